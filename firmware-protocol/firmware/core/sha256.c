#include "sha256.h"
#include "compiler.h"

/**
 * The sigma functions of SHA-256: (x >>> a) ^ (x >>> b) ^ (x >>> c), rotated right, where a = `first`, b = a + `second` and
 * c = b + `third`, all below 32. The chip spends half the time of a seal here, so chip/sigma.S implements it.
 */
#ifdef __AVR__
uint32_t sigma(uint32_t word, uint8_t first, uint8_t second, uint8_t third);
#else
static uint32_t rotated(uint32_t word, uint8_t right)
{
	return word >> right | word << (32 - right);
}

static uint32_t sigma(uint32_t word, uint8_t first, uint8_t second, uint8_t third)
{
	return rotated(word, first) ^ rotated(word, first + second) ^ rotated(word, first + second + third);
}
#endif

static const uint32_t start[8] IN_FLASH = {
	0x6a09e667, 0xbb67ae85, 0x3c6ef372, 0xa54ff53a, 0x510e527f, 0x9b05688c, 0x1f83d9ab, 0x5be0cd19,
};

static const uint32_t constant[64] IN_FLASH = {
	0x428a2f98, 0x71374491, 0xb5c0fbcf, 0xe9b5dba5, 0x3956c25b, 0x59f111f1, 0x923f82a4, 0xab1c5ed5,
	0xd807aa98, 0x12835b01, 0x243185be, 0x550c7dc3, 0x72be5d74, 0x80deb1fe, 0x9bdc06a7, 0xc19bf174,
	0xe49b69c1, 0xefbe4786, 0x0fc19dc6, 0x240ca1cc, 0x2de92c6f, 0x4a7484aa, 0x5cb0a9dc, 0x76f988da,
	0x983e5152, 0xa831c66d, 0xb00327c8, 0xbf597fc7, 0xc6e00bf3, 0xd5a79147, 0x06ca6351, 0x14292967,
	0x27b70a85, 0x2e1b2138, 0x4d2c6dfc, 0x53380d13, 0x650a7354, 0x766a0abb, 0x81c2c92e, 0x92722c85,
	0xa2bfe8a1, 0xa81a664b, 0xc24b8b70, 0xc76c51a3, 0xd192e819, 0xd6990624, 0xf40e3585, 0x106aa070,
	0x19a4c116, 0x1e376c08, 0x2748774c, 0x34b0bcb5, 0x391c0cb3, 0x4ed8aa4a, 0x5b9cca4f, 0x682e6ff3,
	0x748f82ee, 0x78a5636f, 0x84c87814, 0x8cc70208, 0x90befffa, 0xa4506ceb, 0xbef9a3f7, 0xc67178f2,
};

/** A byte of the padded block. */
static uint8_t padded(const uint8_t *bytes, uint8_t length, uint8_t at)
{
	if (at < length)
		return bytes[at];
	if (at == length)
		return 0x80;
	if (at == 62)
		return (uint8_t)(length >> 5);
	return at == 63 ? (uint8_t)(length << 3) : 0;
}

struct work {
	uint32_t v[8];
	uint32_t words[16];
};

static NOINLINE uint32_t word_at(const uint32_t words[16], uint8_t round)
{
	return words[round & 15];
}

/** W of a round; from the sixteenth on it replaces the one sixteen rounds before. */
static uint32_t word_of(uint32_t words[16], uint8_t round)
{
	uint32_t word = word_at(words, round);
	if (round < 16)
		return word;
	/* The third term is shifted, not rotated: XOR removes the bits that were rotated in, in steps that are fast on AVR. */
	const uint32_t w15 = word_at(words, round + 1), w2 = word_at(words, round + 14);
	word += sigma(w15, 3, 4, 11) ^ (uint32_t)(uint8_t)((uint8_t)w15 << 5) << 24;
	word += sigma(w2, 10, 7, 2) ^ (uint32_t)(uint16_t)((uint16_t)w2 << 6) << 16;
	word += word_at(words, round + 9);
	return words[round & 15] = word;
}

static void compress(uint32_t v[8], uint32_t word)
{
	word += v[7];
	word += sigma(v[4], 6, 5, 14);
	word += v[6] ^ (v[4] & (v[5] ^ v[6]));
	v[3] += word;
	word += sigma(v[0], 2, 11, 9);
	word += (v[0] & v[1]) | (v[2] & (v[0] | v[1]));
	for (uint8_t i = 7; i > 0; i--)
		v[i] = v[i - 1];
	v[0] = word;
}

void sha256(const void *bytes, uint8_t length, uint8_t *digest, uint8_t wanted)
{
	struct work work = {0};
	for (uint8_t at = 0; at < 64; at++)
		work.words[at >> 2] = work.words[at >> 2] << 8 | padded(bytes, length, at);
	for (uint8_t i = 0; i < 8; i++)
		work.v[i] = flash_word32(&start[i]);
	for (uint8_t round = 0; round < 64; round++)
		compress(work.v, word_of(work.words, round) + flash_word32(&constant[round]));
	for (uint8_t i = 0; i < wanted / 4; i++) {
		uint32_t word = work.v[i] + flash_word32(&start[i]);
		for (uint8_t byte = 0; byte < 4; byte++) {
			*digest++ = (uint8_t)(word >> 24);
			word <<= 8;
		}
	}
	/* The hashed bytes could be computed from what is left here. */
	WIPE(work);
}
