// Options of the address sanitizer. Linked into each program.

// Compiled in, because some tests start programs with an environment of their own. Reports go to files,
// because tests read the programs' output. The detection of returned stack addresses is off: it cannot
// follow a task from thread to thread. Crash handlers are off, so that tests see the signal.
const char *__asan_default_options(void) {
  return "log_path=" REPORTS "/address:handle_segv=0:handle_sigbus=0:handle_sigfpe=0"
         ":detect_stack_use_after_return=0:detect_leaks=0";
}
