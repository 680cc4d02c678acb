#ifndef DECODER_H
#define DECODER_H

#include "CCurlTransfer.h"

// Decodes bodies. libcurl can do that, too, but it fails if it does not know an encoding, or if a gzip
// body has several members; the response, which the server has sent, is lost then. The decoding
// libraries are those that libcurl is linked with. They are loaded, and their headers are not needed.

/// The fields of zlib's `z_stream`.
typedef struct {
  const unsigned char *next_in;
  unsigned int avail_in;
  unsigned long total_in;
  unsigned char *next_out;
  unsigned int avail_out;
  unsigned long total_out;
  const char *msg;
  void *state;
  void *(*zalloc)(void *, unsigned int, unsigned int);
  void (*zfree)(void *, void *);
  void *opaque;
  int data_type;
  unsigned long adler;
  unsigned long reserved;
} decoder_zlib_stream;

typedef struct {
  capabilities_curl_encoding encoding;
  decoder_zlib_stream zlib;
  /// The state of Brotli or zstd.
  void *state;
  bool has_started;
  /// Whether the bytes so far are complete.
  bool is_complete;
  /// Why the body cannot be decoded; NULL if it can.
  const char *fault;
} body_decoder;

/// Receives decoded bytes. Returning false ends the decoding.
typedef bool (*body_receiver)(void *context, const char *bytes, size_t count);

/// Decodes a part of a body.
///
/// @return Whether to continue: `receive` accepted all bytes, and they can be decoded.
bool decoder_write(
  body_decoder *decoder,
  const char *bytes,
  size_t count,
  body_receiver receive,
  void *context
);

/// Records that the body has ended. Sets a fault if it is incomplete.
void decoder_finish(body_decoder *decoder);

/// Frees the memory of a decoder in any state.
void decoder_free(body_decoder *decoder);

/// Returns whether an encoding can be decoded.
bool decoder_knows(capabilities_curl_encoding encoding);

#endif
