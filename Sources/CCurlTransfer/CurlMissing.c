#include "Transfer.h"

#ifndef HAS_CURL

// Only the first two functions are ever called.

const char *capabilities_curl_version(void) { return NULL; }

const char *capabilities_curl_problem(void) {
  return "a statically linked program cannot load libcurl";
}

const char *capabilities_curl_encodings(void) { return ""; }

capabilities_curl_outcome capabilities_curl_outcome_of(int code) {
  (void)code;
  return capabilities_curl_lost;
}

int capabilities_curl_start_thread(void (*body)(void *context), void *context) {
  (void)body, (void)context;
  return -1;
}

capabilities_curl_pool *capabilities_curl_pool_make(long kept_connections) {
  (void)kept_connections;
  return NULL;
}

long capabilities_curl_pool_free(capabilities_curl_pool *pool) {
  (void)pool;
  return 0;
}

bool capabilities_curl_perform(capabilities_curl_pool *pool) {
  (void)pool;
  return false;
}

bool capabilities_curl_wait(capabilities_curl_pool *pool, int milliseconds) {
  (void)pool, (void)milliseconds;
  return false;
}

void capabilities_curl_close_idle(capabilities_curl_pool *pool) { (void)pool; }

void capabilities_curl_wake_up(capabilities_curl_pool *pool) { (void)pool; }

capabilities_curl_transfer *capabilities_curl_take_ended(
  capabilities_curl_pool *pool,
  void **context,
  capabilities_curl_outcome *outcome
) {
  (void)pool, (void)context, (void)outcome;
  return NULL;
}

capabilities_curl_transfer *capabilities_curl_start(
  capabilities_curl_pool *pool,
  const capabilities_curl_request *request
) {
  (void)pool, (void)request;
  return NULL;
}

void capabilities_curl_transfer_free(
  capabilities_curl_pool *pool,
  capabilities_curl_transfer *transfer
) {
  (void)pool, (void)transfer;
}

bool capabilities_curl_found_leftovers(const capabilities_curl_transfer *transfer) {
  (void)transfer;
  return false;
}

long capabilities_curl_status(const capabilities_curl_transfer *transfer) {
  (void)transfer;
  return 0;
}

const char *capabilities_curl_message(const capabilities_curl_transfer *transfer) {
  (void)transfer;
  return "";
}

int capabilities_curl_socket_error(void) { return 0; }

bool capabilities_curl_host(const char *url, char *host, size_t size) {
  (void)url, (void)host, (void)size;
  return false;
}

#endif
