#include "CTaskIdentity.h"

// Two functions of the Swift runtime that its own library calls for `withUnsafeCurrentTask` and for
// the description of an `UnownedJob`. Swift's library has no other way from a task to its number.
// What the first one returns lives at least until the caller suspends, and every task is a job.
__attribute__((swiftcall)) extern void *swift_task_getCurrent(void);
__attribute__((swiftcall)) extern uint64_t swift_task_getJobTaskId(void *job);

uint64_t capabilities_current_task(void) {
  void *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}

uintptr_t capabilities_current_thread(void) {
  static _Thread_local char mark;
  return (uintptr_t)&mark;
}
