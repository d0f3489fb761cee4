/** Words that English, Hungarian and German write or say nearly alike. 64, so that each stands for 6 bits. */
const WORDS = (
  'alma arena atom balkon banana bar bikini bingo cafe delta diva domino elefant festival film gitarre ' +
  'golf gorilla hotel iglu jaguar jazz judo kaktus kamera kanu karate kilo kiwi koala konzert lama ' +
  'limit lotto mango maraton metro mikro mokka motor muzeum nektar oaza opera orkan panda papagaj park ' +
  'piano pilot pirata pizza polka pony rakete robot salsa tango taxi tenor tiger tulipan vulkan zebra'
).split(' ');

/**
 * Two words for what phone and host have agreed on.
 * @param hash at least 2 random bytes
 */
export function twoWords(hash: Uint8Array): string {
  return [hash[0], hash[1]].map((byte = 0) => WORDS[byte % WORDS.length]).join(' ');
}
