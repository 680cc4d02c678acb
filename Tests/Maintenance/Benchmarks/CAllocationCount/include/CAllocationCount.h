#ifndef C_ALLOCATION_COUNT_H
#define C_ALLOCATION_COUNT_H

#include <stdbool.h>
#include <stdint.h>

/// Whether allocations are counted on this platform (Linux with glibc).
bool allocation_count_is_available(void);

/// The number of heap allocations of the process so far; 0 if they are not counted.
uint64_t allocation_count(void);

#endif
