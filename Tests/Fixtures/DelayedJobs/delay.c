// Delays jobs of tasks at random. A test that relies on the speed of another task then fails sometimes. As
// a library in LD_PRELOAD, it also delays the jobs of programs that a test starts.

#include <pthread.h>
#include <stdatomic.h>
#include <stdint.h>
#include <stdlib.h>
#include <time.h>
#include <unistd.h>

typedef __attribute__((swiftcall)) void (*enqueue_function)(void *job);
typedef __attribute__((swiftcall)) void (*enqueue_hook)(void *job, enqueue_function original);
// Weak, because the library is also loaded into programs without tasks.
__attribute__((weak)) extern enqueue_hook swift_task_enqueueGlobal_hook;

typedef struct {
  void *job;
  enqueue_function enqueue;
  useconds_t delay;
} delayed_job;

static void *wait_and_enqueue(void *argument) {
  delayed_job delayed = *(delayed_job *)argument;
  free(argument);
  usleep(delayed.delay);
  delayed.enqueue(delayed.job);
  return NULL;
}

// Returns the next number of a sequence that each process begins elsewhere.
static uint64_t random_number(void) {
  static _Atomic uint64_t state;
  if (atomic_load(&state) == 0) atomic_fetch_add(&state, (uint64_t)time(NULL) << 20 | getpid());
  uint64_t z = atomic_fetch_add(&state, 0x9E3779B97F4A7C15);
  z = (z ^ z >> 30) * 0xBF58476D1CE4E5B9;
  z = (z ^ z >> 27) * 0x94D049BB133111EB;
  return z ^ z >> 31;
}

// Delays one of four jobs by up to 5 milliseconds.
__attribute__((swiftcall)) static void enqueue(void *job, enqueue_function original) {
  uint64_t number = random_number();
  delayed_job *delayed = number % 4 == 0 ? malloc(sizeof(delayed_job)) : NULL;
  if (delayed) {
    *delayed = (delayed_job){job, original, (useconds_t)((number >> 8) % 5000)};
    pthread_t thread;
    if (pthread_create(&thread, NULL, wait_and_enqueue, delayed) == 0) {
      pthread_detach(thread);
      return;
    }
    free(delayed);
  }
  original(job);
}

__attribute__((constructor)) static void install(void) {
  if (&swift_task_enqueueGlobal_hook) swift_task_enqueueGlobal_hook = enqueue;
}
