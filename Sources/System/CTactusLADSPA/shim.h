#include <dlfcn.h>
#include <fenv.h>
#include <stddef.h>

// LADSPA is the interface of plug-ins that process sound; Debian has some hundred of them, and those
// that this project uses may be run on a real-time thread (swh-plugins, tap-plugins). libsox, whose
// effects are similar, allocates while it processes. A plug-in is loaded when the first effect is
// created. So the module has no `link`, and the declarations below stand for those of ladspa.h,
// version 1.1, whose layout they have.

/// The range of a port, of which the bits say what counts.
typedef struct {
  int bits;
  float lower;
  float upper;
} plugin_range;

/// The kinds of ports and ranges.
enum {
  plugin_port_input = 1,
  plugin_port_audio = 8,
  plugin_range_has_lower = 1,
  plugin_range_has_upper = 2,
  plugin_range_times_rate = 8
};

/// The description of a plug-in.
typedef struct plugin_descriptor {
  unsigned long number;
  const char *label;
  int properties;
  const char *name;
  const char *maker;
  const char *copyright;
  unsigned long port_count;
  const int *ports;
  const char *const *port_names;
  const plugin_range *ranges;
  void *data;
  void *(*instantiate)(const struct plugin_descriptor *, unsigned long rate);
  void (*connect)(void *, unsigned long port, float *memory);
  void (*activate)(void *);
  void (*run)(void *, unsigned long frames);
  void (*run_adding)(void *, unsigned long frames);
  void (*set_gain)(void *, float gain);
  void (*deactivate)(void *);
  void (*cleanup)(void *);
} plugin_descriptor;

/// Loads a library and returns the description of the plug-in with a number; NULL if there is none.
/// The library stays loaded.
///
/// The thread keeps its floating-point environment, which a plug-in that a user has built with
/// GCC's -ffast-math changes when it is loaded. Debian's plug-ins do not.
static inline const plugin_descriptor *plugin_load(const char *path, unsigned long number) {
  fenv_t environment;
  fegetenv(&environment);
  void *library = dlopen(path, RTLD_NOW | RTLD_LOCAL);
  fesetenv(&environment);
  if (!library) return NULL;
  typedef const plugin_descriptor *(*listing)(unsigned long);
  listing list = (listing)dlsym(library, "ladspa_descriptor");
  if (!list) return NULL;
  for (unsigned long index = 0; index < 64; index++) {
    const plugin_descriptor *found = list(index);
    if (!found) return NULL;
    if (found->number == number) return found;
  }
  return NULL;
}
