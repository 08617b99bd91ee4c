#include <signal.h>
#include <stdio.h>
#include <sys/prctl.h>
#include <unistd.h>

// Creates a copy of the process. Swift does not import fork(): in a process with several threads the
// copy has only one.
static inline int tactusFork(void) { return fork(); }

// Lets this process be killed when the process that started it ends, and ends it if that has happened
// already.
static inline void tactusEndWithParent(int parent) {
  prctl(PR_SET_PDEATHSIG, SIGKILL);
  if (getppid() != parent) _exit(1);
}

// Writes the standard output line by line from now on. Swift does not allow the variable stdout.
static inline void tactusBufferLines(void) { setvbuf(stdout, NULL, _IOLBF, 0); }
