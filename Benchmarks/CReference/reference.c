#include "reference.h"

double reference_read(
    const float *samples, size_t count, const float *rows, double position, double ratio, float *sum,
    size_t frame_count) {
  for (size_t frame = 0; frame < frame_count; frame++) {
    size_t base = (size_t)position;
    double place = (position - (double)base) * 256;
    const float *row = rows + (size_t)place * REFERENCE_TAPS;
    float blend = (float)(place - (double)(size_t)place), value = 0;
    if (base + REFERENCE_TAPS <= count) {
      for (int tap = 0; tap < REFERENCE_TAPS; tap++)
        value += samples[base + tap] * (row[tap] + (row[tap + REFERENCE_TAPS] - row[tap]) * blend);
    } else {
      for (int tap = 0; tap < REFERENCE_TAPS; tap++) {
        size_t index = base + tap < count ? base + tap : base + tap - count;
        value += samples[index] * (row[tap] + (row[tap + REFERENCE_TAPS] - row[tap]) * blend);
      }
    }
    sum[frame] += value;
    position += ratio;
    if (position >= (double)count) position -= (double)count;
  }
  return position;
}

void reference_render(struct reference *s, float *drive, size_t frame_count) {
  for (size_t frame = 0; frame < frame_count; frame++) {
    float command = 0, speed = 0;
    for (int v = 0; v < s->voice_count; v++) {
      float sine = s->im[v] * s->level[v], cosine = s->re[v] * s->level[v];
      command += sine;
      speed += sine * s->in_phase[v] + cosine * s->ahead[v];
      float re = s->re[v] * s->turn_re[v] - s->im[v] * s->turn_im[v];
      s->im[v] = s->re[v] * s->turn_im[v] + s->im[v] * s->turn_re[v];
      s->re[v] = re;
    }
    double wanted = command + s->feedback * (speed - s->speed);
    double limited = wanted > 1 ? 1 : wanted < -1 ? -1 : wanted;
    drive[frame] = (float)limited;
    double position = s->pp * s->position + s->ps * s->speed + s->pd * limited;
    s->speed = s->sp * s->position + s->ss * s->speed + s->sd * limited;
    s->position = position;
  }
}

void reference_mix(
    const float *const *sounds, int count, size_t length, size_t start, float gain, float *left,
    float *right, size_t frame_count) {
  for (size_t i = 0; i < frame_count; i++) left[i] = right[i] = 0;
  for (int n = 0; n < count; n++) {
    size_t done = 0, place = start % length;
    while (done < frame_count) {
      size_t run = length - place < frame_count - done ? length - place : frame_count - done;
      const float *a = sounds[2 * n] + place, *b = sounds[2 * n + 1] + place;
      for (size_t i = 0; i < run; i++) left[done + i] += a[i] * gain;
      for (size_t i = 0; i < run; i++) right[done + i] += b[i] * gain;
      done += run;
      place = 0;
    }
  }
}

void reference_multiply(const double *a, const double *b, double *product, size_t size) {
  for (size_t row = 0; row < size; row++) {
    double *sums = product + row * size;
    for (size_t column = 0; column < size; column++) sums[column] = 0;
    // A row of the second matrix after the other lies in order in memory.
    for (size_t inner = 0; inner < size; inner++) {
      double factor = a[row * size + inner];
      const double *other = b + inner * size;
      for (size_t column = 0; column < size; column++) sums[column] += factor * other[column];
    }
  }
}
