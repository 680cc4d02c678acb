#ifndef DIGEST_H
#define DIGEST_H

#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// The first 16 bytes of a SHA-256 digest, as two numbers with the most significant byte first.
typedef struct {
  uint64_t first, second;
} capabilities_digest;

/// Returns the SHA-256 digest (FIPS 180-4) of bytes. Foundation has none on Linux, and a debug build of
/// Swift code takes a hundred times as long.
///
/// @param bytes The bytes; may be null if there are none.
/// @param count The number of bytes.
capabilities_digest capabilities_sha256(const uint8_t *bytes, size_t count);

#ifdef __cplusplus
}
#endif

#endif
