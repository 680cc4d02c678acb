#include "Transfer.h"

#ifdef HAS_CURL

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>
#include <string.h>

enum { Z_OK = 0, Z_STREAM_END = 1, Z_MEM_ERROR = -4, Z_BUF_ERROR = -5, Z_NO_FLUSH = 0 };

// The codes of zstd and Brotli for memory that cannot be allocated.
static const size_t zstd_memory_error = (size_t)-64;
enum { brotli_first_memory_error = -30, brotli_last_memory_error = -21 };

typedef struct {
  const void *src;
  size_t size;
  size_t pos;
} zstd_input;

typedef struct {
  void *dst;
  size_t size;
  size_t pos;
} zstd_output;

static struct {
  const char *(*zlib_version)(void);
  int (*inflate_init)(decoder_zlib_stream *, int, const char *, int);
  int (*inflate)(decoder_zlib_stream *, int);
  int (*inflate_reset)(decoder_zlib_stream *);
  int (*inflate_end)(decoder_zlib_stream *);
  void *(*brotli_make)(void *, void *, void *);
  int (*brotli_decode)(void *, size_t *, const uint8_t **, size_t *, uint8_t **, size_t *);
  int (*brotli_error)(const void *);
  void (*brotli_free)(void *);
  void *(*zstd_make)(void);
  size_t (*zstd_decode)(void *, zstd_output *, zstd_input *);
  unsigned int (*zstd_is_error)(size_t);
  size_t (*zstd_free)(void *);
  bool has_zlib, has_brotli, has_zstd;
} libraries;

static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;

static bool find(void *library, void *function, const char *name) {
  void *found = library ? dlsym(library, name) : NULL;
  memcpy(function, &found, sizeof found);
  return found != NULL;
}

/// Opens a library, which is never closed: libcurl uses it, too. Sets `may_retry` if it may exist.
static void *open_library(const char *name, bool *may_retry) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  const char *reason = library ? NULL : dlerror();
  if (!library && !(reason && strstr(reason, "No such file"))) *may_retry = true;
  return library;
}

/// Loads the libraries, with the lock held. Loads those again for which memory or descriptors were short.
static void load(void) {
  static bool is_loaded = false;
  if (is_loaded) return;
  bool may_retry = false;
  if (!libraries.has_zlib) {
    void *zlib = open_library("libz.so.1", &may_retry);
    libraries.has_zlib = find(zlib, &libraries.zlib_version, "zlibVersion")
      && find(zlib, &libraries.inflate_init, "inflateInit2_")
      && find(zlib, &libraries.inflate, "inflate")
      && find(zlib, &libraries.inflate_reset, "inflateReset")
      && find(zlib, &libraries.inflate_end, "inflateEnd");
  }
  if (!libraries.has_brotli) {
    void *brotli = open_library("libbrotlidec.so.1", &may_retry);
    libraries.has_brotli = find(brotli, &libraries.brotli_make, "BrotliDecoderCreateInstance")
      && find(brotli, &libraries.brotli_decode, "BrotliDecoderDecompressStream")
      && find(brotli, &libraries.brotli_error, "BrotliDecoderGetErrorCode")
      && find(brotli, &libraries.brotli_free, "BrotliDecoderDestroyInstance");
  }
  if (!libraries.has_zstd) {
    void *zstd = open_library("libzstd.so.1", &may_retry);
    libraries.has_zstd = find(zstd, &libraries.zstd_make, "ZSTD_createDStream")
      && find(zstd, &libraries.zstd_decode, "ZSTD_decompressStream")
      && find(zstd, &libraries.zstd_is_error, "ZSTD_isError")
      && find(zstd, &libraries.zstd_free, "ZSTD_freeDStream");
  }
  is_loaded = !may_retry;
}

const char *capabilities_curl_encodings(void) {
  static const char *const texts[] = {
    "", "gzip, deflate", "br", "gzip, deflate, br", "zstd", "gzip, deflate, zstd", "br, zstd",
    "gzip, deflate, br, zstd"
  };
  pthread_mutex_lock(&lock);
  load();
  int place = libraries.has_zlib + 2 * libraries.has_brotli + 4 * libraries.has_zstd;
  pthread_mutex_unlock(&lock);
  return texts[place];
}

bool decoder_knows(capabilities_curl_encoding encoding) {
  bool is_known = false;
  pthread_mutex_lock(&lock);
  load();
  switch (encoding) {
  case capabilities_curl_identity: break;
  case capabilities_curl_gzip:
  case capabilities_curl_deflate: is_known = libraries.has_zlib; break;
  case capabilities_curl_brotli: is_known = libraries.has_brotli; break;
  case capabilities_curl_zstd: is_known = libraries.has_zstd; break;
  }
  pthread_mutex_unlock(&lock);
  return is_known;
}

static bool fail(body_decoder *decoder, const char *fault) {
  decoder->fault = fault;
  return false;
}

static bool fail_decoding(body_decoder *decoder, bool is_memory_short) {
  return fail(decoder, is_memory_short ? "memory is short" : "its compressed body is invalid");
}

static bool start(body_decoder *decoder, unsigned char first) {
  decoder->has_started = true;
  // Some servers send `deflate` without the header of zlib, whose first byte is like 0x78.
  int bits = decoder->encoding == capabilities_curl_gzip ? 15 + 16 : (first & 0x8f) == 8 ? 15 : -15;
  switch (decoder->encoding) {
  case capabilities_curl_brotli:
    decoder->state = libraries.brotli_make(NULL, NULL, NULL);
    break;
  case capabilities_curl_zstd:
    decoder->state = libraries.zstd_make();
    break;
  default:
    if (
      libraries.inflate_init(&decoder->zlib, bits, libraries.zlib_version(), sizeof decoder->zlib)
        == Z_OK
    ) decoder->state = &decoder->zlib;
  }
  return decoder->state || fail(decoder, "memory is short");
}

/// The size of a part of a decoded body.
enum { decoded_size = 16 << 10 };

static bool inflate_part(
  body_decoder *decoder,
  const unsigned char *bytes,
  size_t count,
  body_receiver receive,
  void *context
) {
  decoder_zlib_stream *stream = &decoder->zlib;
  unsigned char decoded[decoded_size];
  stream->next_in = bytes;
  stream->avail_in = (unsigned int)count;
  do {
    if (decoder->is_complete) {
      if (!stream->avail_in) return true;
      // A gzip body can have several members.
      bool has_more = decoder->encoding == capabilities_curl_gzip
        && libraries.inflate_reset(stream) == Z_OK;
      if (!has_more) return fail(decoder, "its compressed body has bytes after its end");
      decoder->is_complete = false;
    }
    stream->next_out = decoded;
    stream->avail_out = sizeof decoded;
    int status = libraries.inflate(stream, Z_NO_FLUSH);
    if (status != Z_OK && status != Z_STREAM_END && status != Z_BUF_ERROR) {
      return fail_decoding(decoder, status == Z_MEM_ERROR);
    }
    size_t size = sizeof decoded - stream->avail_out;
    if (size && !receive(context, (const char *)decoded, size)) return false;
    decoder->is_complete = status == Z_STREAM_END;
  } while (stream->avail_in || !stream->avail_out);
  return true;
}

static bool decode_brotli_part(
  body_decoder *decoder,
  const unsigned char *bytes,
  size_t count,
  body_receiver receive,
  void *context
) {
  uint8_t decoded[decoded_size];
  size_t room = 0;
  do {
    if (decoder->is_complete) return fail(decoder, "its compressed body has bytes after its end");
    uint8_t *next = decoded;
    room = sizeof decoded;
    int status = libraries.brotli_decode(decoder->state, &count, &bytes, &room, &next, NULL);
    if (status == 0) {
      int code = libraries.brotli_error(decoder->state);
      return fail_decoding(
        decoder, code >= brotli_first_memory_error && code <= brotli_last_memory_error
      );
    }
    size_t size = sizeof decoded - room;
    if (size && !receive(context, (const char *)decoded, size)) return false;
    decoder->is_complete = status == 1;
  } while (count || (!room && !decoder->is_complete));
  return true;
}

static bool decode_zstd_part(
  body_decoder *decoder,
  const unsigned char *bytes,
  size_t count,
  body_receiver receive,
  void *context
) {
  uint8_t decoded[decoded_size];
  zstd_input input = {bytes, count, 0};
  zstd_output output;
  do {
    output = (zstd_output){decoded, sizeof decoded, 0};
    size_t left = libraries.zstd_decode(decoder->state, &output, &input);
    if (libraries.zstd_is_error(left)) return fail_decoding(decoder, left == zstd_memory_error);
    if (output.pos && !receive(context, (const char *)decoded, output.pos)) return false;
    decoder->is_complete = left == 0;
  } while (input.pos < input.size || (output.pos == output.size && !decoder->is_complete));
  return true;
}

bool decoder_write(
  body_decoder *decoder,
  const char *bytes,
  size_t count,
  body_receiver receive,
  void *context
) {
  if (decoder->encoding == capabilities_curl_identity) return receive(context, bytes, count);
  if (!count) return true;
  const unsigned char *part = (const unsigned char *)bytes;
  if (!decoder->has_started && !start(decoder, part[0])) return false;
  switch (decoder->encoding) {
  case capabilities_curl_brotli:
    return decode_brotli_part(decoder, part, count, receive, context);
  case capabilities_curl_zstd:
    return decode_zstd_part(decoder, part, count, receive, context);
  default:
    return inflate_part(decoder, part, count, receive, context);
  }
}

void decoder_finish(body_decoder *decoder) {
  if (decoder->has_started && !decoder->is_complete && !decoder->fault) {
    decoder->fault = "its compressed body ends too early";
  }
}

void decoder_free(body_decoder *decoder) {
  if (!decoder->state) return;
  switch (decoder->encoding) {
  case capabilities_curl_brotli:
    libraries.brotli_free(decoder->state);
    break;
  case capabilities_curl_zstd:
    libraries.zstd_free(decoder->state);
    break;
  default:
    libraries.inflate_end(&decoder->zlib);
  }
  decoder->state = NULL;
}

#endif
