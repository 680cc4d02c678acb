#include "CCurlTransfer.h"

// Elsewhere, `CurlMissing.c` says that there is no libcurl: Apple's platforms use URLSession, and a
// statically linked program (Musl) cannot load a library.
#if defined(__linux__) && !defined(__ANDROID__)
  #include <features.h>
  #if defined(__GLIBC__)
    #define HAS_CURL 1
    #include "Libcurl.h"
  #endif
#endif

#ifdef HAS_CURL

#include "Decoder.h"

/// A kept connection.
typedef struct {
  curl_socket_t descriptor;
  long local_port;
} capabilities_curl_kept;

struct capabilities_curl_pool {
  CURLM *multi;
  long transfers;
  /// A ring buffer, larger than the number of connections that libcurl keeps.
  capabilities_curl_kept kept[512];
  size_t kept_count;
};

struct capabilities_curl_transfer {
  capabilities_curl_pool *pool;
  CURL *easy;
  struct curl_slist *headers;
  /// A copy. Only the context and the functions remain valid.
  capabilities_curl_request request;
  CURLcode code;
  /// The number of bytes of a large body that libcurl has read.
  size_t body_offset;
  bool is_secure;
  bool found_leftovers;
  bool has_body;
  body_decoder decoder;
  char message[CURL_ERROR_SIZE];
};

/// Begins a use of connections, or waits forever if the process exits.
void capabilities_curl_begin_use(void);

/// Ends a use of connections.
void capabilities_curl_end_use(void);

/// Records the connection of an ended transfer. libcurl does not report the descriptor while the
/// connection is in use.
void capabilities_curl_keep_connection(capabilities_curl_pool *pool, CURL *easy);

/// Returns whether a kept connection has received bytes since the last response on it.
///
/// libcurl checks this too, but ignores the result before version 8.
bool capabilities_curl_has_leftovers(const capabilities_curl_pool *pool, long local_port);

#endif
