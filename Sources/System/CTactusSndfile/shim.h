#include <dlfcn.h>
#include <sndfile.h>

// libsndfile is loaded when the first sound file is opened, and not when a program starts: with the
// codecs that it needs it is ten libraries, and most runs open no sound file. So the module has no
// `link`; the wrappers below are its functions. Without the library, opening fails with a reason.

static inline void *sound_function(const char *name) {
  static void *library;
  // Several threads may open it at once: they get the same library.
  void *opened = __atomic_load_n(&library, __ATOMIC_ACQUIRE);
  if (!opened) {
    opened = dlopen("libsndfile.so.1", RTLD_NOW | RTLD_LOCAL);
    if (!opened) return NULL;
    __atomic_store_n(&library, opened, __ATOMIC_RELEASE);
  }
  return dlsym(opened, name);
}

/// Opens a sound file; NULL with a reason in `sound_error(NULL)` if that fails.
static inline SNDFILE *sound_open(const char *path, int mode, SF_INFO *info) {
  SNDFILE *(*open)(const char *, int, SF_INFO *) =
      (SNDFILE * (*)(const char *, int, SF_INFO *)) sound_function("sf_open");
  return open ? open(path, mode, info) : NULL;
}

/// Closes a file that `sound_open` returned; 0 if it is complete.
static inline int sound_close(SNDFILE *file) {
  int (*close)(SNDFILE *) = (int (*)(SNDFILE *))sound_function("sf_close");
  return close ? close(file) : -1;
}

/// Returns the message of the last error of a file, or of `sound_open` for NULL.
static inline const char *sound_error(SNDFILE *file) {
  const char *(*error)(SNDFILE *) = (const char *(*)(SNDFILE *))sound_function("sf_strerror");
  return error ? error(file) : "libsndfile.so.1 cannot be loaded";
}

/// Reads frames as floats, and returns their number.
static inline sf_count_t sound_read(SNDFILE *file, float *samples, sf_count_t frames) {
  sf_count_t (*read)(SNDFILE *, float *, sf_count_t) =
      (sf_count_t(*)(SNDFILE *, float *, sf_count_t))sound_function("sf_readf_float");
  return read ? read(file, samples, frames) : 0;
}

/// Writes frames of floats, and returns their number.
static inline sf_count_t sound_write(SNDFILE *file, const float *samples, sf_count_t frames) {
  sf_count_t (*write)(SNDFILE *, const float *, sf_count_t) =
      (sf_count_t(*)(SNDFILE *, const float *, sf_count_t))sound_function("sf_writef_float");
  return write ? write(file, samples, frames) : 0;
}

/// Sets an option of a file. `sf_command` takes a void pointer and a size.
static inline void sound_set(SNDFILE *file, int option, int value) {
  int (*command)(SNDFILE *, int, void *, int) =
      (int (*)(SNDFILE *, int, void *, int))sound_function("sf_command");
  if (command) command(file, option, NULL, value);
}

/// Omits the chunk with the time of writing, so that the same samples yield the same bytes.
static inline void sound_omit_peak_chunk(SNDFILE *file) {
  sound_set(file, SFC_SET_ADD_PEAK_CHUNK, SF_FALSE);
}

/// Makes integer formats clip at full scale instead of wrapping around.
static inline void sound_clip_at_full_scale(SNDFILE *file) {
  sound_set(file, SFC_SET_CLIPPING, SF_TRUE);
}

/// Moves to a frame, and returns its number; -1 if the file cannot.
static inline sf_count_t sound_seek(SNDFILE *file, sf_count_t frame) {
  sf_count_t (*seek)(SNDFILE *, sf_count_t, int) =
      (sf_count_t(*)(SNDFILE *, sf_count_t, int))sound_function("sf_seek");
  return seek ? seek(file, frame, SEEK_SET) : -1;
}

/// Returns whether files of a format can be written.
static inline int sound_accepts(const SF_INFO *info) {
  int (*check)(const SF_INFO *) = (int (*)(const SF_INFO *))sound_function("sf_format_check");
  return check ? check(info) : 0;
}

/// Reads frames as integers of 32 bits, and returns their number.
static inline sf_count_t sound_read_integers(SNDFILE *file, int *samples, sf_count_t frames) {
  sf_count_t (*read)(SNDFILE *, int *, sf_count_t) =
      (sf_count_t(*)(SNDFILE *, int *, sf_count_t))sound_function("sf_readf_int");
  return read ? read(file, samples, frames) : 0;
}

/// Reads frames as numbers of double precision, and returns their number.
static inline sf_count_t sound_read_doubles(SNDFILE *file, double *samples, sf_count_t frames) {
  sf_count_t (*read)(SNDFILE *, double *, sf_count_t) =
      (sf_count_t(*)(SNDFILE *, double *, sf_count_t))sound_function("sf_readf_double");
  return read ? read(file, samples, frames) : 0;
}

/// Writes frames of integers of 32 bits, and returns their number.
static inline sf_count_t sound_write_integers(SNDFILE *file, const int *samples,
                                              sf_count_t frames) {
  sf_count_t (*write)(SNDFILE *, const int *, sf_count_t) =
      (sf_count_t(*)(SNDFILE *, const int *, sf_count_t))sound_function("sf_writef_int");
  return write ? write(file, samples, frames) : 0;
}

/// Writes frames of double precision, and returns their number.
static inline sf_count_t sound_write_doubles(SNDFILE *file, const double *samples,
                                             sf_count_t frames) {
  sf_count_t (*write)(SNDFILE *, const double *, sf_count_t) =
      (sf_count_t(*)(SNDFILE *, const double *, sf_count_t))sound_function("sf_writef_double");
  return write ? write(file, samples, frames) : 0;
}
