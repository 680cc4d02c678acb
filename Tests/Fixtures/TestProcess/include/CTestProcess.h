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

#endif
