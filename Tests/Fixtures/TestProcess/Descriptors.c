// For syscall.
#define _GNU_SOURCE

#include "CTestProcess.h"

#include <sys/syscall.h>
#include <unistd.h>

bool test_use_up_descriptors(void) {
#ifdef SYS_close_range
  const unsigned int none = ~0U, own_table = 1U << 1;
  if (syscall(SYS_close_range, none, none, own_table)) return false;
  while (dup(STDERR_FILENO) >= 0) {}
  return true;
#else
  return false;
#endif
}
