#ifndef C_TASK_IDENTITY_H
#define C_TASK_IDENTITY_H

#include <stdint.h>

/// The number of the current task, which no other task of the process ever has, not even one that
/// is later kept at the same address; 0 where no task runs.
uint64_t capabilities_current_task(void);

/// Tells the current thread from all others that exist at the same time.
uintptr_t capabilities_current_thread(void);

#endif
