// What the address sanitizer has to know about the programs. Linked into each of them.

// Compiled in, as some tests start programs in an environment of their own. Reports go to files, as
// the tests read what such programs print. A task's frame is no thread's stack: the sanitizer's own
// stacks, which find returned addresses, do not follow a task from thread to thread. Whoever
// crashes is told apart by the signal, as always.
const char *__asan_default_options(void) {
  return "log_path=" REPORTS "/address:handle_segv=0:handle_sigbus=0:handle_sigfpe=0"
         ":detect_stack_use_after_return=0:detect_leaks=0";
}
