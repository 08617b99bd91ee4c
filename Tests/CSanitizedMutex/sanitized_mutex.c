// Tells the thread sanitizer what Swift's Mutex does where two threads want it at once.
//
// A mutex that is free is taken by an atomic operation in our own code, which the sanitizer sees. One
// that is not is taken by Swift's library, which was built without it: to the sanitizer two threads
// would seem to be inside at once. These stand before the library's functions, call them, and say
// what they did. Without the sanitizer there is nothing here.

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
