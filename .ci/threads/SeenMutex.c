// Tells the thread sanitizer how `Synchronization.Mutex` orders threads on Linux.
//
// The sanitizer sees what is compiled with it. The quick way through a mutex is: `withLock` is
// compiled into its caller, and takes and frees a lock that nobody else wants with an atomic
// exchange. The slow way is not: it waits for the kernel inside libswiftSynchronization. Without
// what is here, each use that had to wait looks like a race.
//
// Linked into a program, these three stand in front of the library's own, call them, and say what
// they did. The names and the calling convention are part of the library's stable interface, which
// clients compile into themselves; the step's first program fails if they ever change.
#define _GNU_SOURCE
#include <dlfcn.h>
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

__attribute__((constructor)) static void find(void) {
  lock = (Lock)dlsym(RTLD_NEXT, LOCK);
  tryLock = (TryLock)dlsym(RTLD_NEXT, TRY_LOCK);
  unlock = (Unlock)dlsym(RTLD_NEXT, UNLOCK);
}

SWIFT void seenLock(uint32_t thread, SELF void *handle) __asm__(LOCK);
SWIFT void seenLock(uint32_t thread, SELF void *handle) {
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
