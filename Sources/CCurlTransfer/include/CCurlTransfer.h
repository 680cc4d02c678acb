#ifndef C_CURL_TRANSFER_H
#define C_CURL_TRANSFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

// The part of libcurl that HTTP needs, without variadic calls and without its header: it compiles
// where libcurl is not installed, and then says so.

/// The version of libcurl in use; NULL where there is none that will do: it is not installed, is
/// older than 7.80, or blocks while it looks up names.
const char *capabilities_curl_version(void);

/// Requests under way at the same time, and the connections that they share. All functions that
/// take one are called from one thread, but for `capabilities_curl_wake_up`.
typedef struct capabilities_curl_pool capabilities_curl_pool;

/// One request and its answer.
typedef struct capabilities_curl_transfer capabilities_curl_transfer;

/// What to send, and who is told what comes. All that is pointed at is copied, but for `context`.
typedef struct {
  const char *url;
  const char *method;
  /// Lines of the form `name: value`.
  const char *const *headers;
  size_t header_count;
  const void *body;
  size_t body_size;
  /// Whether a body is sent, perhaps an empty one.
  bool has_body;
  /// Whether the answer ends with its headers, whatever they announce.
  bool answer_has_no_body;
  /// Whether a proxy that the environment names may be used.
  bool uses_proxy;
  /// A file with the certificates to trust; NULL for the system's.
  const char *authorities;
  /// Whether no kept connection may be used.
  bool needs_new_connection;

  /// Handed to the functions below, which are called on the pool's thread.
  void *context;
  /// Called before the request is sent, with the connection made; false ends the transfer. It is
  /// called again before libcurl repeats the request.
  bool (*will_send)(void *context);
  /// Called with each line of the answer's head; false ends the transfer.
  bool (*receive_header)(void *context, const char *bytes, size_t count);
  /// Called with parts of the answer's body, decoded; false ends the transfer.
  bool (*receive_body)(void *context, const char *bytes, size_t count);
  /// Called with the bytes of the body so far, before they are decoded; false ends the transfer.
  bool (*receive_progress)(void *context, int64_t count);
} capabilities_curl_request;

/// How a transfer ended.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// The whole answer came.
  capabilities_curl_answered,
  /// The host has no address, or nobody listens there.
  capabilities_curl_unreachable,
  /// What came cannot be understood.
  capabilities_curl_unreadable,
  /// A line of the answer's head is longer than libcurl holds.
  capabilities_curl_overlong,
  /// The connection was lost, or could not be made safe.
  capabilities_curl_lost,
} capabilities_curl_outcome;

/// Starts a detached thread.
///
/// @param body Called on the new thread, with `context`.
/// @return 0, or an error code such as EAGAIN; in that case `body` is never called.
int capabilities_curl_start_thread(void (*body)(void *context), void *context);

/// Makes a pool. Returns NULL where memory, or libcurl, is missing. May be called from any thread.
///
/// @param kept_connections How many connections are kept at most for the next requests.
capabilities_curl_pool *capabilities_curl_pool_make(long kept_connections);

/// Closes all connections and frees the pool.
///
/// @return The number of transfers that were made and not freed: 0.
long capabilities_curl_pool_free(capabilities_curl_pool *pool);

/// Does what can be done without waiting. False where libcurl is at its end.
bool capabilities_curl_perform(capabilities_curl_pool *pool);

/// Waits until there is something to do, somebody wakes the pool up, or time is up. False where
/// it did not wait.
bool capabilities_curl_wait(capabilities_curl_pool *pool, int milliseconds);

/// Ends a wait, or the next one. May be called from any thread until the pool is freed.
void capabilities_curl_wake_up(capabilities_curl_pool *pool);

/// Takes one transfer that has ended; NULL where there is none.
///
/// @param context The request's context.
/// @param outcome How it ended.
capabilities_curl_transfer *capabilities_curl_take_ended(
  capabilities_curl_pool *pool,
  void **context,
  capabilities_curl_outcome *outcome
);

/// Makes a transfer and starts it. Returns NULL where memory is missing.
capabilities_curl_transfer *capabilities_curl_start(
  capabilities_curl_pool *pool,
  const capabilities_curl_request *request
);

/// Ends a transfer, wherever it is, and frees it.
void capabilities_curl_transfer_free(
  capabilities_curl_pool *pool,
  capabilities_curl_transfer *transfer
);

/// Whether the transfer was ended before anything was sent, because bytes that nobody has asked for
/// had come on the kept connection: they would have been taken for the answer.
bool capabilities_curl_found_leftovers(const capabilities_curl_transfer *transfer);

/// The answer's status; 0 where there is none.
long capabilities_curl_status(const capabilities_curl_transfer *transfer);

/// What libcurl says went wrong. Valid until the transfer is freed.
const char *capabilities_curl_message(const capabilities_curl_transfer *transfer);

/// Finds out which host libcurl would send a request to, numbers in their normal form.
///
/// @param host Receives the host.
/// @param size The size of `host`.
/// @return Whether the address is one, and the host fits.
bool capabilities_curl_host(const char *url, char *host, size_t size);

#endif
