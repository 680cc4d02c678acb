// Support of the sanitizers for Swift programs on Linux. Linked into each program. The options are compiled
// in, because some tests start programs with an environment of their own. Reports go to files, because
// tests read the programs' output. Crash handlers are off, so that tests see the signal.
#define OPTIONS "handle_segv=0:handle_sigbus=0:handle_sigfpe=0"
#ifdef ADDRESS

// The detection of returned stack addresses is off: it cannot follow a task from thread to thread.
const char *__asan_default_options(void) {
  return "log_path='" REPORTS "/address':" OPTIONS ":detect_stack_use_after_return=0:detect_leaks=0";
}

#else

// The thread sanitizer sees only code that is compiled with it. The fast path of `Synchronization.Mutex` is:
// `withLock` is inlined and takes and releases an uncontended lock with an atomic exchange. The slow
// path waits in libswiftSynchronization, which is not compiled with the sanitizer, so state protected
// by a contended mutex would look like a race. The three functions below replace the library's
// functions, call them, and report the lock to the sanitizer. Their names and calling convention are
// the library's stable interface, which clients inline. Planted.swift fails if they change.
#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdatomic.h>
#include <stdbool.h>
#include <stdint.h>

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define TRY_LOCK "$s15Synchronization12_MutexHandleV12_tryLockSlowSbyF"
#define UNLOCK "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

void __tsan_acquire(void *address);
void __tsan_release(void *address);

typedef SWIFT void (*Lock)(uint32_t, SELF void *);
typedef SWIFT bool (*TryLock)(SELF void *);
typedef SWIFT void (*Unlock)(SELF void *);

static Lock lock;
static TryLock tryLock;
static Unlock unlock;
static atomic_long waits;

__attribute__((constructor)) static void findOriginals(void) {
  lock = (Lock)dlsym(RTLD_NEXT, LOCK);
  tryLock = (TryLock)dlsym(RTLD_NEXT, TRY_LOCK);
  unlock = (Unlock)dlsym(RTLD_NEXT, UNLOCK);
}

SWIFT void seenLock(uint32_t thread, SELF void *handle) __asm__(LOCK);
SWIFT void seenLock(uint32_t thread, SELF void *handle) {
  atomic_fetch_add_explicit(&waits, 1, memory_order_relaxed);
  lock(thread, handle);
  __tsan_acquire(handle);
}

SWIFT bool seenTryLock(SELF void *handle) __asm__(TRY_LOCK);
SWIFT bool seenTryLock(SELF void *handle) {
  bool isLocked = tryLock(handle);
  if (isLocked) __tsan_acquire(handle);
  return isLocked;
}

SWIFT void seenUnlock(SELF void *handle) __asm__(UNLOCK);
SWIFT void seenUnlock(SELF void *handle) {
  __tsan_release(handle);
  unlock(handle);
}

// The number of times a thread waited for a mutex.
long seenWaits(void) { return atomic_load_explicit(&waits, memory_order_relaxed); }

const char *__tsan_default_options(void) { return "log_path='" REPORTS "/thread':" OPTIONS; }

// A resumed continuation's fields belong to the waiting task. The runtime orders the two threads with
// an atomic exchange that the sanitizer does not see, because the runtime is not compiled with it: if
// a task is resumed before it suspends, it continues at once and reuses those fields. The pattern is
// UnsafeContinuation.resume(returning:), whose reads would be reported.
const char *__tsan_default_suppressions(void) { return "race:sScc6resume9returning\n"; }
#endif
