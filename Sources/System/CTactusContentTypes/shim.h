#include <dlfcn.h>
#include <stddef.h>

// GIO describes the contents of files for users. It is loaded when the first description is wanted,
// because linking it would load it, and nine libraries below it, at the start of every program. So
// the module has no `link`, and no header of GIO.

static inline void *_Nullable content_type_function(const char *_Nonnull name) {
  static void *library;
  // Several threads may open it at once: they get the same library.
  void *opened = __atomic_load_n(&library, __ATOMIC_ACQUIRE);
  if (!opened) {
    opened = dlopen("libgio-2.0.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!opened) return NULL;
    __atomic_store_n(&library, opened, __ATOMIC_RELEASE);
  }
  return dlsym(opened, name);
}

/// Returns the description of a MIME type, which `content_type_release` releases; NULL without GIO.
static inline char *_Nullable content_type_description(const char *_Nonnull type) {
  char *(*describe)(const char *) =
      (char *(*)(const char *))content_type_function("g_content_type_get_description");
  return describe ? describe(type) : NULL;
}

/// Releases a description.
static inline void content_type_release(char *_Nonnull text) {
  void (*release)(void *) = (void (*)(void *))content_type_function("g_free");
  if (release) release(text);
}
