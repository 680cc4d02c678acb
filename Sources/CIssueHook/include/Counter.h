#ifndef C_ISSUE_HOOK_COUNTER_H
#define C_ISSUE_HOOK_COUNTER_H

/// Atomically adds one to a number.
///
/// Swift's atomics are in a module that adds seconds to each client's debug build.
///
/// @param count The number. Access it only with these two functions.
/// @return The new number.
static inline long capabilities_count_up(long *count) {
  return __atomic_add_fetch(count, 1, __ATOMIC_ACQ_REL);
}

/// Atomically reads a number.
///
/// @param count The number. Access it only with these two functions.
static inline long capabilities_count(const long *count) {
  return __atomic_load_n(count, __ATOMIC_ACQUIRE);
}

#endif
