// A libcurl that the HTTP transport cannot use. `.ci/check-curl` defines its NUMBER and its FEATURES.
static struct {
  int age;
  const char *version;
  unsigned number;
  const char *host;
  int features;
} info = {0, "7.68.0", NUMBER, "", FEATURES};

// Only one of these functions, `curl_version_info`, is called.
#define FUNCTION(result, name, parameters) void *curl_##name(void) { return &info; }
#include "LibcurlFunctions.h"
