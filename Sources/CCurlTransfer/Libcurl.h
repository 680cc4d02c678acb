#ifndef C_CURL_TRANSFER_LIBCURL_H
#define C_CURL_TRANSFER_LIBCURL_H

#include <stddef.h>

// The part of libcurl's interface that is used. Libcurl keeps it stable: the same in all versions of
// libcurl.so.4. Declared here, so that a program is built without libcurl's header, and the library is
// loaded when the program runs. .ci/check-curl compares it with the header.

typedef void CURL;
typedef void CURLM;
typedef struct Curl_URL CURLU;
typedef int curl_socket_t;
typedef long long curl_off_t;
struct curl_slist;
struct curl_waitfd;

enum { CURL_SOCKET_BAD = -1, CURL_ERROR_SIZE = 256 };
enum { CURL_GLOBAL_DEFAULT = 3, CURL_VERSION_ASYNCHDNS = 1 << 7 };
enum { CURL_PREREQFUNC_OK = 0, CURL_PREREQFUNC_ABORT = 1 };

typedef enum {
  CURLE_OK = 0,
  CURLE_UNSUPPORTED_PROTOCOL = 1,
  CURLE_COULDNT_RESOLVE_PROXY = 5,
  CURLE_COULDNT_RESOLVE_HOST = 6,
  CURLE_COULDNT_CONNECT = 7,
  CURLE_WEIRD_SERVER_REPLY = 8,
  CURLE_HTTP2 = 16,
  CURLE_PARTIAL_FILE = 18,
  CURLE_WRITE_ERROR = 23,
  CURLE_READ_ERROR = 26,
  CURLE_OUT_OF_MEMORY = 27,
  CURLE_OPERATION_TIMEDOUT = 28,
  CURLE_SSL_CONNECT_ERROR = 35,
  CURLE_ABORTED_BY_CALLBACK = 42,
  CURLE_BAD_FUNCTION_ARGUMENT = 43,
  CURLE_GOT_NOTHING = 52,
  CURLE_SEND_ERROR = 55,
  CURLE_RECV_ERROR = 56,
  CURLE_PEER_FAILED_VERIFICATION = 60,
  CURLE_BAD_CONTENT_ENCODING = 61,
  CURLE_SEND_FAIL_REWIND = 65,
  CURLE_SSL_SHUTDOWN_FAILED = 80,
  CURLE_AGAIN = 81,
  CURLE_HTTP2_STREAM = 92,
  CURLE_UNRECOVERABLE_POLL = 99,  // from 7.84 on
  CURLE_TOO_LARGE = 100,  // from 8.6 on
} CURLcode;

typedef enum { CURLM_OK = 0 } CURLMcode;
typedef enum { CURLUE_OK = 0 } CURLUcode;
typedef enum { CURLUPART_URL = 0, CURLUPART_HOST = 5 } CURLUPart;
typedef enum { CURLMOPT_MAXCONNECTS = 6, CURLMOPT_MAX_TOTAL_CONNECTIONS = 13 } CURLMoption;
typedef enum { CURLVERSION_FIRST = 0 } CURLversion;

/// The fields that version 1 of the structure has.
typedef struct {
  CURLversion age;
  const char *version;
  unsigned int version_num;
  const char *host;
  int features;
} curl_version_info_data;

typedef enum { CURLMSG_DONE = 1 } CURLMSG;
typedef struct {
  CURLMSG msg;
  CURL *easy_handle;
  union {
    void *whatever;
    CURLcode result;
  } data;
} CURLMsg;

typedef enum {
  CURLINFO_PRIVATE = 0x100000 + 21,
  CURLINFO_RESPONSE_CODE = 0x200000 + 2,
  CURLINFO_LOCAL_PORT = 0x200000 + 42,
  CURLINFO_ACTIVESOCKET = 0x500000 + 44,
} CURLINFO;

/// The fields before the address.
struct curl_sockaddr {
  int family;
  int socktype;
  int protocol;
};

// Values of options.
enum { CURLPROTO_HTTP = 1, CURLPROTO_HTTPS = 2 };
enum { CURLHEADER_SEPARATE = 1 };
enum { CURL_SSLVERSION_TLSv1_2 = 6 };
enum { CURL_HTTP_VERSION_1_1 = 2, CURL_HTTP_VERSION_2TLS = 4 };

enum { CURL_SEEKFUNC_OK = 0, CURL_SEEKFUNC_FAIL = 1 };

typedef enum {
  CURLOPT_SSLVERSION = 32,
  CURLOPT_NOPROGRESS = 43,
  CURLOPT_NOBODY = 44,
  CURLOPT_POST = 47,
  CURLOPT_FOLLOWLOCATION = 52,
  CURLOPT_SSL_VERIFYPEER = 64,
  CURLOPT_FRESH_CONNECT = 74,
  CURLOPT_SSL_VERIFYHOST = 81,
  CURLOPT_HTTP_VERSION = 84,
  CURLOPT_NOSIGNAL = 99,
  CURLOPT_PROTOCOLS = 181,
  CURLOPT_HEADEROPT = 229,
  CURLOPT_PATH_AS_IS = 234,
  CURLOPT_PIPEWAIT = 237,
  CURLOPT_SUPPRESS_CONNECT_HEADERS = 265,
  CURLOPT_DISALLOW_USERNAME_IN_URL = 278,
  CURLOPT_HTTP09_ALLOWED = 285,
  CURLOPT_MAXAGE_CONN = 288,
  CURLOPT_QUICK_EXIT = 322,  // from 7.87 on
  CURLOPT_WRITEDATA = 10001,
  CURLOPT_URL = 10002,
  CURLOPT_PROXY = 10004,
  CURLOPT_READDATA = 10009,
  CURLOPT_ERRORBUFFER = 10010,
  CURLOPT_HTTPHEADER = 10023,
  CURLOPT_HEADERDATA = 10029,
  CURLOPT_CUSTOMREQUEST = 10036,
  CURLOPT_XFERINFODATA = 10057,
  CURLOPT_CAINFO = 10065,
  CURLOPT_PRIVATE = 10103,
  CURLOPT_COPYPOSTFIELDS = 10165,
  CURLOPT_SEEKDATA = 10168,
  CURLOPT_PREREQDATA = 10313,
  CURLOPT_PROTOCOLS_STR = 10318,  // from 7.85 on
  CURLOPT_WRITEFUNCTION = 20011,
  CURLOPT_READFUNCTION = 20012,
  CURLOPT_HEADERFUNCTION = 20079,
  CURLOPT_OPENSOCKETFUNCTION = 20163,
  CURLOPT_SEEKFUNCTION = 20167,
  CURLOPT_XFERINFOFUNCTION = 20219,
  CURLOPT_PREREQFUNCTION = 20312,
  CURLOPT_POSTFIELDSIZE_LARGE = 30120,
} CURLoption;

/// The loaded functions. Valid after `libcurl_load` has returned NULL.
typedef struct {
#define FUNCTION(result, name, parameters) result (*name) parameters;
#include "LibcurlFunctions.h"
#undef FUNCTION
  /// The version of the loaded library, such as 0x075800 for 7.88.0.
  unsigned int version_number;
} libcurl_functions;

extern libcurl_functions libcurl;

/// Loads the library, unless an earlier call has. May be called from any thread.
///
/// @return NULL, or the reason that it cannot be used, valid until the thread's next call.
const char *libcurl_load(void);

#endif
