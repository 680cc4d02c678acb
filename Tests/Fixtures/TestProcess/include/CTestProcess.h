#ifndef C_TEST_PROCESS_H
#define C_TEST_PROCESS_H

// TestProcess.c also has a check that runs when the tests are loaded.

/// Waits for a connection. On Linux, child processes do not inherit its descriptor.
///
/// @return The descriptor, or -1.
int test_accept(int listener);

#endif
