#include <dlfcn.h>
#include <espeak-ng/speak_lib.h>
#include <stddef.h>

// eSpeak NG keeps the state of its synthesis between texts: the same text sounds different the
// second time. A library that is loaded anew begins in the same state each time, so each text gets
// a library of its own, and the module has no `link`; the wrappers below are its functions.

/// Loads the library; NULL if it is not installed.
static inline void *espeak_load(void) {
  return dlopen("libespeak-ng.so.1", RTLD_NOW | RTLD_LOCAL);
}

/// Ends the synthesis, and unloads the library.
static inline void espeak_unload(void *library) {
  espeak_ERROR (*end)(void) = (espeak_ERROR(*)(void))dlsym(library, "espeak_Terminate");
  if (end) end();
  dlclose(library);
}

/// Refuses the file of an <audio> element, whose text is spoken instead. The library would read the
/// file, and convert it by a command of the shell with the file's name.
static inline int espeak_refuse_file(int type, const char *uri, const char *base) { return 1; }

/// Initializes the synthesis; the sample rate, or a negative number if there is no data.
static inline int espeak_start(void *library, t_espeak_callback *callback) {
  int (*initialize)(espeak_AUDIO_OUTPUT, int, const char *, int) =
      (int (*)(espeak_AUDIO_OUTPUT, int, const char *, int))dlsym(library, "espeak_Initialize");
  void (*set_callback)(t_espeak_callback *) =
      (void (*)(t_espeak_callback *))dlsym(library, "espeak_SetSynthCallback");
  if (!initialize || !set_callback) return -1;
  int rate = initialize(AUDIO_OUTPUT_SYNCHRONOUS, 0, NULL, espeakINITIALIZE_DONT_EXIT);
  void (*set_files)(int (*)(int, const char *, const char *)) =
      (void (*)(int (*)(int, const char *, const char *)))dlsym(library, "espeak_SetUriCallback");
  if (rate <= 0 || !set_files) return -1;
  set_callback(callback);
  set_files(espeak_refuse_file);
  return rate;
}

/// Returns the voices that are installed, ended by NULL.
static inline const espeak_VOICE *_Nullable *_Nullable espeak_voices(void *library) {
  const espeak_VOICE **(*list)(espeak_VOICE *) =
      (const espeak_VOICE **(*)(espeak_VOICE *))dlsym(library, "espeak_ListVoices");
  return list ? list(NULL) : NULL;
}

/// Chooses a voice by its file; 0 if it exists.
static inline int espeak_choose(void *library, const char *voice) {
  espeak_ERROR (*set)(const char *) =
      (espeak_ERROR(*)(const char *))dlsym(library, "espeak_SetVoiceByName");
  return set ? set(voice) : EE_INTERNAL_ERROR;
}

/// Sets a parameter to a value.
static inline void espeak_set(void *library, espeak_PARAMETER parameter, int value) {
  espeak_ERROR (*set)(espeak_PARAMETER, int, int) =
      (espeak_ERROR(*)(espeak_PARAMETER, int, int))dlsym(library, "espeak_SetParameter");
  if (set) set(parameter, value, 0);
}

/// Speaks a text in UTF-8, SSML, or phonemes in double brackets, and calls the callback with its
/// sound; 0 or an error.
static inline int espeak_say(
    void *library, const char *text, size_t size, int isMarkup, int isPhonemes) {
  espeak_ERROR (*say)(
      const void *, size_t, unsigned int, espeak_POSITION_TYPE, unsigned int, unsigned int,
      unsigned int *, void *) =
      (espeak_ERROR(*)(
          const void *, size_t, unsigned int, espeak_POSITION_TYPE, unsigned int, unsigned int,
          unsigned int *, void *))dlsym(library, "espeak_Synth");
  unsigned int flags = espeakCHARS_UTF8 | espeakENDPAUSE | (isMarkup ? espeakSSML : 0) |
                       (isPhonemes ? espeakPHONEMES : 0);
  return say ? say(text, size, 0, POS_CHARACTER, 0, flags, NULL, NULL) : EE_INTERNAL_ERROR;
}
