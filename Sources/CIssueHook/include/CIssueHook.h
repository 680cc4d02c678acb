#ifndef C_ISSUE_HOOK_H
#define C_ISSUE_HOOK_H

#ifdef __cplusplus
extern "C" {
typedef bool capabilities_bool;
#else
// <stdbool.h> would add a module to the index of each client.
typedef _Bool capabilities_bool;
#endif

/// Reports a mistake in a test or in the assembly of a program.
///
/// The definition in this target is weak and prints `message` to standard error. A program that
/// links `CapabilitiesTesting` uses that library's definition instead, which fails the running test.
/// All strings are UTF-8 and stay valid during the call.
///
/// @param message What happened and how to fix it.
/// @param file_id The location of the issue, as Swift's `#fileID`.
/// @param file_path The same file, as Swift's `#filePath`.
/// @param line The line in that file, counted from 1.
/// @param column The column in that line, counted from 1.
/// @param at_test Whether to show the issue at the running test, if it is known.
void capabilities_report_issue(
  const char *message,
  const char *file_id,
  const char *file_path,
  long line,
  long column,
  capabilities_bool at_test
);

/// Prints a text to standard error. If the text cannot be written, it is lost.
void capabilities_print_error(const char *text);

/// Waits until a conformance lets the current thread enter a section of a testable lock.
///
/// The definition in this target is weak and returns `false` at once. `CapabilitiesTesting` has
/// another one.
///
/// @param lock The lock's object.
/// @return Whether the thread belongs to a conformance, and must call `capabilities_lock_end`.
capabilities_bool capabilities_lock_begin(void *lock);

/// Notes that the current thread has left a section of a testable lock.
void capabilities_lock_end(void *lock);

#ifdef __cplusplus
}
#endif

#endif
