#include <dlfcn.h>
#include <samplerate.h>
#include <stddef.h>

// libsamplerate is loaded when the first sound of another rate is converted, and not when a program
// starts. So the module has no `link`; the wrappers below are its functions.

static inline void *converter_function(const char *name) {
  static void *library;
  // Several threads may open it at once: they get the same library.
  void *opened = __atomic_load_n(&library, __ATOMIC_ACQUIRE);
  if (!opened) {
    opened = dlopen("libsamplerate.so.0", RTLD_NOW | RTLD_LOCAL);
    if (!opened) return NULL;
    __atomic_store_n(&library, opened, __ATOMIC_RELEASE);
  }
  return dlsym(opened, name);
}

/// Returns whether a ratio of rates can be converted.
static inline int converter_accepts(double ratio) {
  int (*accepts)(double) = (int (*)(double))converter_function("src_is_valid_ratio");
  return accepts ? accepts(ratio) : 0;
}

/// Converts all samples of `data`; 0 or the number of an error.
static inline int converter_convert(SRC_DATA *data, int quality, int channels) {
  int (*convert)(SRC_DATA *, int, int) =
      (int (*)(SRC_DATA *, int, int))converter_function("src_simple");
  return convert ? convert(data, quality, channels) : -1;
}

/// Returns the message of an error.
static inline const char *converter_error(int number) {
  const char *(*message)(int) = (const char *(*)(int))converter_function("src_strerror");
  const char *text = message ? message(number) : NULL;
  return text ? text : "libsamplerate.so.0 cannot be loaded";
}

/// Creates a converter of a stream; NULL if that fails.
static inline SRC_STATE *converter_create(int quality, int channels) {
  SRC_STATE *(*create)(int, int, int *) =
      (SRC_STATE * (*)(int, int, int *)) converter_function("src_new");
  int number = 0;
  return create ? create(quality, channels, &number) : NULL;
}

typedef int (*converter_process_function)(SRC_STATE *, SRC_DATA *);

/// Returns the function that converts frames of a stream, so that the render thread looks up no
/// name; NULL without the library.
static inline converter_process_function converter_processor(void) {
  return (converter_process_function)converter_function("src_process");
}

/// Removes the frames of a stream.
static inline void converter_reset(SRC_STATE *state) {
  int (*reset)(SRC_STATE *) = (int (*)(SRC_STATE *))converter_function("src_reset");
  if (reset && state) reset(state);
}

/// Releases a stream.
static inline void converter_destroy(SRC_STATE *state) {
  SRC_STATE *(*destroy)(SRC_STATE *) =
      (SRC_STATE * (*)(SRC_STATE *)) converter_function("src_delete");
  if (destroy && state) destroy(state);
}
