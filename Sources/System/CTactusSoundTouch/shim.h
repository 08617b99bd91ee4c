#include <dlfcn.h>
#include <fenv.h>
#include <stddef.h>

// SoundTouch changes the duration and the pitch of sound independently. Of the libraries that do so
// in Debian 12 its license, LGPL 2.1, suits ours; librubberband is under the GPL. It is loaded when
// the first sound is stretched, through the C interface of libSoundTouchDll. So the module has no
// `link`, and the declarations below stand for the library's header, which only C++ compiles.

/// Loads the library, and keeps the floating-point environment of the thread.
///
/// Debian's library is linked with GCC's -ffast-math, whose start code makes the loading thread,
/// and those that it creates later, compute with 0 instead of denormal numbers: unequal numbers
/// compare as equal from then on.
static inline void *stretcher_library(void) {
  fenv_t environment;
  fegetenv(&environment);
  void *opened = dlopen("libSoundTouchDll.so.1", RTLD_NOW | RTLD_LOCAL);
  fesetenv(&environment);
  return opened;
}

static inline void *stretcher_function(const char *name) {
  static void *library;
  // Several threads may open it at once: they get the same library.
  void *opened = __atomic_load_n(&library, __ATOMIC_ACQUIRE);
  if (!opened) {
    opened = stretcher_library();
    if (!opened) return NULL;
    __atomic_store_n(&library, opened, __ATOMIC_RELEASE);
  }
  return dlsym(opened, name);
}

/// The functions of the library, looked up once for a stretcher.
typedef struct {
  void *(*create)(void);
  void (*destroy)(void *);
  int (*set_channels)(void *, unsigned int);
  int (*set_sample_rate)(void *, unsigned int);
  void (*set_tempo)(void *, float);
  void (*set_pitch)(void *, float);
  int (*put)(void *, const float *, unsigned int);
  unsigned int (*receive)(void *, float *, unsigned int);
  unsigned int (*ready_count)(void *);
  int (*flush)(void *);
  void (*clear)(void *);
} stretcher_functions;

/// Looks up the functions; 0 if the library cannot be loaded.
static inline int stretcher_load(stretcher_functions *functions) {
  functions->create = (void *(*)(void))stretcher_function("soundtouch_createInstance");
  functions->destroy = (void (*)(void *))stretcher_function("soundtouch_destroyInstance");
  functions->set_channels =
      (int (*)(void *, unsigned int))stretcher_function("soundtouch_setChannels");
  functions->set_sample_rate =
      (int (*)(void *, unsigned int))stretcher_function("soundtouch_setSampleRate");
  functions->set_tempo = (void (*)(void *, float))stretcher_function("soundtouch_setTempo");
  functions->set_pitch = (void (*)(void *, float))stretcher_function("soundtouch_setPitch");
  functions->put =
      (int (*)(void *, const float *, unsigned int))stretcher_function("soundtouch_putSamples");
  functions->receive = (unsigned int (*)(void *, float *, unsigned int))stretcher_function(
      "soundtouch_receiveSamples");
  functions->ready_count = (unsigned int (*)(void *))stretcher_function("soundtouch_numSamples");
  functions->flush = (int (*)(void *))stretcher_function("soundtouch_flush");
  functions->clear = (void (*)(void *))stretcher_function("soundtouch_clear");
  return functions->create && functions->destroy && functions->set_channels &&
         functions->set_sample_rate && functions->set_tempo && functions->set_pitch &&
         functions->put && functions->receive && functions->ready_count && functions->flush &&
         functions->clear;
}
