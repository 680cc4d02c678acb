#include "CIssueHook.h"

// On a board without a C library, the program defines the function itself.
#if __has_include(<stdio.h>)

#include <stdio.h>

// Weak, so that a test library can replace the definition without being imported here.
__attribute__((weak)) void capabilities_report_issue(
  const char *message,
  const char *file_id,
  const char *file_path,
  long line,
  long column,
  capabilities_bool at_test
) {
  (void)file_path;
  (void)at_test;
  // A single call, so that reports of several threads do not mix within a line.
  fprintf(stderr, "%s:%ld:%ld: %s\n", file_id, line, column, message);
}

__attribute__((weak)) capabilities_bool capabilities_lock_begin(void *lock) {
  (void)lock;
  return 0;
}

__attribute__((weak)) void capabilities_lock_end(void *lock) { (void)lock; }

#endif
