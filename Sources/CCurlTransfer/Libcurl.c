#include "Transfer.h"

#ifdef HAS_CURL

#include <dlfcn.h>
#include <pthread.h>
#include <stdio.h>

libcurl_functions libcurl;

static _Thread_local char problem[512];

static bool find(void *library, void **function, const char *name) {
  *function = dlsym(library, name);
  if (!*function) snprintf(problem, sizeof problem, "libcurl.so.4 has no function %s", name);
  return *function != NULL;
}

static bool find_all(void *library) {
  bool found = true;
#define FUNCTION(result, name, parameters) \
  found = found && find(library, (void **)&libcurl.name, "curl_" #name);
#include "LibcurlFunctions.h"
#undef FUNCTION
  return found;
}

/// Loads the library. Returns false, and sets `problem`, if it cannot be used.
static bool load(void) {
  // Never closed: its threads and the handlers that it registers for the exit need it.
  void *library = dlopen("libcurl.so.4", RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char *reason = dlerror();
    snprintf(problem, sizeof problem, "%s", reason ? reason : "libcurl.so.4 cannot be loaded");
    return false;
  }
  if (!find_all(library)) return false;
  const curl_version_info_data *info = libcurl.version_info(CURLVERSION_FIRST);
  libcurl.version_number = info->version_num;
  // Before 7.80, libcurl resends a request whose response is lost, and no option prevents it.
  if (info->version_num < 0x075000) {
    snprintf(problem, sizeof problem, "libcurl %s is older than 7.80", info->version);
    return false;
  }
  if (!(info->features & CURL_VERSION_ASYNCHDNS)) {
    const char *format = "libcurl %s looks up host names without a time limit";
    snprintf(problem, sizeof problem, format, info->version);
    return false;
  }
  return true;
}

const char *libcurl_load(void) {
  static pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  static bool is_loaded = false;
  pthread_mutex_lock(&lock);
  // Memory may have been short: try again.
  if (!is_loaded) is_loaded = load();
  bool can_be_used = is_loaded;
  pthread_mutex_unlock(&lock);
  return can_be_used ? NULL : problem;
}

#endif
