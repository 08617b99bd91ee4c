#include <stdbool.h>

// Functions of Swift's runtime (docs/Runtime.md of the compiler).
extern void *swift_unownedRetain(void *object);
extern void swift_unownedRelease(void *object);
extern bool swift_isDeallocating(void *object);

// Returns the function that deallocates the instances of a class; in Swift.
extern const void *tactusDeallocator(const void *type);

// Called after the deinitializers of an object; in Swift.
extern void tactusDidDeinitialize(const void *object);

// A function that deinitializes and deallocates an object, as the metadata of its class name it.
typedef void __attribute__((swiftcall)) (*TactusDeallocator)(
    __attribute__((swift_context)) void *object);

// Deallocates an object as its class does, and reports in between. The unowned reference keeps the
// memory, so that no new object has the same address before that.
static inline void __attribute__((swiftcall)) tactusDeallocate(
    __attribute__((swift_context)) void *object) {
  TactusDeallocator deallocate = (TactusDeallocator)tactusDeallocator(*(void **)object);
  swift_unownedRetain(object);
  deallocate(object);
  tactusDidDeinitialize(object);
  swift_unownedRelease(object);
}

// Returns the address of tactusDeallocate(), whose calling convention Swift cannot import.
static inline const void *tactusReportingDeallocator(void) {
  return (const void *)tactusDeallocate;
}

// Returns whether an object's deinitializer runs.
static inline bool tactusIsDeallocating(const void *object) {
  return swift_isDeallocating((void *)object);
}

// Sets the function that deallocates the instances of a class, and returns the former one. Other
// threads may call either of them at this moment.
static inline const void *tactusReplaceDeallocator(void *place, const void *deallocator) {
  return __atomic_exchange_n((const void **)place, deallocator, __ATOMIC_ACQ_REL);
}

// Returns the function that deallocates the instances of a class.
static inline const void *tactusCurrentDeallocator(const void *place) {
  return __atomic_load_n((const void *const *)place, __ATOMIC_ACQUIRE);
}
