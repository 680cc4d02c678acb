#ifndef MISSING_RESOURCE_H
#define MISSING_RESOURCE_H

#ifdef __cplusplus
extern "C" {
#endif

/// Returns what the process lacks for timers and for this number of threads; `NULL` if it lacks nothing.
///
/// Without a descriptor, Dispatch ends the process without a message. Foundation does not report that
/// a thread cannot start.
const char *capabilities_missing_resource(int threads);

#ifdef __cplusplus
}
#endif

#endif
