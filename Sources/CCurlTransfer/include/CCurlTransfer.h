#ifndef C_CURL_TRANSFER_H
#define C_CURL_TRANSFER_H

#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>

#ifdef __cplusplus
extern "C" {
#endif

// The part of libcurl that HTTP needs, without variadic functions. On Linux with glibc, the library is
// loaded when a program first needs it, so neither its header nor the library is needed to build.

/// Loads libcurl and returns its version; NULL if it cannot be used.
const char *capabilities_curl_version(void);

/// Returns why libcurl cannot be used: it is not installed, is older than 7.80, or resolves host names
/// synchronously. NULL if it can be used. Valid until the thread's next call.
const char *capabilities_curl_problem(void);

/// A set of concurrent requests and the connections that they share. All functions that take a pool
/// must be called from one thread, except `capabilities_curl_wake_up`.
typedef struct capabilities_curl_pool capabilities_curl_pool;

/// One request and its response.
typedef struct capabilities_curl_transfer capabilities_curl_transfer;

/// An encoding of a body. Bodies with other encodings are passed on as they were sent.
typedef enum __attribute__((enum_extensibility(closed))) {
  capabilities_curl_identity,
  capabilities_curl_gzip,
  capabilities_curl_deflate,
  capabilities_curl_brotli,
  capabilities_curl_zstd,
} capabilities_curl_encoding;

/// Returns the encodings that can be decoded, as the value of `Accept-Encoding`.
const char *capabilities_curl_encodings(void);

/// A request, and the functions that receive the response. Everything that it points to is copied,
/// except `context`.
typedef struct {
  const char *url;
  const char *method;
  /// Lines of the form `name: value`.
  const char *const *headers;
  size_t header_count;
  /// The body. A small one is copied; `send_body` is called for the parts of a large one.
  const void *body;
  size_t body_size;
  /// Whether to send a body, even an empty one.
  bool has_body;
  /// Whether the response has no body, even if its headers announce one.
  bool response_has_no_body;
  /// Whether to use the proxy that the environment names.
  bool uses_proxy;
  /// A file with the certificates to trust; NULL for the system's.
  const char *authorities;
  /// Whether to open a new connection instead of using a kept one.
  bool needs_new_connection;

  /// The first argument of the functions below, which are called on the pool's thread.
  void *context;
  /// Called when the connection is made, before the request is sent. Returning false ends the
  /// transfer. Called again before libcurl resends the request.
  bool (*will_send)(void *context);
  /// Copies `count` bytes of a large body, from `offset` on, to `bytes`.
  void (*send_body)(void *context, char *bytes, size_t offset, size_t count);
  /// Called with each line of the response's head. Returning false ends the transfer.
  bool (*receive_header)(void *context, const char *bytes, size_t count);
  /// Called after the last line of the head, before a body. Returns how to decode it.
  capabilities_curl_encoding (*encoding)(void *context);
  /// Called with each decompressed part of the body. Returning false ends the transfer.
  bool (*receive_body)(void *context, const char *bytes, size_t count);
  /// Called with the size of the body so far, before decompression. Returning false ends the
  /// transfer.
  bool (*receive_progress)(void *context, int64_t count);
} capabilities_curl_request;

/// The outcome of a transfer.
typedef enum __attribute__((enum_extensibility(closed))) {
  /// The whole response arrived.
  capabilities_curl_completed,
  /// The host has no address, or refuses connections.
  capabilities_curl_unreachable,
  /// No connection was made within libcurl's own time limit.
  capabilities_curl_timed_out,
  /// The response is malformed.
  capabilities_curl_unreadable,
  /// A line of the response's head exceeds libcurl's buffer.
  capabilities_curl_overlong,
  /// The same, or memory is short: before 8.6, libcurl does not distinguish them.
  capabilities_curl_overlong_or_no_memory,
  /// The connection was lost, or could not be secured.
  capabilities_curl_lost,
} capabilities_curl_outcome;

/// Returns the outcome of a transfer that ends with a code of libcurl.
capabilities_curl_outcome capabilities_curl_outcome_of(int code);

/// Starts a detached thread.
///
/// @param body Called on the new thread, with `context`.
/// @return 0, or an error code such as EAGAIN; in that case `body` is never called.
int capabilities_curl_start_thread(void (*body)(void *context), void *context);

/// Loads and initializes libcurl, and creates a pool. May be called from any thread.
///
/// @param kept_connections The maximum number of idle connections to keep.
/// @return The pool; NULL if memory is short, or libcurl cannot be used or started.
capabilities_curl_pool *capabilities_curl_pool_make(long kept_connections);

/// Closes all connections and frees the pool.
///
/// @return The number of transfers that were not freed, which should be 0.
long capabilities_curl_pool_free(capabilities_curl_pool *pool);

/// Advances all transfers without waiting. Returns false if libcurl fails.
bool capabilities_curl_perform(capabilities_curl_pool *pool);

/// Makes the next `capabilities_curl_perform` close an idle connection for each one that it opens.
void capabilities_curl_close_idle(capabilities_curl_pool *pool);

/// Waits until a transfer can advance, `capabilities_curl_wake_up` is called, or the time is up.
/// Returns false if libcurl fails.
bool capabilities_curl_wait(capabilities_curl_pool *pool, int milliseconds);

/// Ends the current wait, or the next one. May be called from any thread until the pool is freed.
void capabilities_curl_wake_up(capabilities_curl_pool *pool);

/// Returns a transfer that has ended; NULL if there is none.
///
/// @param context Receives the request's context.
/// @param outcome Receives the outcome.
capabilities_curl_transfer *capabilities_curl_take_ended(
  capabilities_curl_pool *pool,
  void **context,
  capabilities_curl_outcome *outcome
);

/// Creates a transfer and starts it. Returns NULL if memory is short or libcurl rejects the
/// request.
capabilities_curl_transfer *capabilities_curl_start(
  capabilities_curl_pool *pool,
  const capabilities_curl_request *request
);

/// Ends a transfer in any state, and frees it.
void capabilities_curl_transfer_free(
  capabilities_curl_pool *pool,
  capabilities_curl_transfer *transfer
);

/// Returns whether the transfer ended before sending anything, because the kept connection had
/// unexpected bytes, which would have been parsed as the response.
bool capabilities_curl_found_leftovers(const capabilities_curl_transfer *transfer);

/// Returns the response's status; 0 if there is none.
long capabilities_curl_status(const capabilities_curl_transfer *transfer);

/// Returns libcurl's error message. Valid until the transfer is freed.
const char *capabilities_curl_message(const capabilities_curl_transfer *transfer);

/// Returns why the process cannot open a socket, such as EMFILE; 0 if it can. libcurl reports such a
/// failure like a host that refuses connections.
int capabilities_curl_socket_error(void);

/// Determines the host that libcurl would send a request to. IP addresses are normalized.
///
/// @param host Receives the host.
/// @param size The size of `host` in bytes.
/// @return Whether libcurl can parse the address and the host fits.
bool capabilities_curl_host(const char *url, char *host, size_t size);

#ifdef __cplusplus
}
#endif

#endif
