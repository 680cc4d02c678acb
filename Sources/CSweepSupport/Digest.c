#include "Digest.h"

#include <string.h>

/// The first 32 bits of the fractional parts of the cube roots of the first 64 primes.
static const uint32_t constants[64] = {
  0x428A2F98, 0x71374491, 0xB5C0FBCF, 0xE9B5DBA5, 0x3956C25B, 0x59F111F1, 0x923F82A4, 0xAB1C5ED5,
  0xD807AA98, 0x12835B01, 0x243185BE, 0x550C7DC3, 0x72BE5D74, 0x80DEB1FE, 0x9BDC06A7, 0xC19BF174,
  0xE49B69C1, 0xEFBE4786, 0x0FC19DC6, 0x240CA1CC, 0x2DE92C6F, 0x4A7484AA, 0x5CB0A9DC, 0x76F988DA,
  0x983E5152, 0xA831C66D, 0xB00327C8, 0xBF597FC7, 0xC6E00BF3, 0xD5A79147, 0x06CA6351, 0x14292967,
  0x27B70A85, 0x2E1B2138, 0x4D2C6DFC, 0x53380D13, 0x650A7354, 0x766A0ABB, 0x81C2C92E, 0x92722C85,
  0xA2BFE8A1, 0xA81A664B, 0xC24B8B70, 0xC76C51A3, 0xD192E819, 0xD6990624, 0xF40E3585, 0x106AA070,
  0x19A4C116, 0x1E376C08, 0x2748774C, 0x34B0BCB5, 0x391C0CB3, 0x4ED8AA4A, 0x5B9CCA4F, 0x682E6FF3,
  0x748F82EE, 0x78A5636F, 0x84C87814, 0x8CC70208, 0x90BEFFFA, 0xA4506CEB, 0xBEF9A3F7, 0xC67178F2,
};

static uint32_t rotate(uint32_t word, int count) { return word >> count | word << (32 - count); }

static void add_block(const uint8_t *block, uint32_t *state) {
  uint32_t words[64], v[8];
  for (int i = 0; i < 16; i += 1) {
    const uint8_t *b = block + 4 * i;
    words[i] = (uint32_t)b[0] << 24 | (uint32_t)b[1] << 16 | (uint32_t)b[2] << 8 | b[3];
  }
  for (int i = 16; i < 64; i += 1) {
    uint32_t early = words[i - 15], late = words[i - 2];
    words[i] = words[i - 16] + (rotate(early, 7) ^ rotate(early, 18) ^ early >> 3)
      + words[i - 7] + (rotate(late, 17) ^ rotate(late, 19) ^ late >> 10);
  }
  memcpy(v, state, sizeof v);
  for (int i = 0; i < 64; i += 1) {
    uint32_t high = rotate(v[4], 6) ^ rotate(v[4], 11) ^ rotate(v[4], 25);
    uint32_t first = v[7] + high + ((v[4] & v[5]) ^ (~v[4] & v[6])) + constants[i] + words[i];
    uint32_t low = rotate(v[0], 2) ^ rotate(v[0], 13) ^ rotate(v[0], 22);
    uint32_t second = low + ((v[0] & v[1]) ^ (v[0] & v[2]) ^ (v[1] & v[2]));
    memmove(v + 1, v, 7 * sizeof *v);
    v[4] += first;
    v[0] = first + second;
  }
  for (int i = 0; i < 8; i += 1) state[i] += v[i];
}

capabilities_digest capabilities_sha256(const uint8_t *bytes, size_t count) {
  uint32_t state[8] = {
    0x6A09E667, 0xBB67AE85, 0x3C6EF372, 0xA54FF53A, 0x510E527F, 0x9B05688C, 0x1F83D9AB, 0x5BE0CD19,
  };
  size_t whole = count / 64 * 64, rest = count - whole;
  for (size_t start = 0; start < whole; start += 64) add_block(bytes + start, state);
  // The rest, a 1 bit, zeros, and the length in bits.
  uint8_t end[128] = {0};
  if (rest) memcpy(end, bytes + whole, rest);
  end[rest] = 0x80;
  size_t size = rest < 56 ? 64 : 128;
  for (size_t i = 0; i < 8; i += 1) end[size - 1 - i] = (uint8_t)((uint64_t)count * 8 >> (8 * i));
  for (size_t start = 0; start < size; start += 64) add_block(end + start, state);
  return (capabilities_digest){
    (uint64_t)state[0] << 32 | state[1],
    (uint64_t)state[2] << 32 | state[3],
  };
}
