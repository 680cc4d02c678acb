#include "CIssueHook.h"

// A board without a C library has nowhere to print to: its program defines the function itself.
#if __has_include(<stdio.h>)

#include <stdio.h>

// Weak, so that a test library can define the symbol again without this package importing it.
__attribute__((weak)) void capabilities_report_issue(
  const char *message,
  const char *file_id,
  const char *file_path,
  long line,
  long column,
  _Bool at_test
) {
  (void)file_path;
  (void)at_test;
  // One call of one function, so that reports of several threads do not mix within a line.
  fprintf(stderr, "%s:%ld:%ld: %s\n", file_id, line, column, message);
}

#endif
