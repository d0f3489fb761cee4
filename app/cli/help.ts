/** What follows the help of `play`, before its examples. */
export const COMMANDS_HELP = `
Every game is played by "commands", each of which is an answer to the question that waits ("KH", "clean", "yes"), the faces
that open ({"faces":[6,1,null]}), or a command as a night records it ({"type":"leave","seat":1}; "n" may be left out). Players
are names, whose ids are seat-0, seat-1 and so on, or {"id","name"}. "deck" has the cards that the screen draws, in order;
"dealer" is a seat, and "lastWinners" are seats. The answer has the rounds, the "scores", the seats of the "winners", whether
the game has "ended", and in "waits" the question that comes next. Some games also have a form of their own, without commands.`;

/** What follows the help of `verify`. Help texts stand here, because commands are loaded only when they run. */
export const VERIFY_HELP = `
A record that was rewritten as a whole is consistent too. To notice that, compare it with what somebody
noted: the head of the night (on the keepsake and in exports) or the fingerprint of a round (on the table display at
"Up!"). Both are eight characters; upper or lower case, O for 0, I or L for 1, and a space or hyphen in the middle make no
difference. The seal of a pad binds its player even against the referee; the seals that the referee makes for keys and
bots do not.

A hall of tables has a mirror of each night that was played in it: mirrors/TABLE/NIGHT.jsonl in its folder. A table sends each
line as soon as it is written, the seals of a round before any face is asked for: what the hall has cannot be changed unseen.`;

/** What follows the help of `pad-check`. */
export const PAD_CHECK_HELP = `
Close the referee first, and do it between two nights: an attempt that still runs in the pad is called off. It takes half a
minute, and some more for 25 presses and one pull of the cable. Exit code 0: no check failed; 1: one failed; 2: the checks
could not be made to the end. With --orders, the lines "press 6", "down 2", "up 2" and "power" (off and on again) are written
for a program to obey.`;

/** What can be typed while virtual pads run. */
export const ORDERS_HELP =
  '"2 6": pad 2 presses face 6; "2 halt", "2 unplug", "2 plug", "2 reset"; "all": every pad presses some face; "quit"';
