#include <stddef.h>

/// The plainest loop in C that makes the drive of continuous events on a resonant actuator: the
/// same sum of turning phasors and the same driver as HapticSynthesis has, one sample at a time.
struct reference {
  int voice_count;
  float re[64], im[64], turn_re[64], turn_im[64], level[64], in_phase[64], ahead[64];
  double position, speed, feedback;
  double pp, ps, pd, sp, ss, sd;
};

/// Renders frames of drive.
void reference_render(struct reference *state, float *drive, size_t frame_count);
