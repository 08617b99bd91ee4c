#include <sndfile.h>

// `sf_command` takes a void pointer and a size for everything; these are the two uses there are.

/// Keeps the time of writing out of the file, so that the same samples give the same bytes.
static inline void sf_omit_peak_chunk(SNDFILE *file) {
  sf_command(file, SFC_SET_ADD_PEAK_CHUNK, NULL, SF_FALSE);
}

/// Lets whole-number formats stop at full scale instead of wrapping around.
static inline void sf_clip_at_full_scale(SNDFILE *file) {
  sf_command(file, SFC_SET_CLIPPING, NULL, SF_TRUE);
}
