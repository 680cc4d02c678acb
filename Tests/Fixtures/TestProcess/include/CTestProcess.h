#ifndef C_TEST_PROCESS_H
#define C_TEST_PROCESS_H

#include <stdbool.h>

// TestProcess.c also has a check that runs when the tests are loaded.

/// Waits for a connection. On Linux, child processes do not inherit its descriptor.
///
/// @return The descriptor, or -1.
int test_accept(int listener);

/// Gives the calling thread a table of descriptors of its own, and uses up all of them.
///
/// @return Whether the system can do so.
bool test_use_up_descriptors(void);

/// Creates a pipe. On Linux, child processes do not inherit its ends.
///
/// @param ends Receives the descriptor to read from, and the one to write to.
/// @return 0, or -1.
int test_pipe(int ends[2]);

/// Adds the change of the directory to a `posix_spawn_file_actions_t`.
///
/// @return 0, or the code of an error.
int test_add_directory(void *actions, const char *path);

#endif
