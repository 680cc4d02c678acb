#include "DetachedThread.h"

#include <errno.h>
#include <pthread.h>
#include <stdlib.h>

typedef struct {
  void (*body)(void *context);
  void *context;
} thread_start;

static void *run_thread(void *argument) {
  thread_start start = *(thread_start *)argument;
  free(argument);
  start.body(start.context);
  return NULL;
}

int capabilities_start_thread(void (*body)(void *context), void *context) {
  thread_start *start = malloc(sizeof *start);
  if (!start) return ENOMEM;
  *start = (thread_start){body, context};
  pthread_t thread;
  int code = pthread_create(&thread, NULL, run_thread, start);
  if (code) {
    free(start);
  } else {
    pthread_detach(thread);
  }
  return code;
}
