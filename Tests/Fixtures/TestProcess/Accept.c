// For accept4.
#define _GNU_SOURCE

#include "CTestProcess.h"

#include <sys/socket.h>

int test_accept(int listener) {
#ifdef __APPLE__
  return accept(listener, 0, 0);
#else
  return accept4(listener, 0, 0, SOCK_CLOEXEC);
#endif
}
