#include <dlfcn.h>
#include <stddef.h>
#include <string.h>

// OpenAL Soft filters sound for two ears by a measured head (HRTF). libmysofa, the other library for
// that in Debian 12, only reads such measurements and leaves the filters to its caller. OpenAL is
// loaded when the first such sound is played, and renders into memory by its loopback device. So
// the module has no `link`, and the declarations below stand for those of al.h, alc.h and alext.h.

/// The functions of the library.
typedef struct {
  void *(*open)(const char *name);
  void (*render)(void *device, void *frames, int count);
  void *(*create_context)(void *device, const int *attributes);
  void (*get_integers)(void *device, int name, int count, int *values);
  char (*set_thread_context)(void *context);
  void (*destroy_context)(void *context);
  char (*close)(void *device);
  int (*get_error)(void);
  void (*create_buffers)(int count, unsigned int *buffers);
  void (*delete_buffers)(int count, const unsigned int *buffers);
  void (*create_sources)(int count, unsigned int *sources);
  void (*delete_sources)(int count, const unsigned int *sources);
  void (*set_integer)(unsigned int source, int name, int value);
  void (*set_number)(unsigned int source, int name, float value);
  void (*set_vector)(unsigned int source, int name, float x, float y, float z);
  void (*play)(int count, const unsigned int *sources);
  void (*store)(unsigned int buffer, int format, const void *samples, int size, int rate,
                unsigned int flags);
  void *(*map)(unsigned int buffer, int offset, int size, unsigned int flags);
  void (*unmap)(unsigned int buffer);
} spatial_functions;

/// Loads the library and looks up its functions; 0 if it cannot be loaded or lacks one.
static inline int spatial_load(spatial_functions *functions, const char *name) {
  void *library = dlopen(name, RTLD_NOW | RTLD_LOCAL);
  if (!library) return 0;
  void *(*device_function)(void *, const char *) =
      (void *(*)(void *, const char *))dlsym(library, "alcGetProcAddress");
  if (!device_function) return 0;
  const char *const device_names[] = {
      "alcLoopbackOpenDeviceSOFT", "alcRenderSamplesSOFT", "alcCreateContext", "alcGetIntegerv",
      "alcSetThreadContext", "alcDestroyContext", "alcCloseDevice"};
  const char *const names[] = {
      "alGetError", "alGenBuffers", "alDeleteBuffers", "alGenSources", "alDeleteSources",
      "alSourcei", "alSourcef", "alSource3f", "alSourcePlayv", "alBufferStorageSOFT",
      "alMapBufferSOFT", "alUnmapBufferSOFT"};
  void *found[sizeof(spatial_functions) / sizeof(void *)];
  size_t count = 0;
  for (size_t index = 0; index < sizeof(device_names) / sizeof(*device_names); index++) {
    found[count++] = device_function(NULL, device_names[index]);
  }
  for (size_t index = 0; index < sizeof(names) / sizeof(*names); index++) {
    // Only this call has the functions of extensions that are still drafts.
    found[count++] = device_function(NULL, names[index]);
  }
  for (size_t index = 0; index < count; index++) {
    if (!found[index]) return 0;
  }
  memcpy(functions, found, sizeof found);
  return 1;
}

/// Numbers of the library.
enum {
  spatial_position = 0x1004,
  spatial_loops = 0x1007,
  spatial_buffer = 0x1009,
  spatial_is_relative = 0x202,
  spatial_rolloff = 0x1021,
  spatial_mono_floats = 0x10010,
  spatial_hrtf_status = 0x1993,
  /// Memory that is read, written, and stays mapped while it plays.
  spatial_mapping = 1 | 2 | 4
};

/// Creates a context of a device that renders two channels of 32-bit floating-point numbers by HRTF,
/// without a limiter.
static inline void *spatial_create_context(const spatial_functions *functions, void *device,
                                           int rate, int sources) {
  const int attributes[] = {0x1990, 0x1501, 0x1991, 0x1406,  0x1007, rate, 0x1992,
                            1,      0x199A, 0,      0x1010, sources, 0};
  return functions->create_context(device, attributes);
}
