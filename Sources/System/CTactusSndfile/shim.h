#include <sndfile.h>

// `sf_command` takes a void pointer and a size; these are the two commands in use.

/// Omits the chunk with the time of writing, so that the same samples yield the same bytes.
static inline void sf_omit_peak_chunk(SNDFILE *file) {
  sf_command(file, SFC_SET_ADD_PEAK_CHUNK, NULL, SF_FALSE);
}

/// Makes integer formats clip at full scale instead of wrapping around.
static inline void sf_clip_at_full_scale(SNDFILE *file) {
  sf_command(file, SFC_SET_CLIPPING, NULL, SF_TRUE);
}
