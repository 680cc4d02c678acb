// What the thread sanitizer has to know about programs in Swift on Linux. Linked into each of them.
//
// It sees what is compiled with it. Of `Synchronization.Mutex` that is the quick way: `withLock` is
// compiled into its caller, and takes and frees a lock that nobody else wants by an atomic exchange.
// The slow way waits for the kernel, inside libswiftSynchronization, which is not compiled with it:
// everything that is guarded by a mutex over which two threads ever fought would look like a race.
// The three functions below stand in front of the library's own, call them, and say what they did.
// Their names and how they are called are the library's stable interface, which clients compile into
// themselves. Planted.swift fails if they change.
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

// How often a thread had to wait for a mutex that another one held.
long seenWaits(void) { return atomic_load_explicit(&waits, memory_order_relaxed); }

// Compiled in, as some tests start programs in an environment of their own. Reports go to files, as
// the tests read what such programs print. Whoever crashes is told apart by the signal, as always.
const char *__tsan_default_options(void) {
  return "log_path=" REPORTS "/thread:handle_segv=0:handle_sigbus=0:handle_sigfpe=0";
}
