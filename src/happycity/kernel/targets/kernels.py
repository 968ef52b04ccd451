"""What a card is asked to do, in LLVM's words: every thread takes its games and calls the entries.

A thread works on copies in memory of its own, which a card lays out so that threads which look at the same
field of their games read side by side.  `@thread`, the number of a thread, is said by who builds: a card asks
its registers.
"""

from happycity.kernel.layout import ACTIONS, SEATS, STATE_BYTES, byte_of
from happycity.kernel.learning.observation import OBSERVATION_BYTES, PLAY, Ending, EnvStep
from happycity.kernel.learning.seeding import new_schedule
from happycity.kernel.net.layout import JUDGE, JUDGE_BYTES
from happycity.kernel.net.pondering import Pondering
from happycity.kernel.search.layout import MIND, MIND_BYTES
from happycity.kernel.targets.rows import (
    HALF,
    LIST_ROOM,
    NOBODY_REFUSED,
    PLAY_STRIDE,
    REHEARSAL,
    STATE_ROOM,
    STATE_STRIDE,
    STREAMS_STRIDE,
    WORD,
    WORK_ROOM,
)


def _row(name: str, of: str, apart: int | str, number: str = "game") -> str:
    """The address of a row."""
    return f"""
  %{name}.at = mul i64 %{number}.wide, {apart}
  %{name} = getelementptr i8, ptr %{of}, i64 %{name}.at"""


def _field(name: str) -> str:
    """The address of a field of the thread's record of PLAY."""
    return f"%play.{name} = getelementptr i8, ptr %play, i64 {byte_of(PLAY, name)}"


def _whether(ending: Ending, rows: str) -> str:
    """Write into a row whether the game ended in this way."""
    return f"""
  %{rows}.is = icmp eq i32 %ending, {int(ending)}
  %{rows}.byte = zext i1 %{rows}.is to i8
  %{rows}.to = getelementptr i8, ptr %{rows}, i64 %game.wide
  store i8 %{rows}.byte, ptr %{rows}.to"""


# --- moving rows --------------------------------------------------------------------------------------

AT_ONCE = 16
"""Words that are on their way at the same time, because each takes long."""


def _copy(to: str, source: str, size: int) -> str:
    return f"""
  call void @copy_{size}(ptr %{to}, ptr %{source})"""


def _copying(size: int) -> str:
    """A function that copies so many bytes, some words at a time."""
    lines = ""
    for first in range(0, size, AT_ONCE * WORD):
        batch = range(first, min(first + AT_ONCE * WORD, size), WORD)
        for at in batch:
            lines += f"""
  %from.{at} = getelementptr i8, ptr %from, i64 {at}
  %word.{at} = load <2 x i64>, ptr %from.{at}, align {WORD}"""
        for at in batch:
            lines += f"""
  %to.{at} = getelementptr i8, ptr %to, i64 {at}
  store <2 x i64> %word.{at}, ptr %to.{at}, align {WORD}"""
    return f"""
define internal void @copy_{size}(ptr %to, ptr %from) alwaysinline {{{lines}
  ret void
}}
"""


WHOLE_WORDS = OBSERVATION_BYTES - HALF

# An observation is half a word too long for whole words to fit every row: in odd rows that half comes first,
# in the others last.
COPY_OBSERVATION = f"""
define internal void @copy_observation(ptr %to, ptr %from, i64 %odd) alwaysinline {{
  %first = mul i64 %odd, {HALF}
  %not_first = sub i64 {HALF}, %first
  %half = mul i64 %not_first, {WHOLE_WORDS // HALF}
  %half.from = getelementptr i8, ptr %from, i64 %half
  %half.to = getelementptr i8, ptr %to, i64 %half
  %word = load i64, ptr %half.from, align {HALF}
  store i64 %word, ptr %half.to, align {HALF}
  %words.from = getelementptr i8, ptr %from, i64 %first
  %words.to = getelementptr i8, ptr %to, i64 %first
  call void @copy_{WHOLE_WORDS}(ptr %words.to, ptr %words.from)
  ret void
}}
"""

SIZES = {WORK_ROOM, STREAMS_STRIDE, STATE_ROOM, PLAY_STRIDE, WHOLE_WORDS}
COPYING = "".join(map(_copying, sorted(SIZES))) + COPY_OBSERVATION

# --- what a thread works with -------------------------------------------------------------------------

ROOM = f"""
  %state = alloca [{STATE_ROOM} x i8], align 16
  %work = alloca [{WORK_ROOM} x i8], align 16
  %list = alloca [{LIST_ROOM} x i8], align 16"""

MORE_ROOM = f"""{ROOM}
  %play = alloca [{PLAY_STRIDE} x i8], align 16
  %shown.room = alloca [{OBSERVATION_BYTES + HALF} x i8], align 16
  %schedule = alloca [{new_schedule().nbytes} x i8], align 16"""

GAMES = "ptr %tables, ptr %options, ptr %states, ptr %streams, ptr %plays, ptr %observations, ptr %masks"
ROWS = (
    _row("stands", "states", STATE_STRIDE)
    + _row("chance", "streams", STREAMS_STRIDE)
    + _row("record", "plays", PLAY_STRIDE)
    + _row("seen", "observations", OBSERVATION_BYTES)
    + _row("mask", "masks", ACTIONS)
    + f"""
  %odd = and i64 %game.wide, 1
  %shown.at = mul i64 %odd, {HALF}
  %shown = getelementptr i8, ptr %shown.room, i64 %shown.at"""
)
TAKE = (
    _copy("work", "options", WORK_ROOM)
    + _copy("work", "chance", STREAMS_STRIDE)
    + _copy("state", "stands", STATE_ROOM)
    + _copy("play", "record", PLAY_STRIDE)
)
GIVE_BACK = (
    _copy("chance", "work", STREAMS_STRIDE)
    + _copy("stands", "state", STATE_ROOM)
    + _copy("record", "play", PLAY_STRIDE)
)
SHOW = """
  call void @copy_observation(ptr %shown, ptr %seen, i64 %odd)"""
PUBLISH = """
  call void @copy_observation(ptr %seen, ptr %shown, i64 %odd)"""


def _advance(way: EnvStep) -> str:
    """Call the entry for the thread's one game."""
    return f"""
  call void @advance(i32 {int(way)}, i32 0, i32 0, i32 1, ptr %tables, ptr %state, i32 1, ptr %work, i32 1,
                     ptr %play, i32 1, ptr %shown, i32 1, ptr %mask, i32 1, ptr %list, ptr %schedule)"""


PLAY_OUT = f"""
define ptx_kernel void @play_games(ptr %tables, ptr %options, i64 %seed, i32 %games, i32 %slice,
                                   ptr %results, ptr %given, i32 %each) {{{ROOM}
  %thread = call i32 @thread()
  %first = mul i32 %thread, %slice
  %end = add i32 %first, %slice
  %too_far = icmp sgt i32 %end, %games
  %last = select i1 %too_far, i32 %games, i32 %end
  %idle = icmp sge i32 %first, %games
  br i1 %idle, label %done, label %begin
begin:{_copy("work", "options", WORK_ROOM)}
  br label %next
next:
  %game = phi i32 [ %first, %begin ], [ %after, %play ]
  %dealt = icmp eq i32 %each, 0
  br i1 %dealt, label %play, label %take
take:
  %nth = udiv i32 %game, %each
  %nth.wide = zext i32 %nth to i64\
{_row("stands", "given", STATE_STRIDE, "nth")}{_copy("state", "stands", STATE_ROOM)}
  br label %play
play:
  %after = add i32 %game, 1
  call void @play_out(ptr %state, i32 1, ptr %tables, i64 %seed, i32 %game, i32 %after,
                      ptr %results, i32 %games, ptr %work, ptr %list)
  %on = icmp slt i32 %after, %last
  br i1 %on, label %next, label %done
done:
  ret void
}}
"""

CHECK = f"""
define ptx_kernel void @check_actions(i32 %games, ptr %given, i64 %apart, i32 %wide, ptr %masks, ptr %plays,
                                      ptr %refused) {{
  %game = call i32 @thread()
  %idle = icmp sge i32 %game, %games
  br i1 %idle, label %done, label %read
read:
  %game.wide = zext i32 %game to i64{_row("one", "given", "%apart")}
  %is_wide = icmp ne i32 %wide, 0
  br i1 %is_wide, label %read_wide, label %read_narrow
read_wide:
  %of_wide = load i64, ptr %one
  br label %judge
read_narrow:
  %narrow = load i32, ptr %one
  %of_narrow = sext i32 %narrow to i64
  br label %judge
judge:
  %action = phi i64 [ %of_wide, %read_wide ], [ %of_narrow, %read_narrow ]
  %known = icmp ult i64 %action, {ACTIONS}
  br i1 %known, label %look, label %refuse
look:{_row("mask", "masks", ACTIONS)}
  %bit.at = getelementptr i8, ptr %mask, i64 %action
  %bit = load i8, ptr %bit.at
  %legal = icmp eq i8 %bit, 1
  br i1 %legal, label %keep, label %refuse
keep:{_row("play", "plays", PLAY_STRIDE)}
  {_field("action")}
  %number = trunc i64 %action to i32
  store i32 %number, ptr %play.action
  br label %done
refuse:
  %before = atomicrmw umin ptr %refused, i32 %game monotonic
  br label %done
done:
  ret void
}}
"""

# The seat that decides, for everybody to read.
SEAT = f"""
  {_field("seat")}
  %seat = load i32, ptr %play.seat
  %seats.to = getelementptr i32, ptr %seats, i64 %game.wide
  store i32 %seat, ptr %seats.to"""

# New games in the rows that are listed.
DEAL = f"""
define ptx_kernel void @deal_games(ptr %ended, ptr %rows, i64 %stride, {GAMES}, ptr %seats) {{{MORE_ROOM}
  %thread = call i32 @thread()
  %number = load i32, ptr %ended
  %idle = icmp sge i32 %thread, %number
  br i1 %idle, label %done, label %begin
begin:
  %game.from = getelementptr i32, ptr %rows, i32 %thread
  %game = load i32, ptr %game.from
  %game.wide = zext i32 %game to i64{ROWS}{TAKE}
  {_field("seed")}
  %seed = load i64, ptr %play.seed
  %next = add i64 %seed, %stride
  store i64 %next, ptr %play.seed{SHOW}{_advance(EnvStep.DEAL)}{PUBLISH}{GIVE_BACK}{SEAT}
  br label %done
done:
  ret void
}}
"""

# A game that ends is only listed: dealt in its own thread, the next one would keep the thread's neighbours
# waiting.
STEP = f"""
define ptx_kernel void @step_games(i32 %games, ptr %refused, ptr %ended, ptr %rows, {GAMES}, ptr %seats,
                                   i32 %players, ptr %rewards, ptr %terminations, ptr %truncations) {{\
{MORE_ROOM}
  %game = call i32 @thread()
  %idle = icmp sge i32 %game, %games
  %bad = load i32, ptr %refused
  %stop = icmp ne i32 %bad, {NOBODY_REFUSED - (1 << 32)}
  %rest = or i1 %idle, %stop
  br i1 %rest, label %done, label %begin
begin:
  %game.wide = zext i32 %game to i64{ROWS}{TAKE}{SHOW}{_advance(EnvStep.STEP)}{PUBLISH}{GIVE_BACK}{SEAT}
  {_field("ending")}
  {_field("rewards")}
  %ending = load i32, ptr %play.ending\
{_whether(Ending.OVER, "terminations")}{_whether(Ending.STOPPED, "truncations")}
  %before = mul i32 %game, %players
  br label %pay
pay:
  %paid = phi i32 [ 0, %begin ], [ %paid.next, %pay ]
  %reward.from = getelementptr float, ptr %play.rewards, i32 %paid
  %reward = load float, ptr %reward.from
  %nth = add i32 %before, %paid
  %rewards.to = getelementptr float, ptr %rewards, i32 %nth
  store float %reward, ptr %rewards.to
  %paid.next = add i32 %paid, 1
  %on = icmp slt i32 %paid.next, %players
  br i1 %on, label %pay, label %paid_all
paid_all:
  %goes_on = icmp eq i32 %ending, {int(Ending.NONE)}
  br i1 %goes_on, label %done, label %note
note:
  %place = atomicrmw add ptr %ended, i32 1 monotonic
  %rows.to = getelementptr i32, ptr %rows, i32 %place
  store i32 %game, ptr %rows.to
  br label %done
done:
  ret void
}}
"""

CHOOSE = f"""
define ptx_kernel void @choose_actions(i32 %games, {GAMES}, ptr %actions) {{{MORE_ROOM}
  %game = call i32 @thread()
  %idle = icmp sge i32 %game, %games
  br i1 %idle, label %done, label %begin
begin:
  %game.wide = zext i32 %game to i64{ROWS}{TAKE}{_advance(EnvStep.CHOOSE)}\
{_copy("chance", "work", STREAMS_STRIDE)}
  {_field("action")}
  %number = load i32, ptr %play.action
  %action = sext i32 %number to i64
  %actions.to = getelementptr i64, ptr %actions, i64 %game.wide
  store i64 %action, ptr %actions.to
  br label %done
done:
  ret void
}}
"""


def _tell(name: str, number: str) -> str:
    """Copy a number of the thread's task into its mind."""
    return f"""
  %task.{name} = getelementptr i8, ptr %task, i64 {byte_of(REHEARSAL, name)}
  %mind.{name} = getelementptr i8, ptr %mind, i64 {byte_of(MIND, name)}
  %{name} = load {number}, ptr %task.{name}
  store {number} %{name}, ptr %mind.{name}"""


# One action in one imagined world, see `net.rehearsal`.  Of the states a rehearsal goes through only two are
# needed, that from which it begins and that which is played on; trees are not grown.
BEGIN_REHEARSAL = (
    _row("stands", "states", STATE_STRIDE, "state")
    + _copy("work", "options", WORK_ROOM)
    + _copy("stack", "stands", STATE_ROOM)
    + _tell("world", "i64")
    + _tell("opening", "i32")
    + _tell("turns", "i32")
)
REHEARSE = f"""
define ptx_kernel void @rehearse_worlds(ptr %tables, ptr %options, ptr %net, i32 %tasks, ptr %given,
                                        ptr %states, ptr %outcomes) {{
  %stack = alloca [{2 * STATE_ROOM} x i8], align 16
  %work = alloca [{WORK_ROOM} x i8], align 16
  %mind = alloca [{MIND_BYTES} x i8], align 16
  %sight = alloca [{OBSERVATION_BYTES} x i8], align 16
  %judge = alloca [{JUDGE_BYTES} x i8], align 16
  %list = alloca [{LIST_ROOM} x i8], align 16
  %game = call i32 @thread()
  %idle = icmp sge i32 %game, %tasks
  br i1 %idle, label %done, label %begin
begin:
  %game.wide = zext i32 %game to i64
  {_row("task", "given", REHEARSAL.itemsize)}
  {_row("brought", "outcomes", 4 * SEATS)}
  %state.from = getelementptr i8, ptr %task, i64 {byte_of(REHEARSAL, "state")}
  %state = load i32, ptr %state.from
  %state.wide = zext i32 %state to i64{BEGIN_REHEARSAL}
  %judge.asked = getelementptr i8, ptr %judge, i64 {byte_of(JUDGE, "asked")}
  store i32 0, ptr %judge.asked
  call void @llvm.memset.p0.i64(ptr %sight, i8 0, i64 {OBSERVATION_BYTES}, i1 false)
  %said = call i32 @ponder(i32 {int(Pondering.REHEARSE)}, i32 1, ptr %stack, ptr %tables, ptr %work,
                           ptr %mind, ptr null, i32 0, ptr %brought, i32 {SEATS}, ptr %sight, ptr %judge,
                           ptr %net, ptr %list)
  br label %done
done:
  ret void
}}
"""
assert 2 * STATE_ROOM >= STATE_BYTES + STATE_ROOM

GAMES_KERNELS = PLAY_OUT + CHECK + DEAL + STEP + CHOOSE
REHEARSAL_KERNELS = REHEARSE
