/** The sounds themselves: how each is put together from tones and noise. Levels are set so that all are equally loud. */

export type Sound =
  | "choose"
  | "buy"
  | "coin"
  | "reveal"
  | "window"
  | "special"
  | "turn"
  | "refused"
  | "monster"
  | "rubble"
  | "stop"
  | "last-round"
  | "end";

interface Player {
  context: BaseAudioContext;
  out: AudioNode;
  at: number;
}

interface Tone {
  wave?: OscillatorType;
  hz: number;
  /** Glides there. */
  to?: number;
  lasts: number;
  level: number;
  after?: number;
  attack?: number;
  /** Takes away what is higher. */
  below?: number;
  /** Wobbles so often a second. */
  tremble?: number;
}

interface Noise {
  type: BiquadFilterType;
  from: number;
  to?: number;
  lasts: number;
  level: number;
  after?: number;
}

const [C3, G4, C5, E5, G5, C6] = [130.81, 392, 523.25, 659.25, 783.99, 1046.5];
/** C major pentatonic, from C5 upwards. */
const SCALE = [523.25, 587.33, 659.25, 783.99, 880, 1046.5, 1174.66, 1318.51];

function tone(
  { context, out, at }: Player,
  { wave = "sine", hz, to, lasts, level, after = 0, ...more }: Tone,
): void {
  const start = at + after;
  const source = context.createOscillator();
  source.type = wave;
  source.frequency.setValueAtTime(hz, start);
  if (to) source.frequency.exponentialRampToValueAtTime(to, start + lasts);
  const volume = context.createGain();
  swell(volume.gain, start, lasts, level, more.attack ?? 0.004);
  let last: AudioNode = source;
  if (more.below) last = last.connect(filter(context, "lowpass", more.below));
  last.connect(volume).connect(out);
  if (more.tremble) wobble(context, volume.gain, start, lasts, more.tremble, level * 0.4);
  source.start(start);
  source.stop(start + lasts + 0.05);
}

function noise({ context, out, at }: Player, { type, from, to, lasts, level, after = 0 }: Noise): void {
  const start = at + after;
  const source = context.createBufferSource();
  source.buffer = hiss(context);
  const shape = filter(context, type, from);
  if (to) {
    shape.frequency.setValueAtTime(from, start);
    shape.frequency.exponentialRampToValueAtTime(to, start + lasts);
  }
  const volume = context.createGain();
  swell(volume.gain, start, lasts, level, 0.006);
  source.connect(shape).connect(volume).connect(out);
  source.start(start, Math.random() * 0.5, lasts + 0.05);
}

function swell(gain: AudioParam, start: number, lasts: number, level: number, attack: number): void {
  gain.setValueAtTime(0.0001, start);
  gain.exponentialRampToValueAtTime(level, start + Math.min(attack, lasts / 2));
  gain.exponentialRampToValueAtTime(0.0001, start + lasts);
}

function filter(context: BaseAudioContext, type: BiquadFilterType, hz: number): BiquadFilterNode {
  const made = context.createBiquadFilter();
  made.type = type;
  made.frequency.value = hz;
  return made;
}

function wobble(
  context: BaseAudioContext,
  gain: AudioParam,
  start: number,
  lasts: number,
  hz: number,
  depth: number,
): void {
  const source = context.createOscillator();
  const amount = context.createGain();
  source.frequency.value = hz;
  amount.gain.value = depth;
  source.connect(amount).connect(gain);
  source.start(start);
  source.stop(start + lasts);
}

const hisses = new WeakMap<BaseAudioContext, AudioBuffer>();

/** A second of white noise. */
function hiss(context: BaseAudioContext): AudioBuffer {
  const known = hisses.get(context);
  if (known) return known;
  const made = context.createBuffer(1, context.sampleRate, context.sampleRate);
  const data = made.getChannelData(0);
  for (let i = 0; i < data.length; i++) data[i] = Math.random() * 2 - 1;
  hisses.set(context, made);
  return made;
}

function monster(player: Player, name: string): void {
  for (const [i, hz] of [60, 50, 40].entries()) {
    tone(player, { hz, to: hz * 0.7, lasts: 0.2, level: 0.55, after: i * 0.24 });
    noise(player, { type: "lowpass", from: 240, lasts: 0.08, level: 0.35, after: i * 0.24 });
  }
  (calls[name] ?? growl)(player, 0.8);
}

function growl(player: Player, after: number): void {
  tone(player, {
    wave: "sawtooth",
    hz: 98,
    to: 65,
    lasts: 0.5,
    level: 0.3,
    after,
    attack: 0.08,
    below: 520,
    tremble: 24,
  });
}

/** What each monster says when it has arrived. */
const calls: Record<string, (player: Player, after: number) => void> = {
  grozilla: growl,
  poulpzilla: (player, after) => {
    for (const [i, hz] of [262, 330, 392, 523, 392].entries())
      tone(player, { hz, to: hz * 1.6, lasts: 0.09, level: 0.25, after: after + i * 0.09 });
  },
  corgzilla: (player, after) => {
    for (const i of [0, 1])
      tone(player, {
        wave: "triangle",
        hz: 523,
        to: 880,
        lasts: 0.1,
        level: 0.28,
        after: after + i * 0.16,
        below: 2400,
      });
  },
  pioupiouzilla: (player, after) => {
    for (const i of [0, 1, 2])
      tone(player, { hz: 2093, to: 2637, lasts: 0.07, level: 0.16, after: after + i * 0.11 });
  },
  catzilla: (player, after) => {
    tone(player, {
      wave: "sawtooth",
      hz: 440,
      to: 660,
      lasts: 0.22,
      level: 0.16,
      after,
      attack: 0.06,
      below: 1800,
    });
    tone(player, {
      wave: "sawtooth",
      hz: 660,
      to: 392,
      lasts: 0.3,
      level: 0.16,
      after: after + 0.18,
      attack: 0.04,
      below: 1500,
    });
  },
};

function chime(player: Player, hz: number, level: number, after = 0, lasts = 0.5): void {
  tone(player, { hz, lasts, level, after });
  tone(player, { hz: hz * 2.76, lasts: lasts * 0.5, level: level * 0.25, after });
}

const drawings: Record<Sound, (player: Player, what: number | string) => void> = {
  choose: (player) => tone(player, { wave: "triangle", hz: E5, lasts: 0.06, level: 0.6 }),
  buy: (player) => {
    noise(player, { type: "lowpass", from: 300, lasts: 0.06, level: 1.5 });
    tone(player, { hz: E5, lasts: 0.2, level: 0.36, after: 0.03 });
    tone(player, { hz: G5, lasts: 0.3, level: 0.36, after: 0.11 });
  },
  coin: (player, step) => {
    const hz = SCALE[Number(step) % SCALE.length] ?? C5;
    chime(player, hz * 2, 0.24, 0, 0.22);
  },
  reveal: (player) => noise(player, { type: "bandpass", from: 500, to: 2400, lasts: 0.14, level: 2.4 }),
  window: (player, floor) => chime(player, SCALE[Number(floor) % SCALE.length] ?? C5, 0.22, 0, 0.35),
  special: (player) => {
    for (const [i, hz] of [C5, E5, G5, C6].entries())
      tone(player, { wave: "triangle", hz, lasts: 0.34, level: 0.4, after: i * 0.09 });
  },
  turn: (player) => {
    chime(player, G4, 0.26, 0, 0.5);
    chime(player, C5, 0.28, 0.26, 0.7);
  },
  refused: (player) => {
    for (const after of [0, 0.11]) {
      tone(player, { wave: "triangle", hz: C3, to: C3 * 0.85, lasts: 0.08, level: 0.95, after });
      noise(player, { type: "lowpass", from: 700, lasts: 0.03, level: 0.25, after });
    }
  },
  monster: (player, name) => monster(player, String(name)),
  rubble: (player) => noise(player, { type: "lowpass", from: 1800, to: 120, lasts: 0.4, level: 1.3 }),
  stop: (player) => tone(player, { hz: 1760, to: 2349, lasts: 0.18, level: 0.34, attack: 0.02, tremble: 32 }),
  "last-round": (player) => {
    for (const after of [0, 0.8]) {
      tone(player, { hz: 196, lasts: 1.1, level: 0.24, after });
      tone(player, { hz: 392, lasts: 0.8, level: 0.14, after });
      tone(player, { hz: 587.33, lasts: 0.5, level: 0.07, after });
    }
  },
  end: (player) => {
    for (const hz of [C3, 196, 261.63, 329.63, 392])
      tone(player, { wave: "triangle", hz, lasts: 1.2, level: 0.14, attack: 0.08 });
  },
};

/** Put a sound into an audio graph, beginning at `at` seconds of its clock. */
export function draw(
  context: BaseAudioContext,
  out: AudioNode,
  at: number,
  sound: Sound,
  what: number | string = 0,
): void {
  drawings[sound]({ context, out, at }, what);
}
