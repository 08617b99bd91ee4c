#include "reference.h"

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
