#include "JobCapture.h"

#include <pthread.h>
#include <stdatomic.h>
#include <stddef.h>

// The runtime calls a hook, if it is set, instead of its own function. The hooks are weak, because another
// runtime can lack them. Without the first one, a sweep does not capture jobs.
typedef __attribute__((swiftcall)) void (*enqueue_function)(void *job);
typedef __attribute__((swiftcall)) void (*enqueue_hook)(void *job, enqueue_function original);
__attribute__((weak)) extern enqueue_hook swift_task_enqueueGlobal_hook;
__attribute__((swiftcall)) extern void swift_task_enqueueGlobal(void *job);
typedef __attribute__((swiftcall)) capabilities_serial_executor (*main_function)(void);
typedef __attribute__((swiftcall)) capabilities_serial_executor (*main_hook)(main_function original);
__attribute__((weak)) extern main_hook swift_task_getMainExecutor_hook;
__attribute__((swiftcall)) extern uint64_t swift_task_getJobTaskId(void *job);

static _Atomic(capabilities_capture) capture;
static _Atomic(capabilities_main_capture) main_capture;
static atomic_int uses;
static _Atomic(enqueue_hook) previous;
static _Atomic(main_hook) previous_main;
static _Thread_local void *executor_of_thread;
static _Thread_local void *schedule_of_thread;

__attribute__((swiftcall)) static void enqueue(void *job, enqueue_function original) {
  if (atomic_load(&uses) > 0 && atomic_load(&capture)(job, swift_task_getJobTaskId(job))) return;
  enqueue_hook before = atomic_load(&previous);
  if (before) {
    before(job, original);
  } else {
    original(job);
  }
}

__attribute__((swiftcall)) static capabilities_serial_executor main_executor(main_function original) {
  if (atomic_load(&uses) > 0) {
    capabilities_serial_executor executor = atomic_load(&main_capture)();
    if (executor.identity) return executor;
  }
  main_hook before = atomic_load(&previous_main);
  return before ? before(original) : original();
}

// The hooks stay, because a hook that a later one calls cannot be removed.
static void install(void) {
  if (&swift_task_enqueueGlobal_hook) {
    atomic_store(&previous, __atomic_load_n(&swift_task_enqueueGlobal_hook, __ATOMIC_ACQUIRE));
    __atomic_store_n(&swift_task_enqueueGlobal_hook, enqueue, __ATOMIC_RELEASE);
  }
  if (capabilities_captures_main()) {
    atomic_store(&previous_main, __atomic_load_n(&swift_task_getMainExecutor_hook, __ATOMIC_ACQUIRE));
    __atomic_store_n(&swift_task_getMainExecutor_hook, main_executor, __ATOMIC_RELEASE);
  }
}

bool capabilities_captures_main(void) { return &swift_task_getMainExecutor_hook; }

void capabilities_capture_begin(capabilities_capture function, capabilities_main_capture main_function) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  atomic_store(&capture, function);
  atomic_store(&main_capture, main_function);
  atomic_fetch_add(&uses, 1);
  // A second first sweep waits until the first one has stored the hook.
  pthread_once(&once, install);
}

void capabilities_capture_end(void) { atomic_fetch_sub(&uses, 1); }

void capabilities_enqueue_global(void *job) { swift_task_enqueueGlobal(job); }

uint64_t capabilities_task_of_job(void *job) { return swift_task_getJobTaskId(job); }

void *capabilities_executor_of_thread(void) { return executor_of_thread; }

void capabilities_set_executor_of_thread(void *executor) { executor_of_thread = executor; }

void *capabilities_schedule_of_thread(void) { return schedule_of_thread; }

void capabilities_set_schedule_of_thread(void *schedule) { schedule_of_thread = schedule; }
