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

/// The number of weights of an interpolated frame.
#define REFERENCE_TAPS 64

/// Reads a looped sound at another speed, with interpolated rows of weights, and adds it to a buffer.
///
/// Returns the position after the last frame. `rows` has 257 rows of weights; the sound is longer than a
/// row.
double reference_read(
    const float *samples, size_t count, const float *rows, double position, double ratio, float *sum,
    size_t frame_count);

/// Adds looped stereo sounds with a gain to two channels, as a mixer of players does.
///
/// `sounds` has the left and the right channel of each sound, of `length` frames.
void reference_mix(
    const float *const *sounds, int count, size_t length, size_t start, float gain, float *left,
    float *right, size_t frame_count);

/// Renders frames of drive.
void reference_render(struct reference *state, float *drive, size_t frame_count);

/// Multiplies two square matrices, whose rows lie one after the other.
void reference_multiply(const double *a, const double *b, double *product, size_t size);

/// Returns the bytes that the program has allocated and not freed.
size_t heap_bytes(void);
