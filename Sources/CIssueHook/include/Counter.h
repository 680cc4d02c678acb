#ifndef C_ISSUE_HOOK_COUNTER_H
#define C_ISSUE_HOOK_COUNTER_H

/// Adds one to a number that several threads share.
///
/// Swift's own atomics stand in a module that costs each client's debug build seconds.
///
/// @param count The number; nobody reads or writes it but by these two functions.
/// @return The number after the addition.
static inline long capabilities_count_up(long *count) {
  return __atomic_add_fetch(count, 1, __ATOMIC_ACQ_REL);
}

/// A number that several threads share, as it is now.
///
/// @param count The number; nobody reads or writes it but by these two functions.
static inline long capabilities_count(const long *count) {
  return __atomic_load_n(count, __ATOMIC_ACQUIRE);
}

#endif
