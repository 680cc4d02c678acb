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

/// Returns whether the current thread runs a job, also one whose task is about to leave the thread.
bool capabilities_is_in_job(void);

/// Returns an identifier of the current thread, unique among the threads that exist now.
uintptr_t capabilities_current_thread(void);

#ifdef __cplusplus
}
#endif

#endif
