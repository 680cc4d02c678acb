// For accept4, pipe2 and posix_spawn_file_actions_addchdir_np.
#define _GNU_SOURCE

#include "CTestProcess.h"

#include <fcntl.h>
#include <spawn.h>
#include <sys/socket.h>
#include <unistd.h>

int test_accept(int listener) {
#ifdef __APPLE__
  return accept(listener, 0, 0);
#else
  return accept4(listener, 0, 0, SOCK_CLOEXEC);
#endif
}

int test_pipe(int ends[2]) {
#ifdef __APPLE__
  if (pipe(ends) != 0) return -1;
  for (int end = 0; end < 2; end++) fcntl(ends[end], F_SETFD, FD_CLOEXEC);
  return 0;
#else
  return pipe2(ends, O_CLOEXEC);
#endif
}

int test_add_directory(void *actions, const char *path) {
  return posix_spawn_file_actions_addchdir_np(actions, path);
}
