// The same places as in the module map of CCapabilitiesCurl, which is what links the library.
#if defined(__linux__)
  #include <features.h>
  #if !defined(__GLIBC__)
    // Elsewhere the header found would be another system's.
  #elif __has_include("/usr/include/curl/curl.h")
    #include "/usr/include/curl/curl.h"
  #elif defined(__x86_64__) && __has_include("/usr/include/x86_64-linux-gnu/curl/curl.h")
    #include "/usr/include/x86_64-linux-gnu/curl/curl.h"
  #elif defined(__aarch64__) && __has_include("/usr/include/aarch64-linux-gnu/curl/curl.h")
    #include "/usr/include/aarch64-linux-gnu/curl/curl.h"
  #endif
#endif

// Before 7.80 nothing can stop libcurl from sending a request again whose answer is lost.
#if defined(LIBCURL_VERSION_NUM) && LIBCURL_VERSION_NUM >= 0x075000
  #define HAS_CURL 1
#endif
