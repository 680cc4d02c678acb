#include <stdio.h>
#include <stdlib.h>
#include <sys/resource.h>
#include <unistd.h>

// Swift Testing starts all tests at once, and many of them open sockets, pipes and files.
static const rlim_t descriptors = 1024;

// Checks what the tests need from their process before the first test runs. Otherwise the cause is
// hard to see: without a free descriptor, Foundation stops the process by a signal.
__attribute__((constructor)) static void check_test_process(void) {
  struct rlimit limit;
  if (getrlimit(RLIMIT_NOFILE, &limit) == 0 && limit.rlim_cur < descriptors) {
    struct rlimit raised = limit;
    raised.rlim_cur = limit.rlim_max < descriptors ? limit.rlim_max : descriptors;
    if (raised.rlim_cur < descriptors || setrlimit(RLIMIT_NOFILE, &raised) != 0) {
      fprintf(
        stderr,
        "error: the tests need %llu file descriptors, and the limit is %llu; raise the hard limit, "
        "such as with `ulimit -n %llu`\n",
        (unsigned long long)descriptors, (unsigned long long)limit.rlim_max,
        (unsigned long long)descriptors
      );
      _exit(1);
    }
  }
  const char *folder = getenv("TMPDIR");
  if (folder == NULL || *folder == '\0') folder = "/tmp";
  if (access(folder, W_OK | X_OK) != 0) {
    fprintf(
      stderr,
      "error: the tests need temporary files, and %s is not a writable directory; set TMPDIR to "
      "one\n",
      folder
    );
    _exit(1);
  }
}
