#ifndef JOB_CAPTURE_H
#define JOB_CAPTURE_H

#include <stdbool.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

/// A function that is called before the runtime enqueues a job, on the enqueuing thread.
///
/// `number` is the number of the job's task, or 0 if the job is an actor's. Returns whether the
/// function took the job.
typedef bool (*capabilities_capture)(void *job, uint64_t number);

/// A reference to a serial executor, as the runtime has it.
typedef struct {
  void *identity;
  uintptr_t implementation;
} capabilities_serial_executor;

/// A function that is called for each use of the main actor's executor, on the thread of the task that
/// uses it. It returns the executor to use instead, or an identity of null.
typedef capabilities_serial_executor (*capabilities_main_capture)(void);

/// Starts to call a function for each job that the process enqueues on the global executor, and one for
/// each use of the main actor's executor. Each call needs a call of `capabilities_capture_end`; the
/// functions must always be the same.
void capabilities_capture_begin(capabilities_capture capture, capabilities_main_capture main_capture);

/// Returns whether the runtime lets others choose the main actor's executor.
bool capabilities_captures_main(void);

/// Ends one use of the function. After the last one, jobs are enqueued as usual.
void capabilities_capture_end(void);

/// Enqueues a job on the global executor.
void capabilities_enqueue_global(void *job);

/// Returns the number of a job's task, or 0 if the job is an actor's. See `capabilities_current_task`.
uint64_t capabilities_task_of_job(void *job);

/// Returns the executor whose job the current thread runs, or null.
void *capabilities_executor_of_thread(void);

/// Notes the executor whose job the current thread runs, or null.
void capabilities_set_executor_of_thread(void *executor);

/// Returns the schedule of a conformance that the current thread works for, or null.
void *capabilities_schedule_of_thread(void);

/// Notes the schedule of a conformance that the current thread works for, or null.
void capabilities_set_schedule_of_thread(void *schedule);

#ifdef __cplusplus
}
#endif

#endif
