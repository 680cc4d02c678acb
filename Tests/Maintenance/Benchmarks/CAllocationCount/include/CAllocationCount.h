#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this platform (Linux with glibc).
bool allocation_count_is_available(void);

/// Heap allocations the whole process has made so far; 0 where they are not counted.
uint64_t allocation_count(void);

#endif
