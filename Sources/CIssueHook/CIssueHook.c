#include "CIssueHook.h"

// On a board without a C library, the program defines the function itself.
#if __has_include(<stdio.h>)

#include <errno.h>
#include <stdio.h>

#if defined(__linux__) || defined(__APPLE__)
#include <pthread.h>
#include <signal.h>

// Writing to standard error raises SIGPIPE if its reader is gone. That must not end the program.

typedef sigset_t signals;

static signals hold_broken_pipe(void) {
  signals broken_pipe, before;
  sigemptyset(&broken_pipe);
  sigaddset(&broken_pipe, SIGPIPE);
  pthread_sigmask(SIG_BLOCK, &broken_pipe, &before);
  return before;
}

/// Removes the signal of a failed write, unless the caller blocks it.
static void drop_broken_pipe(signals before, int result) {
  signals broken_pipe, pending;
  sigemptyset(&broken_pipe);
  sigaddset(&broken_pipe, SIGPIPE);
  int number;
  if (
    result < 0 && errno == EPIPE && !sigismember(&before, SIGPIPE) && !sigpending(&pending)
      && sigismember(&pending, SIGPIPE)
  ) sigwait(&broken_pipe, &number);
  pthread_sigmask(SIG_SETMASK, &before, NULL);
}

#else

typedef int signals;

static signals hold_broken_pipe(void) { return 0; }
static void drop_broken_pipe(signals before, int result) { (void)before, (void)result; }

#endif

void capabilities_print_error(const char *text) {
  signals before = hold_broken_pipe();
  drop_broken_pipe(before, fputs(text, stderr));
}

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
  signals before = hold_broken_pipe();
  int result = fprintf(stderr, "%s:%ld:%ld: %s\n", file_id, line, column, message);
  drop_broken_pipe(before, result);
}

__attribute__((weak)) capabilities_bool capabilities_lock_begin(void *lock) {
  (void)lock;
  return 0;
}

__attribute__((weak)) void capabilities_lock_end(void *lock) { (void)lock; }

#endif
