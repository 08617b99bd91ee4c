// Replaces the C library's allocation functions in the test program and counts their calls, so that a
// test can check that a path does not allocate. Memory is freed by the C library's own `free`.

#include "allocation_counter.h"

#include <errno.h>
#include <stddef.h>

extern void *__libc_malloc(size_t size);
extern void *__libc_calloc(size_t count, size_t size);
extern void *__libc_realloc(void *memory, size_t size);
extern void *__libc_memalign(size_t alignment, size_t size);

static _Thread_local long count;

long allocation_count(void) { return count; }

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)
#define IS_COUNTING 0
#endif
#endif
#ifndef IS_COUNTING
#define IS_COUNTING 1
#endif

#if IS_COUNTING

void *malloc(size_t size) {
  count++;
  return __libc_malloc(size);
}

void *calloc(size_t number, size_t size) {
  count++;
  return __libc_calloc(number, size);
}

void *realloc(void *memory, size_t size) {
  count++;
  return __libc_realloc(memory, size);
}

void *aligned_alloc(size_t alignment, size_t size) {
  count++;
  return __libc_memalign(alignment, size);
}

int posix_memalign(void **memory, size_t alignment, size_t size) {
  count++;
  *memory = __libc_memalign(alignment, size);
  return *memory == NULL ? ENOMEM : 0;
}
#endif
