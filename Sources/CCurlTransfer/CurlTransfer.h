#include "CCurlTransfer.h"
#include "CurlHeader.h"

#ifdef HAS_CURL

/// A connection that may be used again.
typedef struct {
  curl_socket_t descriptor;
  long local_port;
} capabilities_curl_kept;

struct capabilities_curl_pool {
  CURLM *multi;
  long transfers;
  /// More than libcurl keeps; the oldest are overwritten.
  capabilities_curl_kept kept[512];
  size_t kept_count;
};

struct capabilities_curl_transfer {
  capabilities_curl_pool *pool;
  CURL *easy;
  struct curl_slist *headers;
  /// Only its context and its functions stay valid.
  capabilities_curl_request request;
  CURLcode code;
  bool is_secure;
  bool found_leftovers;
  char message[CURL_ERROR_SIZE];
};

/// What a code of libcurl's means.
capabilities_curl_outcome capabilities_curl_outcome_of(CURLcode code);

/// Whether something has come on a kept connection since the last answer on it.
///
/// libcurl asks that itself, but takes no offence before version 8.
bool capabilities_curl_has_leftovers(const capabilities_curl_pool *pool, long local_port);

#endif
