#include "CCurlTransfer.h"

// The paths must match the module map of CCapabilitiesCurl, which links the library.
#if defined(__linux__)
  #include <features.h>
  #if !defined(__GLIBC__)
    // With Musl, a header at these paths belongs to the host system.
  #elif __has_include("/usr/include/curl/curl.h")
    #include "/usr/include/curl/curl.h"
  #elif defined(__x86_64__) && __has_include("/usr/include/x86_64-linux-gnu/curl/curl.h")
    #include "/usr/include/x86_64-linux-gnu/curl/curl.h"
  #elif defined(__aarch64__) && __has_include("/usr/include/aarch64-linux-gnu/curl/curl.h")
    #include "/usr/include/aarch64-linux-gnu/curl/curl.h"
  #endif
#endif

// Before 7.80, libcurl resends a request whose response is lost, and no option prevents it.
#if defined(LIBCURL_VERSION_NUM) && LIBCURL_VERSION_NUM >= 0x075000
  #define HAS_CURL 1
#endif

#ifdef HAS_CURL

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
  bool is_secure;
  bool found_leftovers;
  char message[CURL_ERROR_SIZE];
};

/// Converts an error code of libcurl.
capabilities_curl_outcome capabilities_curl_outcome_of(CURLcode code);

/// Returns whether a kept connection has received bytes since the last response on it.
///
/// libcurl checks this too, but ignores the result before version 8.
bool capabilities_curl_has_leftovers(const capabilities_curl_pool *pool, long local_port);

#endif
