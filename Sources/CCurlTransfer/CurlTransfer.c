#include "Transfer.h"

#ifdef HAS_CURL

#include <stdio.h>
#include <stdlib.h>
#include <strings.h>
#include <sys/socket.h>

static size_t receive_header(char *bytes, size_t size, size_t count, void *data) {
  capabilities_curl_transfer *transfer = data;
  const capabilities_curl_request *request = &transfer->request;
  return request->receive_header(request->context, bytes, size * count) ? size * count : 0;
}

static size_t receive_body(char *bytes, size_t size, size_t count, void *data) {
  capabilities_curl_transfer *transfer = data;
  const capabilities_curl_request *request = &transfer->request;
  if (!transfer->has_body) {
    transfer->has_body = true;
    capabilities_curl_encoding encoding = request->encoding(request->context);
    if (decoder_knows(encoding)) transfer->decoder.encoding = encoding;
  }
  return decoder_write(
    &transfer->decoder, bytes, size * count, request->receive_body, request->context
  ) ? size * count : 0;
}

static size_t send_body(char *bytes, size_t size, size_t count, void *data) {
  capabilities_curl_transfer *transfer = data;
  const capabilities_curl_request *request = &transfer->request;
  size_t left = request->body_size - transfer->body_offset;
  size_t part = left < size * count ? left : size * count;
  request->send_body(request->context, bytes, transfer->body_offset, part);
  transfer->body_offset += part;
  return part;
}

/// Returns to an earlier part of the body, which a proxy can require.
static int seek_body(void *data, curl_off_t offset, int origin) {
  capabilities_curl_transfer *transfer = data;
  bool is_inside = offset >= 0 && (size_t)offset <= transfer->request.body_size;
  if (origin != SEEK_SET || !is_inside) return CURL_SEEKFUNC_FAIL;
  transfer->body_offset = (size_t)offset;
  return CURL_SEEKFUNC_OK;
}

static int receive_progress(
  void *data,
  curl_off_t expected,
  curl_off_t received,
  curl_off_t to_send,
  curl_off_t sent
) {
  (void)expected, (void)to_send, (void)sent;
  capabilities_curl_transfer *transfer = data;
  const capabilities_curl_request *request = &transfer->request;
  return request->receive_progress(request->context, received) ? 0 : 1;
}

static int will_send(
  void *data,
  char *address,
  char *local_address,
  int port,
  int local_port
) {
  (void)address, (void)local_address, (void)port;
  capabilities_curl_transfer *transfer = data;
  const capabilities_curl_request *request = &transfer->request;
  transfer->found_leftovers =
    !transfer->is_secure && capabilities_curl_has_leftovers(transfer->pool, local_port);
  if (transfer->found_leftovers) return CURL_PREREQFUNC_ABORT;
  return request->will_send(request->context) ? CURL_PREREQFUNC_OK : CURL_PREREQFUNC_ABORT;
}

/// Opens a socket that child processes do not inherit. Otherwise a connection stays open, after both
/// sides have closed it, until the last child process ends.
static curl_socket_t open_socket(void *data, int purpose, struct curl_sockaddr *address) {
  (void)data, (void)purpose;
  return socket(address->family, address->socktype | SOCK_CLOEXEC, address->protocol);
}

/// Sets the address, protocol, proxy and TLS options. Returns false if libcurl rejects a required
/// one.
static bool set_route(CURL *easy, const capabilities_curl_request *request, bool is_secure) {
  bool done = !libcurl.easy_setopt(easy, CURLOPT_URL, request->url);
  if (libcurl.version_number >= 0x075500) {
    const char *protocol = is_secure ? "https" : "http";
    done = done && !libcurl.easy_setopt(easy, CURLOPT_PROTOCOLS_STR, protocol);
  } else {
    long protocol = is_secure ? CURLPROTO_HTTPS : CURLPROTO_HTTP;
    done = done && !libcurl.easy_setopt(easy, CURLOPT_PROTOCOLS, protocol);
  }
  // An empty name disables the proxy of the environment.
  if (!request->uses_proxy) done = done && !libcurl.easy_setopt(easy, CURLOPT_PROXY, "");
  if (request->authorities) {
    done = done && !libcurl.easy_setopt(easy, CURLOPT_CAINFO, request->authorities);
  }
  libcurl.easy_setopt(easy, CURLOPT_PATH_AS_IS, 1L);
  libcurl.easy_setopt(easy, CURLOPT_DISALLOW_USERNAME_IN_URL, 1L);
  done = done && !libcurl.easy_setopt(easy, CURLOPT_FOLLOWLOCATION, 0L);
  libcurl.easy_setopt(easy, CURLOPT_SUPPRESS_CONNECT_HEADERS, 1L);
  done = done && !libcurl.easy_setopt(easy, CURLOPT_HEADEROPT, (long)CURLHEADER_SEPARATE);
  done = done && !libcurl.easy_setopt(easy, CURLOPT_SSLVERSION, (long)CURL_SSLVERSION_TLSv1_2);
  done = done && !libcurl.easy_setopt(easy, CURLOPT_SSL_VERIFYPEER, 1L);
  done = done && !libcurl.easy_setopt(easy, CURLOPT_SSL_VERIFYHOST, 2L);
  done = done && !libcurl.easy_setopt(easy, CURLOPT_HTTP09_ALLOWED, 0L);
  long version = is_secure ? CURL_HTTP_VERSION_2TLS : CURL_HTTP_VERSION_1_1;
  libcurl.easy_setopt(easy, CURLOPT_HTTP_VERSION, version);
  // Wait for a connection that is being made and share it, instead of opening another.
  libcurl.easy_setopt(easy, CURLOPT_PIPEWAIT, is_secure ? 1L : 0L);
  // Servers close idle connections after a minute or less. Do not reuse a connection that old.
  libcurl.easy_setopt(easy, CURLOPT_MAXAGE_CONN, 30L);
  if (request->needs_new_connection) {
    done = done && !libcurl.easy_setopt(easy, CURLOPT_FRESH_CONNECT, 1L);
  }
  // No signals, which belong to the program, and no timeout of libcurl: the pool's deadline covers
  // more, such as waiting for a connection.
  done = done && !libcurl.easy_setopt(easy, CURLOPT_NOSIGNAL, 1L);
  // Do not wait for a name server when a transfer ends. Older versions do not know the option.
  libcurl.easy_setopt(easy, CURLOPT_QUICK_EXIT, 1L);
  return done && !libcurl.easy_setopt(easy, CURLOPT_OPENSOCKETFUNCTION, open_socket);
}

/// The size of the largest body that is copied. libcurl sends a copied body together with the head.
enum { copied_body_size = 64 << 10 };

static bool set_content(CURL *easy, capabilities_curl_transfer *transfer) {
  const capabilities_curl_request *request = &transfer->request;
  bool done = true;
  if (request->has_body) {
    curl_off_t size = (curl_off_t)request->body_size;
    done = !libcurl.easy_setopt(easy, CURLOPT_POST, 1L)
      && !libcurl.easy_setopt(easy, CURLOPT_POSTFIELDSIZE_LARGE, size);
    if (request->body_size <= copied_body_size) {
      const void *body = size ? request->body : "";
      done = done && !libcurl.easy_setopt(easy, CURLOPT_COPYPOSTFIELDS, body);
    } else {
      done = done && !libcurl.easy_setopt(easy, CURLOPT_READFUNCTION, send_body)
        && !libcurl.easy_setopt(easy, CURLOPT_READDATA, transfer)
        && !libcurl.easy_setopt(easy, CURLOPT_SEEKFUNCTION, seek_body)
        && !libcurl.easy_setopt(easy, CURLOPT_SEEKDATA, transfer);
    }
  }
  if (request->response_has_no_body) done = done && !libcurl.easy_setopt(easy, CURLOPT_NOBODY, 1L);
  return done && !libcurl.easy_setopt(easy, CURLOPT_CUSTOMREQUEST, request->method);
}

static bool set_receivers(CURL *easy, capabilities_curl_transfer *transfer) {
  libcurl.easy_setopt(easy, CURLOPT_ERRORBUFFER, transfer->message);
  return !libcurl.easy_setopt(easy, CURLOPT_PRIVATE, transfer)
    && !libcurl.easy_setopt(easy, CURLOPT_HEADERFUNCTION, receive_header)
    && !libcurl.easy_setopt(easy, CURLOPT_HEADERDATA, transfer)
    && !libcurl.easy_setopt(easy, CURLOPT_WRITEFUNCTION, receive_body)
    && !libcurl.easy_setopt(easy, CURLOPT_WRITEDATA, transfer)
    && !libcurl.easy_setopt(easy, CURLOPT_XFERINFOFUNCTION, receive_progress)
    && !libcurl.easy_setopt(easy, CURLOPT_XFERINFODATA, transfer)
    && !libcurl.easy_setopt(easy, CURLOPT_NOPROGRESS, 0L)
    && !libcurl.easy_setopt(easy, CURLOPT_PREREQFUNCTION, will_send)
    && !libcurl.easy_setopt(easy, CURLOPT_PREREQDATA, transfer);
}

static bool add_header(capabilities_curl_transfer *transfer, const char *line) {
  struct curl_slist *headers = libcurl.slist_append(transfer->headers, line);
  if (headers) transfer->headers = headers;
  return headers != NULL;
}

static bool set_headers(
  capabilities_curl_transfer *transfer,
  const capabilities_curl_request *request
) {
  bool done = true;
  for (size_t index = 0; index < request->header_count; index += 1) {
    done = done && add_header(transfer, request->headers[index]);
  }
  return done && !libcurl.easy_setopt(transfer->easy, CURLOPT_HTTPHEADER, transfer->headers);
}

capabilities_curl_transfer *capabilities_curl_start(
  capabilities_curl_pool *pool,
  const capabilities_curl_request *request
) {
  capabilities_curl_transfer *transfer = calloc(1, sizeof *transfer);
  if (!transfer) return NULL;
  transfer->easy = libcurl.easy_init();
  if (!transfer->easy) {
    free(transfer);
    return NULL;
  }
  pool->transfers += 1;
  transfer->pool = pool;
  transfer->request = *request;
  transfer->is_secure = strncasecmp(request->url, "https:", 6) == 0;
  if (
    !set_route(transfer->easy, request, transfer->is_secure)
      || !set_content(transfer->easy, transfer)
      || !set_receivers(transfer->easy, transfer)
      || !set_headers(transfer, request)
      || libcurl.multi_add_handle(pool->multi, transfer->easy) != CURLM_OK
  ) {
    capabilities_curl_transfer_free(pool, transfer);
    return NULL;
  }
  return transfer;
}

void capabilities_curl_transfer_free(
  capabilities_curl_pool *pool,
  capabilities_curl_transfer *transfer
) {
  capabilities_curl_begin_use();
  libcurl.multi_remove_handle(pool->multi, transfer->easy);
  libcurl.easy_cleanup(transfer->easy);
  capabilities_curl_end_use();
  libcurl.slist_free_all(transfer->headers);
  decoder_free(&transfer->decoder);
  free(transfer);
  pool->transfers -= 1;
}

capabilities_curl_transfer *capabilities_curl_take_ended(
  capabilities_curl_pool *pool,
  void **context,
  capabilities_curl_outcome *outcome
) {
  int left = 0;
  CURLMsg *message;
  while ((message = libcurl.multi_info_read(pool->multi, &left))) {
    if (message->msg != CURLMSG_DONE) continue;
    char *private = NULL;
    libcurl.easy_getinfo(message->easy_handle, CURLINFO_PRIVATE, &private);
    capabilities_curl_transfer *transfer = (capabilities_curl_transfer *)private;
    transfer->code = message->data.result;
    capabilities_curl_keep_connection(pool, transfer->easy);
    *context = transfer->request.context;
    *outcome = capabilities_curl_outcome_of(transfer->code);
    if (transfer->code == CURLE_OK) decoder_finish(&transfer->decoder);
    if (transfer->decoder.fault) *outcome = capabilities_curl_unreadable;
    return transfer;
  }
  return NULL;
}

bool capabilities_curl_found_leftovers(const capabilities_curl_transfer *transfer) {
  return transfer->found_leftovers;
}

long capabilities_curl_status(const capabilities_curl_transfer *transfer) {
  long status = 0;
  libcurl.easy_getinfo(transfer->easy, CURLINFO_RESPONSE_CODE, &status);
  return status;
}

const char *capabilities_curl_message(const capabilities_curl_transfer *transfer) {
  if (transfer->decoder.fault) return transfer->decoder.fault;
  return transfer->message[0] ? transfer->message : libcurl.easy_strerror(transfer->code);
}

/// The outcome of each code that can end a transfer, also after the first byte was sent. Whether the
/// request was sent is known from `will_send`, not from the code: a code of the first group means that
/// no connection was made, or that libcurl tried to send the request again on another one.
static const struct {
  int code;
  capabilities_curl_outcome outcome;
} outcomes[] = {
  {CURLE_OK, capabilities_curl_completed},

  {CURLE_COULDNT_RESOLVE_PROXY, capabilities_curl_unreachable},
  {CURLE_COULDNT_RESOLVE_HOST, capabilities_curl_unreachable},
  {CURLE_COULDNT_CONNECT, capabilities_curl_unreachable},
  {CURLE_OPERATION_TIMEDOUT, capabilities_curl_timed_out},

  // The server answered with something else than HTTP/1.0, HTTP/1.1 or HTTP/2.
  {CURLE_UNSUPPORTED_PROTOCOL, capabilities_curl_unreadable},
  {CURLE_WEIRD_SERVER_REPLY, capabilities_curl_unreadable},
  {CURLE_BAD_CONTENT_ENCODING, capabilities_curl_unreadable},
  // Some versions have this code for a first header line that begins with a space.
  {CURLE_BAD_FUNCTION_ARGUMENT, capabilities_curl_unreadable},
  {CURLE_TOO_LARGE, capabilities_curl_overlong},
  // Before 8.6, this is also the code of an overlong line, and nothing distinguishes them.
  {CURLE_OUT_OF_MEMORY, capabilities_curl_overlong_or_no_memory},

  // The connection broke, or was closed before the whole response came.
  {CURLE_HTTP2, capabilities_curl_lost},
  {CURLE_PARTIAL_FILE, capabilities_curl_lost},
  {CURLE_GOT_NOTHING, capabilities_curl_lost},
  {CURLE_SEND_ERROR, capabilities_curl_lost},
  {CURLE_RECV_ERROR, capabilities_curl_lost},
  {CURLE_SSL_SHUTDOWN_FAILED, capabilities_curl_lost},
  {CURLE_AGAIN, capabilities_curl_lost},
  {CURLE_HTTP2_STREAM, capabilities_curl_lost},
  {CURLE_UNRECOVERABLE_POLL, capabilities_curl_lost},
  // A callback refused to go on, usually to send the request again.
  {CURLE_WRITE_ERROR, capabilities_curl_lost},
  {CURLE_READ_ERROR, capabilities_curl_lost},
  {CURLE_ABORTED_BY_CALLBACK, capabilities_curl_lost},
  {CURLE_SEND_FAIL_REWIND, capabilities_curl_lost},
  // The connection could not be secured.
  {CURLE_SSL_CONNECT_ERROR, capabilities_curl_lost},
  {CURLE_PEER_FAILED_VERIFICATION, capabilities_curl_lost},
};

capabilities_curl_outcome capabilities_curl_outcome_of(int code) {
  if (code == CURLE_OUT_OF_MEMORY && libcurl.version_number >= 0x080600) {
    return capabilities_curl_lost;
  }
  for (size_t index = 0; index < sizeof outcomes / sizeof *outcomes; index += 1) {
    if (outcomes[index].code == code) return outcomes[index].outcome;
  }
  return capabilities_curl_lost;
}

#endif
