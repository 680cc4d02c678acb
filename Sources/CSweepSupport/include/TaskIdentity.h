#ifndef TASK_IDENTITY_H
#define TASK_IDENTITY_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// Returns the number of the current task, or 0 outside of a task. No other task of the process ever
/// gets the same number, even if it reuses the address.
uint64_t capabilities_current_task(void);

/// Returns whether the current thread works for an actor, also if the task is about to leave it. The task's
/// function need not be isolated to the actor.
bool capabilities_is_on_actor(void);

/// Returns an identifier of the current thread, unique among the threads that exist now.
uintptr_t capabilities_current_thread(void);

#ifdef __cplusplus
}
#endif

#endif
