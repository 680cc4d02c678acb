// A library that makes one call of the system, of libcurl or of an allocation by libcurl or SQLite fail,
// to be loaded with LD_PRELOAD. chaos compiles it.
//
// - CALLS_REPORT: a file to which the number of calls of each kind is written when the program ends.
// - FAIL_CALL: the kind of call that fails, such as `open`.
// - FAIL_AT: the number of the first call that fails, from 1.
// - FAIL_ALL: if set, all later calls of this kind fail, too.

#define _GNU_SOURCE
#include <dlfcn.h>
#include <errno.h>
#include <fcntl.h>
#include <link.h>
#include <pthread.h>
#include <stdarg.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/socket.h>
#include <sys/stat.h>
#include <sys/syscall.h>
#include <sys/types.h>
#include <unistd.h>

enum kind {
  opening, reading, writing, syncing, truncating, locking, renaming, unlinking, inspecting, mapping,
  connecting, making_sockets, sending, receiving, waiting, waking, starting_threads, drawing_numbers,
  allocating, loading, calling_libcurl, kinds
};
static const char *const names[kinds] = {
  "open", "read", "write", "fsync", "ftruncate", "lock", "rename", "unlink", "stat", "mmap",
  "connect", "socket", "send", "recv", "poll", "eventfd", "thread", "getrandom",
  "malloc", "dlopen", "libcurl",
};
static const int errors[kinds] = {
  EMFILE, EIO, ENOSPC, EIO, ENOSPC, ENOLCK, EACCES, EACCES, EIO, ENOMEM,
  ENETUNREACH, EMFILE, EPIPE, ECONNRESET, ENOMEM, EMFILE, EAGAIN, EAGAIN,
  ENOMEM, ENOENT, ENOMEM,
};

static atomic_int counts[kinds];
static int failing = -1;
static int first = 0;
static int fails_all = 0;

__attribute__((constructor)) static void read_settings(void) {
  const char *kind = getenv("FAIL_CALL");
  const char *at = getenv("FAIL_AT");
  fails_all = getenv("FAIL_ALL") != NULL;
  for (int index = 0; kind && at && index < kinds; index += 1) {
    if (!strcmp(kind, names[index])) failing = index, first = atoi(at);
  }
}

__attribute__((destructor)) static void write_report(void) {
  const char *path = getenv("CALLS_REPORT");
  if (!path) return;
  char text[1024];
  int length = 0;
  for (int kind = 0; kind < kinds; kind += 1) {
    length += snprintf(
      text + length, sizeof text - (size_t)length, "%s %d\n", names[kind], counts[kind]
    );
  }
  int file = (int)syscall(SYS_openat, AT_FDCWD, path, O_WRONLY | O_CREAT | O_TRUNC, 0600);
  if (file < 0) return;
  syscall(SYS_write, file, text, length);
  syscall(SYS_close, file);
}

/// Counts a call. Returns whether it fails, and sets `errno`.
static int fails(enum kind kind) {
  int number = atomic_fetch_add(&counts[kind], 1) + 1;
  if ((int)kind != failing || (fails_all ? number < first : number != first)) return 0;
  errno = errors[kind];
  return 1;
}

/// Standard output and standard error never fail: the import must be able to say what failed.
static int writing_fails(int file) { return file > STDERR_FILENO && fails(writing); }

/// Only connections of a network fail, not those that libcurl uses to wake up its thread.
static int network_fails(enum kind kind, int file) {
  int saved = errno;
  struct sockaddr_storage address = {0};
  socklen_t size = sizeof address;
  int is_local = getsockname(file, (struct sockaddr *)&address, &size) || address.ss_family == AF_UNIX;
  errno = saved;
  return !is_local && fails(kind);
}

/// The system's `dlsym`, which is replaced below.
static void *find(void *library, const char *name) {
  static void *(*real)(void *, const char *);
  const char *versions[] = {"GLIBC_2.34", "GLIBC_2.17", "GLIBC_2.2.5"};
  for (int index = 0; !real && index < 3; index += 1) {
    real = dlvsym(RTLD_NEXT, "dlsym", versions[index]);
  }
  return real(library, name);
}

#define REAL(name) \
  static __typeof__(&name) real; \
  if (!real) real = (__typeof__(&name))find(RTLD_NEXT, #name)

#define CALL_IF(fails, result, name, parameters, arguments, failure) \
  result name parameters { \
    REAL(name); \
    if (fails) return failure; \
    return real arguments; \
  }
#define CALL(kind, ...) CALL_IF(fails(kind), __VA_ARGS__)

/// libdispatch counts its running threads about once a second, and ends the program if it cannot open
/// their files.
static int is_dispatch_file(const char *path) {
  int thread, end = 0;
  return sscanf(path, "/proc/%d/stat%n", &thread, &end) == 1 && end && !path[end];
}

#define OPEN(name, parameters, ...) \
  int name parameters { \
    mode_t mode = 0; \
    va_list list; \
    va_start(list, flags); \
    if (flags & (O_CREAT | O_TMPFILE)) mode = va_arg(list, mode_t); \
    va_end(list); \
    REAL(name); \
    if (!is_dispatch_file(path) && fails(opening)) return -1; \
    return real(__VA_ARGS__, flags, mode); \
  }

OPEN(open, (const char *path, int flags, ...), path)
OPEN(open64, (const char *path, int flags, ...), path)
OPEN(openat, (int folder, const char *path, int flags, ...), folder, path)
OPEN(openat64, (int folder, const char *path, int flags, ...), folder, path)

CALL(reading, ssize_t, read, (int file, void *data, size_t size), (file, data, size), -1)
CALL(reading, ssize_t, pread, (int file, void *data, size_t size, off_t at), (file, data, size, at), -1)
CALL(reading, ssize_t, pread64, (int file, void *data, size_t size, off64_t at), (file, data, size, at), -1)
CALL_IF(writing_fails(file), ssize_t, write, (int file, const void *data, size_t size), (file, data, size), -1)
CALL_IF(writing_fails(file), ssize_t, pwrite, (int file, const void *data, size_t size, off_t at), (file, data, size, at), -1)
CALL_IF(writing_fails(file), ssize_t, pwrite64, (int file, const void *data, size_t size, off64_t at), (file, data, size, at), -1)
CALL(syncing, int, fsync, (int file), (file), -1)
CALL(syncing, int, fdatasync, (int file), (file), -1)
CALL(truncating, int, ftruncate, (int file, off_t size), (file, size), -1)
CALL(truncating, int, ftruncate64, (int file, off64_t size), (file, size), -1)
CALL(renaming, int, rename, (const char *from, const char *to), (from, to), -1)
CALL(unlinking, int, unlink, (const char *path), (path), -1)
CALL(inspecting, int, fstat, (int file, struct stat *status), (file, status), -1)
CALL(inspecting, int, fstat64, (int file, struct stat64 *status), (file, status), -1)
CALL(inspecting, int, stat, (const char *path, struct stat *status), (path, status), -1)
CALL(inspecting, int, stat64, (const char *path, struct stat64 *status), (path, status), -1)
CALL(inspecting, int, lstat, (const char *path, struct stat *status), (path, status), -1)
CALL(inspecting, int, lstat64, (const char *path, struct stat64 *status), (path, status), -1)
CALL_IF(network_fails(connecting, file), int, connect, (int file, const struct sockaddr *address, socklen_t size), (file, address, size), -1)
CALL(making_sockets, int, socket, (int domain, int type, int protocol), (domain, type, protocol), -1)
CALL_IF(network_fails(sending, file), ssize_t, send, (int file, const void *data, size_t size, int flags), (file, data, size, flags), -1)
CALL_IF(network_fails(receiving, file), ssize_t, recv, (int file, void *data, size_t size, int flags), (file, data, size, flags), -1)

struct pollfd;
int poll(struct pollfd *files, unsigned long count, int milliseconds);
CALL(waiting, int, poll, (struct pollfd *files, unsigned long count, int milliseconds), (files, count, milliseconds), -1)
int eventfd(unsigned int value, int flags);
CALL(waking, int, eventfd, (unsigned int value, int flags), (value, flags), -1)
ssize_t getrandom(void *data, size_t size, unsigned int flags);
CALL(drawing_numbers, ssize_t, getrandom, (void *data, size_t size, unsigned int flags), (data, size, flags), -1)
CALL(
  starting_threads, int, pthread_create,
  (pthread_t *thread, const pthread_attr_t *attributes, void *(*body)(void *), void *context),
  (thread, attributes, body, context), errors[starting_threads]
)

void *mmap(void *address, size_t size, int protection, int flags, int file, off_t at);
CALL(mapping, void *, mmap, (void *address, size_t size, int protection, int flags, int file, off_t at), (address, size, protection, flags, file, at), (void *)-1)
void *mmap64(void *address, size_t size, int protection, int flags, int file, off64_t at);
CALL(mapping, void *, mmap64, (void *address, size_t size, int protection, int flags, int file, off64_t at), (address, size, protection, flags, file, at), (void *)-1)

/// Only locks of records count: libraries use the other commands for much else.
#define FCNTL(name) \
  int name(int file, int command, ...) { \
    va_list list; \
    va_start(list, command); \
    void *argument = va_arg(list, void *); \
    va_end(list); \
    REAL(name); \
    if ((command == F_SETLK || command == F_SETLKW) && fails(locking)) return -1; \
    return real(file, command, argument); \
  }

FCNTL(fcntl)
FCNTL(fcntl64)

/// Where libcurl and SQLite are. Only their allocations fail: Swift ends a program that is out of memory.
static struct { uintptr_t start, end; } libraries[4];
static int library_count = 0;

static int add_library(struct dl_phdr_info *info, size_t size, void *context) {
  (void)size, (void)context;
  int is_wanted = strstr(info->dlpi_name, "libcurl") || strstr(info->dlpi_name, "libsqlite3");
  for (int index = 0; is_wanted && index < info->dlpi_phnum && library_count < 4; index += 1) {
    const ElfW(Phdr) *part = &info->dlpi_phdr[index];
    if (part->p_type != PT_LOAD || !(part->p_flags & PF_X)) continue;
    libraries[library_count].start = info->dlpi_addr + part->p_vaddr;
    libraries[library_count].end = libraries[library_count].start + part->p_memsz;
    library_count += 1;
  }
  return 0;
}

__attribute__((constructor)) static void find_libraries(void) {
  library_count = 0;
  dl_iterate_phdr(add_library, NULL);
}

static int is_library(void *address) {
  int found = 0;
  for (int index = 0; index < library_count; index += 1) {
    uintptr_t place = (uintptr_t)address;
    found |= libraries[index].start <= place && place < libraries[index].end;
  }
  return found;
}
#define ALLOCATION_FAILS (is_library(__builtin_return_address(0)) && fails(allocating))

void *__libc_malloc(size_t size);
void *malloc(size_t size) { return ALLOCATION_FAILS ? NULL : __libc_malloc(size); }
void *__libc_calloc(size_t count, size_t size);
void *calloc(size_t count, size_t size) { return ALLOCATION_FAILS ? NULL : __libc_calloc(count, size); }
void *__libc_realloc(void *old, size_t size);
void *realloc(void *old, size_t size) { return ALLOCATION_FAILS ? NULL : __libc_realloc(old, size); }

void *dlopen(const char *path, int mode) {
  REAL(dlopen);
  if (!path || !strstr(path, "libcurl")) return real(path, mode);
  void *library = fails(loading) ? NULL : real(path, mode);
  find_libraries();
  return library;
}

// The functions of libcurl that can fail, and what they return then. Their arguments are integers and
// pointers.
#define LIBCURL(FUNCTION) \
  FUNCTION(global_init, 27) FUNCTION(multi_init, 0) FUNCTION(multi_setopt, 6) \
  FUNCTION(multi_add_handle, 3) FUNCTION(multi_perform, 3) FUNCTION(multi_poll, 3) \
  FUNCTION(multi_wakeup, 12) FUNCTION(easy_init, 0) FUNCTION(easy_setopt, 48) \
  FUNCTION(slist_append, 0) FUNCTION(url, 0) FUNCTION(url_set, 7) FUNCTION(url_get, 7)

#define WRAPPER(name, failure) \
  static long (*real_##name)(long, long, long, long, long); \
  static long failing_##name(long a, long b, long c, long d, long e) { \
    return fails(calling_libcurl) ? failure : real_##name(a, b, c, d, e); \
  }
LIBCURL(WRAPPER)

void *dlsym(void *library, const char *name) {
  void *function = find(library, name);
#define REPLACE(wrapped, failure) \
  if (function && !strcmp(name, "curl_" #wrapped)) { \
    real_##wrapped = (__typeof__(real_##wrapped))function; \
    return failing_##wrapped; \
  }
  LIBCURL(REPLACE)
  return function;
}
