#include <stddef.h>

struct reference;

/// `reference_render`, compiled for this machine's own processor.
void native_reference_render(struct reference *state, float *drive, size_t frame_count);
