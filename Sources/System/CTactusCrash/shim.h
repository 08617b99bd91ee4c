#include <stdio.h>

// Ends the program by a trap in the code of the caller, which every backtracer can unwind. abort()
// ends it inside the C library, which is built without frame pointers.
static inline __attribute__((noreturn)) void tactusTrap(void) { __builtin_trap(); }

// Writes the standard output without a buffer from now on. Swift does not allow the variable stdout.
static inline void tactusUnbufferOutput(void) {
  fflush(stdout);
  setvbuf(stdout, NULL, _IONBF, 0);
}
