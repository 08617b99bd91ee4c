#include <stddef.h>

/// The state of a simple loop in C that computes the drive of continuous events on a resonant
/// actuator, with the same sum of rotating phasors and the same driver as TactusHapticSynthesis, one
/// sample at a time.
struct reference {
  int voice_count;
  float re[64], im[64], turn_re[64], turn_im[64], level[64], in_phase[64], ahead[64];
  double position, speed, feedback;
  double pp, ps, pd, sp, ss, sd;
};

/// Renders frames of drive.
void reference_render(struct reference *state, float *drive, size_t frame_count);
