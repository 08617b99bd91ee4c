// Annotates contended locks of Swift's Mutex for the thread sanitizer.
//
// An uncontended mutex is locked by an atomic operation in our own code, which the sanitizer observes.
// A contended one is locked by Swift's library, which is not instrumented, so two threads would seem
// to hold the mutex at once. The functions below replace the library's: they call the original and
// report the lock to the sanitizer. Without the sanitizer this file is empty.

#if defined(__has_feature)
#if __has_feature(thread_sanitizer)

#define _GNU_SOURCE
#include <dlfcn.h>
#include <stdint.h>

extern void __tsan_acquire(void *address);
extern void __tsan_release(void *address);

#define SWIFT __attribute__((swiftcall))
#define SELF __attribute__((swift_context))
#define LOCK_SLOW "$s15Synchronization12_MutexHandleV9_lockSlowyys6UInt32VF"
#define UNLOCK_SLOW "$s15Synchronization12_MutexHandleV11_unlockSlowyyF"

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) __asm__(LOCK_SLOW);
SWIFT void unlock_slow(SELF void *mutex) __asm__(UNLOCK_SLOW);

SWIFT void lock_slow(uint32_t thread, SELF void *mutex) {
  SWIFT void (*library)(uint32_t, SELF void *) = dlsym(RTLD_NEXT, LOCK_SLOW);
  library(thread, mutex);
  __tsan_acquire(mutex);
}

SWIFT void unlock_slow(SELF void *mutex) {
  SWIFT void (*library)(SELF void *) = dlsym(RTLD_NEXT, UNLOCK_SLOW);
  __tsan_release(mutex);
  library(mutex);
}

#endif
#endif
