#include "TaskIdentity.h"

#include "JobCapture.h"

#include <stddef.h>

// The standard library calls these runtime functions for `withUnsafeCurrentTask` and for the
// description of an `UnownedJob`. It has no public function that returns a task's number. The
// result of the first one is valid until the caller suspends, and every task is a job.
__attribute__((swiftcall)) extern void *swift_task_getCurrent(void);
__attribute__((swiftcall)) extern uint64_t swift_task_getJobTaskId(void *job);

// The actor's executor that the current thread works for; its identity is null if there is none.
__attribute__((swiftcall)) extern capabilities_serial_executor swift_task_getCurrentExecutor(void);

bool capabilities_is_on_actor(void) { return swift_task_getCurrentExecutor().identity != NULL; }

uint64_t capabilities_current_task(void) {
  void *task = swift_task_getCurrent();
  return task ? swift_task_getJobTaskId(task) : 0;
}

uintptr_t capabilities_current_thread(void) {
  static _Thread_local char mark;
  return (uintptr_t)&mark;
}
