#include "MissingResource.h"

#include <errno.h>
#include <fcntl.h>
#include <pthread.h>
#include <stdlib.h>
#include <unistd.h>

enum { descriptor_count = 4 };

static int has_descriptors(void) {
  int descriptors[descriptor_count], opened = 0, is_full = 0;
  while (opened < descriptor_count && !is_full) {
    int descriptor = open("/dev/null", O_RDONLY | O_CLOEXEC);
    if (descriptor < 0) {
      is_full = errno == EMFILE || errno == ENFILE;
      break;
    }
    descriptors[opened++] = descriptor;
  }
  while (opened > 0) close(descriptors[--opened]);
  return !is_full;
}

static void *wait_for_others(void *lock) {
  pthread_mutex_lock(lock);
  pthread_mutex_unlock(lock);
  return NULL;
}

// The threads exist at the same time.
static int has_threads(int count) {
  pthread_t *threads = calloc((size_t)count, sizeof *threads);
  if (!threads) return 0;
  pthread_mutex_t lock = PTHREAD_MUTEX_INITIALIZER;
  pthread_mutex_lock(&lock);
  int created = 0;
  while (created < count && !pthread_create(&threads[created], NULL, wait_for_others, &lock)) created++;
  pthread_mutex_unlock(&lock);
  for (int index = 0; index < created; index++) pthread_join(threads[index], NULL);
  free(threads);
  return created == count;
}

const char *capabilities_missing_resource(int threads) {
  if (!has_descriptors()) return "no file descriptor is left";
  if (threads > 0 && !has_threads(threads)) return "the threads for its calls cannot be created";
  return NULL;
}
