#include <dlfcn.h>
#include <sodium.h>

// libsodium is loaded when the first message is signed by Ed25519, which few programs do. So the module
// has no `link`; the wrappers below are its functions. Without the library they return 0.

static inline void *sodium_function(const char *name) {
  static void *library;
  // Several threads may open it at once: they get the same library.
  void *opened = __atomic_load_n(&library, __ATOMIC_ACQUIRE);
  if (!opened) {
    opened = dlopen("libsodium.so.23", RTLD_NOW | RTLD_LOCAL);
    if (!opened) return NULL;
    __atomic_store_n(&library, opened, __ATOMIC_RELEASE);
  }
  return dlsym(opened, name);
}

// The function of libsodium with a name and its type; NULL without the library.
#define SODIUM_FUNCTION(name) ((__typeof__(&name))sodium_function(#name))

/// Reduces 64 bytes to a scalar of the group of Ed25519, 32 bytes; returns 0 without the library.
static inline int ed25519_reduce(unsigned char *scalar, const unsigned char *bytes) {
  __typeof__(&crypto_core_ed25519_scalar_reduce) reduce =
      SODIUM_FUNCTION(crypto_core_ed25519_scalar_reduce);
  if (reduce) reduce(scalar, bytes);
  return reduce != NULL;
}

/// Multiplies two scalars and adds a third one; returns 0 without the library.
static inline int ed25519_multiply_add(unsigned char *result, const unsigned char *first,
                                       const unsigned char *second, const unsigned char *third) {
  __typeof__(&crypto_core_ed25519_scalar_mul) multiply =
      SODIUM_FUNCTION(crypto_core_ed25519_scalar_mul);
  __typeof__(&crypto_core_ed25519_scalar_add) add =
      SODIUM_FUNCTION(crypto_core_ed25519_scalar_add);
  unsigned char product[crypto_core_ed25519_SCALARBYTES];
  if (!multiply || !add) return 0;
  multiply(product, first, second);
  add(result, product, third);
  return 1;
}

/// Multiplies the base point by a scalar other than 0; returns 0 if that fails.
static inline int ed25519_multiply_base(unsigned char *point, const unsigned char *scalar) {
  __typeof__(&crypto_scalarmult_ed25519_base_noclamp) multiply =
      SODIUM_FUNCTION(crypto_scalarmult_ed25519_base_noclamp);
  return multiply && multiply(point, scalar) == 0;
}
