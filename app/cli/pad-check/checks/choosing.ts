import { check, play, type Check } from '../script.ts';
import type { Probe } from '../probe.ts';
import { expectPeriod, UNDER_WAY_MS } from './timing.ts';

const MIND = `
  arm
  seal 2 -> s * n 1 *
  ; the numbers of seals and of events: every press makes a new seal, even of the same face ("Buttons", "Unasked")
  seal 5 -> s e+1 n 2
  ; a new nonce for every seal; an equal commitment shows that the player chose the same face again
  seal 5 -> s e+1 n 3 !#
  open 5`;

const AGAIN_LOOK =
  'a notice is sent again after each period of 250 ms, as the same line, until an ack with its event number comes';

async function repeatsSeals(probe: Probe): Promise<void> {
  const sealed = await play(probe, 'arm\npress 6 -> s * n 1');
  await expectPeriod(
    probe,
    async () => undefined,
    ({ text }) => text === sealed?.text,
    {
      after: 'a seal that nobody acknowledges',
      look: AGAIN_LOOK,
      within: 0,
      beat: () => probe.beat(),
    },
  );
  await play(
    probe,
    `
    ; ${AGAIN_LOOK}
    K e+1
    wait ${UNDER_WAY_MS}
    again -> s e n 1 #
    K e
    wait ${UNDER_WAY_MS}
    quiet 700
    ; at an arm after which the pad is still sealed, the seal is sent again before the answer: so a host can ask for a commitment that it missed
    A n N -> s * n 1 # & a n
    open 6
    settle
    arm
    press 3 -> s * n 1
    C n -> c n 1 # ; close with a seal that is not acknowledged
    quiet 700 ; a seal that waits for its ack is dropped when the pad is no longer sealed ("Unasked")
    open 3`,
  );
}

const LATE = `
  arm
  seal 1 -> s * n 1
  L n 200 -> l n
  wait 400
  P -> p c n 1 ; the countdown of closeIn
  ; whether a press is ignored in every state but armed and sealed: nobody may change a face after the count
  vain 6
  P -> p c n 1
  C n -> c n 1 #
  R n 1 -> r n 1 1 fits
  vain 5
  R n 1 -> r n 1 1 x
  settle
  vain 2`;

const HALT = `
  arm
  seal 5 -> s * n 1
  ; two buttons down together for 0.7 s: halt, with the number of the seal that was current before, which is sent again ("Buttons")
  hold 4 2 -> t * n 1 & s * n 1 #
  seal 3 -> s * n >top ; numbers of withdrawn seals are not used again
  open 3
  settle
  arm
  hold 4 2 -> t * n 0 ; two buttons down together for 0.7 s: halt, with seal 0 if there was none before ("Buttons")
  P -> p a n 0 ; the seal that the first press made is withdrawn
  C n -> c n 0 none ; close after a halt that leaves no seal: seal 0 and 32 zeros`;

const KEPT_LOOK =
  'what survives a reset: attempt, state, seals and nonces lie in RAM that start-up code does not touch, with a checksum. Opening a port resets most boards';

const HOST = `
  arm
  reopen -> h * * id a n 0 ; ${KEPT_LOOK}`;

const KEPT = `
  arm
  seal 4 -> s * n 1
  ; ${KEPT_LOOK}
  reopen -> h * * id s n 1
  booted -> s * n 1 # ; the seal is sent again after a boot, as soon as the hello is acknowledged ("Unasked")
  A n N -> s * n 1 # & a n
  open 4`;

const POWER = `
  arm
  seal 2 -> s * n 1
  ; whether it was unplugged for ten seconds, since memory may survive a short loss of power; and the checksum of that memory
  power -> h * * id i 0 0
  ; the same attempt and host nonce as before: no attempt is spent after power off
  A n N -> a n
  seal 2 -> s 1 n 1 ; events are counted from 1 after every boot
  open 2`;

const SECTION = 'What a pad keeps';

/** Needs nobody. */
export const restarting: readonly Check[] = [
  check('host', 'goes on with its attempt when the host is started again', SECTION, HOST),
];

/** What a player may do before the reveal, and may not do after the count; and what outlives a boot. */
export const choosing: readonly Check[] = [
  check('mind', 'makes a new seal at every press, and opens the last', 'Buttons', MIND, 'buttons'),
  check('notices', 'sends a seal again until it is acknowledged, and when it is armed again', 'Unasked', repeatsSeals, 'buttons'),
  check('late', 'changes nothing after the count', 'Secrecy', LATE, 'buttons'),
  check('halt', 'halts the count when two buttons are held', 'Buttons', HALT, 'buttons'),
  check('kept', 'keeps its seal when the host is started again', SECTION, KEPT, 'buttons'),
  check('power', 'forgets all but its name without power', SECTION, POWER, 'cable'),
];
