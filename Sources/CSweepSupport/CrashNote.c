#include "CrashNote.h"

#include <errno.h>
#include <pthread.h>
#include <signal.h>
#include <stdatomic.h>
#include <string.h>
#include <unistd.h>

enum { note_count = 64, note_size = 4000, beginning_size = 1000 };

static struct {
  atomic_flag is_used;
  atomic_size_t length;
  size_t beginning;
  // With space for the end of the literal.
  char text[note_size + 8];
} notes[note_count];

static const int crash_signals[] = {SIGILL, SIGTRAP, SIGABRT, SIGSEGV, SIGBUS, SIGFPE};
enum { signal_count = sizeof crash_signals / sizeof crash_signals[0] };
static struct sigaction previous[signal_count];

// Calls only functions that are safe in a signal handler.
static void print_notes(void) {
  for (int note = 0; note < note_count; note++) {
    size_t length = atomic_load(&notes[note].length);
    size_t written = 0;
    while (written < length) {
      ssize_t count = write(STDERR_FILENO, notes[note].text + written, length - written);
      if (count <= 0) break;
      written += (size_t)count;
    }
  }
}

static void handle(int number, siginfo_t *info, void *context) {
  int error = errno;
  print_notes();
  for (int index = 0; index < signal_count; index++) {
    if (crash_signals[index] != number) continue;
    // Only the first crash prints the notes.
    struct sigaction *action = &previous[index];
    sigaction(number, action, NULL);
    errno = error;
    if (action->sa_flags & SA_SIGINFO) {
      action->sa_sigaction(number, info, context);
    } else if (action->sa_handler == SIG_DFL || action->sa_handler == SIG_IGN) {
      // The signal is blocked here, and arrives when this handler returns.
      raise(number);
    } else {
      action->sa_handler(number);
    }
  }
}

static void install(void) {
  struct sigaction action;
  memset(&action, 0, sizeof action);
  action.sa_sigaction = handle;
  action.sa_flags = SA_SIGINFO | SA_ONSTACK;
  sigemptyset(&action.sa_mask);
  for (int index = 0; index < signal_count; index++) {
    // The previous action must be known before the handler can run.
    sigaction(crash_signals[index], NULL, &previous[index]);
    sigaction(crash_signals[index], &action, NULL);
  }
}

int capabilities_crash_note_open(const char *beginning) {
  static pthread_once_t once = PTHREAD_ONCE_INIT;
  pthread_once(&once, install);
  for (int note = 0; note < note_count; note++) {
    if (atomic_flag_test_and_set(&notes[note].is_used)) continue;
    notes[note].beginning = strnlen(beginning, beginning_size);
    memcpy(notes[note].text, beginning, notes[note].beginning);
    return note;
  }
  return -1;
}

void capabilities_crash_note_write(int note, const char *text, const char *literal) {
  if (note < 0) return;
  atomic_store(&notes[note].length, 0);
  if (!text) return;
  char *note_text = notes[note].text;
  size_t length = notes[note].beginning;
  while (*text && length < note_size) note_text[length++] = *text++;
  if (literal) note_text[length++] = '"';
  while (literal && *literal && length < note_size) note_text[length++] = *literal++;
  const char *end = literal ? "\")\n" : "\n";
  memcpy(note_text + length, end, strlen(end));
  atomic_store(&notes[note].length, length + strlen(end));
}

void capabilities_crash_note_close(int note) {
  if (note < 0) return;
  atomic_store(&notes[note].length, 0);
  atomic_flag_clear(&notes[note].is_used);
}
