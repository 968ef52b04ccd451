"""Learning to play by self-play, in every kind of game; nothing of it is needed to play.

Needs the extra `train`, but for `recipe`.

- `recipe`: what a training is made of, read from a file
- `sight`, `network`: the net as torch sees it; the plan they follow is the kernel's (`kernel.net.layout`)
- `crowd`, `rollout`: many games at once, on a card or on the processor, and what each decision was worth
- `ppo`: learning from them; `training`: the whole, in pieces that can be continued
"""
