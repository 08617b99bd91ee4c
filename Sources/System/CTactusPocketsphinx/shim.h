#include <dlfcn.h>
#include <stddef.h>
#include <stdint.h>

// PocketSphinx recognizes speech on this machine, by the licence of BSD. It is loaded when the first
// speech is recognized, because linking it would make every start longer. So the module has no `link`,
// and the declarations below stand for the headers of the two libraries.

/// The functions of PocketSphinx and SphinxBase, looked up once for all decoders.
typedef struct {
  const void *(*arguments)(void);
  void *(*settings_create)(void *, const void *, int, ...);
  int (*settings_free)(void *);
  void *(*create)(void *);
  int (*destroy)(void *);
  int (*start)(void *);
  int (*process)(void *, const int16_t *, size_t, int, int);
  int (*end)(void *);
  void *(*words)(void *);
  void *(*next_word)(void *);
  const char *(*word_text)(void *);
  void (*word_frames)(void *, int *, int *);
  int32_t (*word_probability)(void *, int32_t *, int32_t *, int32_t *);
  void *(*alternatives)(void *);
  void *(*next_alternative)(void *);
  void *(*alternative_words)(void *);
  void (*alternatives_free)(void *);
  void *(*logarithms)(void *);
  double (*exponential)(void *, int);
  char *(*pronunciation)(void *, const char *);
  int (*set_model)(void *, const char *, void *);
  int (*set_search)(void *, const char *);
  void *(*model_read)(void *, const char *, int, void *);
  void *(*model_mix)(void *, void **, char **, const float *, int32_t);
  int (*model_free)(void *);
} recognizer_functions;

/// Looks up the functions; 0 if a library cannot be loaded.
static inline int recognizer_load(recognizer_functions *functions) {
  void *base = dlopen("libsphinxbase.so.3", RTLD_NOW | RTLD_GLOBAL);
  void *pocket = dlopen("libpocketsphinx.so.3", RTLD_NOW | RTLD_LOCAL);
  if (!base || !pocket) return 0;
  void (*set_log)(void *) = (void (*)(void *))dlsym(base, "err_set_logfp");
  // The libraries write what they do; NULL stops that.
  if (set_log) set_log(NULL);
  const struct {
    void **place;
    void *library;
    const char *name;
  } table[] = {
      {(void **)&functions->arguments, pocket, "ps_args"},
      {(void **)&functions->settings_create, base, "cmd_ln_init"},
      {(void **)&functions->settings_free, base, "cmd_ln_free_r"},
      {(void **)&functions->create, pocket, "ps_init"},
      {(void **)&functions->destroy, pocket, "ps_free"},
      {(void **)&functions->start, pocket, "ps_start_utt"},
      {(void **)&functions->process, pocket, "ps_process_raw"},
      {(void **)&functions->end, pocket, "ps_end_utt"},
      {(void **)&functions->words, pocket, "ps_seg_iter"},
      {(void **)&functions->next_word, pocket, "ps_seg_next"},
      {(void **)&functions->word_text, pocket, "ps_seg_word"},
      {(void **)&functions->word_frames, pocket, "ps_seg_frames"},
      {(void **)&functions->word_probability, pocket, "ps_seg_prob"},
      {(void **)&functions->alternatives, pocket, "ps_nbest"},
      {(void **)&functions->next_alternative, pocket, "ps_nbest_next"},
      {(void **)&functions->alternative_words, pocket, "ps_nbest_seg"},
      {(void **)&functions->alternatives_free, pocket, "ps_nbest_free"},
      {(void **)&functions->logarithms, pocket, "ps_get_logmath"},
      {(void **)&functions->exponential, base, "logmath_exp"},
      {(void **)&functions->pronunciation, pocket, "ps_lookup_word"},
      {(void **)&functions->set_model, pocket, "ps_set_lm"},
      {(void **)&functions->set_search, pocket, "ps_set_search"},
      {(void **)&functions->model_read, base, "ngram_model_read"},
      {(void **)&functions->model_mix, base, "ngram_model_set_init"},
      {(void **)&functions->model_free, base, "ngram_model_free"},
  };
  for (size_t index = 0; index < sizeof(table) / sizeof(table[0]); index++) {
    *table[index].place = dlsym(table[index].library, table[index].name);
    if (!*table[index].place) return 0;
  }
  return 1;
}

/// Creates a decoder with a folder of sounds, a dictionary and a model of the language, which
/// may be NULL; NULL if one cannot be read. The settings are returned, and have to be released.
static inline void *recognizer_create(
    const recognizer_functions *functions, const char *sounds, const char *dictionary,
    const char *language, void **settings) {
  *settings = language
                  ? functions->settings_create(
                        NULL, functions->arguments(), 1, "-hmm", sounds, "-dict", dictionary,
                        "-lm", language, "-logfn", "/dev/null", NULL)
                  : functions->settings_create(
                        NULL, functions->arguments(), 1, "-hmm", sounds, "-dict", dictionary,
                        "-logfn", "/dev/null", NULL);
  return *settings ? functions->create(*settings) : NULL;
}
