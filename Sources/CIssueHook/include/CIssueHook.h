#ifndef C_ISSUE_HOOK_H
#define C_ISSUE_HOOK_H

// What else the core needs of C. A target of its own would cost each client a compilation more.
#include "Counter.h"

/// Reports a mistake in a test or in an assembly, such as a call of an unimplemented endpoint.
///
/// The definition in this target is weak and prints `message` to standard error. A program that
/// links `CapabilitiesTesting` gets that library's definition instead, which fails the running
/// test. All strings are UTF-8 and stay valid for the duration of the call.
///
/// @param message What happened and how to fix it.
/// @param file_id The place to show the issue at, as Swift's `#fileID`.
/// @param file_path The same place as Swift's `#filePath`.
/// @param line The line in that file, counted from 1.
/// @param column The column in that line, counted from 1.
/// @param at_test Whether the test that is running is a better place, where it is known.
void capabilities_report_issue(
  const char *message,
  const char *file_id,
  const char *file_path,
  long line,
  long column,
  _Bool at_test
);

#endif
