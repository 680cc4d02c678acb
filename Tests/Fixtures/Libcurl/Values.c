// Prints an assertion for each constant and offset that is declared in place of libcurl's header.
// `.ci/check-curl` writes the constants to Constants.h, and compiles the assertions with the header.
#include "Libcurl.h"

#include <stddef.h>
#include <stdio.h>

#define SAME(value) printf("_Static_assert(%s == %ld, \"%s\");\n", #value, (long)(value), #value);

int main(void) {
#include "Constants.h"
  SAME(offsetof(CURLMsg, easy_handle))
  SAME(offsetof(CURLMsg, data))
  SAME(offsetof(curl_version_info_data, version))
  SAME(offsetof(curl_version_info_data, version_num))
  SAME(offsetof(curl_version_info_data, host))
  SAME(offsetof(curl_version_info_data, features))
  SAME(offsetof(struct curl_sockaddr, family))
  SAME(offsetof(struct curl_sockaddr, socktype))
  SAME(offsetof(struct curl_sockaddr, protocol))
}
