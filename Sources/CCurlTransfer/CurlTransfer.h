#include "CCurlTransfer.h"
#include "CurlHeader.h"

#ifdef HAS_CURL

struct capabilities_curl_pool {
  CURLM *multi;
  long transfers;
};

struct capabilities_curl_transfer {
  CURL *easy;
  struct curl_slist *headers;
  /// Only its context and its functions stay valid.
  capabilities_curl_request request;
  CURLcode code;
  char message[CURL_ERROR_SIZE];
};

/// What a code of libcurl's means.
capabilities_curl_outcome capabilities_curl_outcome_of(CURLcode code);

#endif
