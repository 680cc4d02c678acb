// For pthread_setname_np.
#define _GNU_SOURCE

#include "Transfer.h"

#ifdef HAS_CURL

#include <errno.h>
#include <netinet/in.h>
#include <pthread.h>
#include <stdlib.h>
#include <sys/socket.h>
#include <time.h>
#include <unistd.h>

const char *capabilities_curl_version(void) {
  return libcurl_load() ? NULL : libcurl.version();
}

const char *capabilities_curl_problem(void) { return libcurl_load(); }

/// The function that a new thread calls, and its argument.
typedef struct {
  void (*body)(void *context);
  void *context;
} thread_start;

static void *run_thread(void *argument) {
  thread_start start = *(thread_start *)argument;
  free(argument);
  pthread_setname_np(pthread_self(), "HTTPTransport");
  start.body(start.context);
  return NULL;
}

int capabilities_curl_start_thread(void (*body)(void *context), void *context) {
  thread_start *start = malloc(sizeof *start);
  if (!start) return ENOMEM;
  *start = (thread_start){body, context};
  pthread_attr_t attributes;
  int code = pthread_attr_init(&attributes);
  if (!code) {
    pthread_t thread;
    pthread_attr_setdetachstate(&attributes, PTHREAD_CREATE_DETACHED);
    code = pthread_create(&thread, &attributes, run_thread, start);
    pthread_attr_destroy(&attributes);
  }
  if (code) free(start);
  return code;
}

// Before 7.84, libcurl's global functions are not safe to call from several threads at once. Each
// pool calls them on its own thread.
static pthread_mutex_t global_lock = PTHREAD_MUTEX_INITIALIZER;

/// At the exit of the process, OpenSSL frees its state while the threads of pools still run. They hold
/// this lock while they use connections, and the exit takes it forever.
static pthread_rwlock_t use_lock = PTHREAD_RWLOCK_WRITER_NONRECURSIVE_INITIALIZER_NP;

void capabilities_curl_begin_use(void) { pthread_rwlock_rdlock(&use_lock); }

void capabilities_curl_end_use(void) { pthread_rwlock_unlock(&use_lock); }

/// Not without a limit: the thread of a pool can call `exit` from a callback.
static void stop_use(void) {
  struct timespec limit;
  clock_gettime(CLOCK_REALTIME, &limit);
  limit.tv_sec += 1;
  pthread_rwlock_timedwrlock(&use_lock, &limit);
}

/// Initializes libcurl, which counts the calls. Returns whether that succeeded.
static bool start_libcurl(void) {
  static bool stops_at_exit = false;
  pthread_mutex_lock(&global_lock);
  CURLcode code = libcurl.global_init(CURL_GLOBAL_DEFAULT);
  // Functions run in reverse order, so OpenSSL's runs after this one.
  if (!code && !stops_at_exit) stops_at_exit = !atexit(stop_use);
  pthread_mutex_unlock(&global_lock);
  return code == CURLE_OK;
}

static void stop_libcurl(void) {
  pthread_mutex_lock(&global_lock);
  libcurl.global_cleanup();
  pthread_mutex_unlock(&global_lock);
}

static capabilities_curl_pool *make_pool(long kept_connections) {
  capabilities_curl_pool *pool = calloc(1, sizeof *pool);
  if (!pool || !start_libcurl()) {
    free(pool);
    return NULL;
  }
  pool->multi = libcurl.multi_init();
  // Without descriptors, libcurl creates a pool that cannot be woken up: requests would wait.
  if (!pool->multi || libcurl.multi_wakeup(pool->multi) != CURLM_OK) {
    if (pool->multi) libcurl.multi_cleanup(pool->multi);
    stop_libcurl();
    free(pool);
    return NULL;
  }
  libcurl.multi_setopt(pool->multi, CURLMOPT_MAXCONNECTS, kept_connections);
  return pool;
}

capabilities_curl_pool *capabilities_curl_pool_make(long kept_connections) {
  if (libcurl_load()) return NULL;
  capabilities_curl_begin_use();
  capabilities_curl_pool *pool = make_pool(kept_connections);
  capabilities_curl_end_use();
  return pool;
}

long capabilities_curl_pool_free(capabilities_curl_pool *pool) {
  long left = pool->transfers;
  capabilities_curl_begin_use();
  libcurl.multi_cleanup(pool->multi);
  stop_libcurl();
  capabilities_curl_end_use();
  free(pool);
  return left;
}

bool capabilities_curl_perform(capabilities_curl_pool *pool) {
  int running = 0;
  capabilities_curl_begin_use();
  bool works = libcurl.multi_perform(pool->multi, &running) == CURLM_OK;
  capabilities_curl_end_use();
  libcurl.multi_setopt(pool->multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, 0L);
  return works;
}

void capabilities_curl_close_idle(capabilities_curl_pool *pool) {
  // libcurl closes the oldest idle connection before it opens one beyond the limit. If none is idle,
  // the transfer waits until another one ends.
  libcurl.multi_setopt(pool->multi, CURLMOPT_MAX_TOTAL_CONNECTIONS, 1L);
}

bool capabilities_curl_wait(capabilities_curl_pool *pool, int milliseconds) {
  return libcurl.multi_poll(pool->multi, NULL, 0, milliseconds, NULL) == CURLM_OK;
}

void capabilities_curl_wake_up(capabilities_curl_pool *pool) {
  // Cannot fail: the pool has been woken up once, and a full pipe wakes it up, too.
  libcurl.multi_wakeup(pool->multi);
}

/// Returns the number of used elements of `kept`.
static size_t kept_connections(const capabilities_curl_pool *pool) {
  const size_t size = sizeof pool->kept / sizeof *pool->kept;
  return pool->kept_count < size ? pool->kept_count : size;
}

void capabilities_curl_keep_connection(capabilities_curl_pool *pool, CURL *easy) {
  const size_t size = sizeof pool->kept / sizeof *pool->kept;
  capabilities_curl_kept kept = {CURL_SOCKET_BAD, 0};
  libcurl.easy_getinfo(easy, CURLINFO_ACTIVESOCKET, &kept.descriptor);
  libcurl.easy_getinfo(easy, CURLINFO_LOCAL_PORT, &kept.local_port);
  if (kept.descriptor == CURL_SOCKET_BAD) return;
  size_t place = 0;
  const size_t count = kept_connections(pool);
  while (place < count && pool->kept[place].descriptor != kept.descriptor) place += 1;
  if (place == count) {
    place = pool->kept_count % size;
    pool->kept_count += 1;
  }
  pool->kept[place] = kept;
}

/// Returns the local port of a connection; 0 if the descriptor now belongs to something else.
static long local_port_of(curl_socket_t descriptor) {
  struct sockaddr_storage address = {0};
  socklen_t length = sizeof address;
  if (getsockname(descriptor, (struct sockaddr *)&address, &length)) return 0;
  switch (address.ss_family) {
  case AF_INET: return ntohs(((const struct sockaddr_in *)&address)->sin_port);
  case AF_INET6: return ntohs(((const struct sockaddr_in6 *)&address)->sin6_port);
  default: return 0;
  }
}

bool capabilities_curl_has_leftovers(const capabilities_curl_pool *pool, long local_port) {
  const size_t count = kept_connections(pool);
  for (size_t place = 0; place < count; place += 1) {
    curl_socket_t descriptor = pool->kept[place].descriptor;
    char byte;
    if (
      pool->kept[place].local_port == local_port && local_port_of(descriptor) == local_port
        && recv(descriptor, &byte, 1, MSG_PEEK | MSG_DONTWAIT) > 0
    ) {
      return true;
    }
  }
  return false;
}

int capabilities_curl_socket_error(void) {
  int descriptor = socket(AF_INET, SOCK_STREAM | SOCK_CLOEXEC, 0);
  if (descriptor < 0) return errno == EMFILE || errno == ENFILE || errno == ENOMEM ? errno : 0;
  close(descriptor);
  return 0;
}

bool capabilities_curl_host(const char *url, char *host, size_t size) {
  bool found = false;
  CURLU *parts = libcurl.url();
  char *text = NULL;
  if (
    parts && !libcurl.url_set(parts, CURLUPART_URL, url, 0)
      && !libcurl.url_get(parts, CURLUPART_HOST, &text, 0)
  ) {
    size_t length = 0;
    while (text[length] && length + 1 < size) {
      host[length] = text[length];
      length += 1;
    }
    found = !text[length];
    host[length] = 0;
  }
  libcurl.free(text);
  libcurl.url_cleanup(parts);
  return found;
}

#endif
