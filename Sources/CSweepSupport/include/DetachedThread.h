#ifndef DETACHED_THREAD_H
#define DETACHED_THREAD_H

#ifdef __cplusplus
extern "C" {
#endif

/// Calls a function on a new thread.
///
/// Returns 0, or the error code; in that case `body` is never called.
int capabilities_start_thread(void (*body)(void *context), void *context);

#ifdef __cplusplus
}
#endif

#endif
