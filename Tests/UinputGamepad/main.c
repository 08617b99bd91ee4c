// A gamepad on a real kernel: creates one with uinput, answers the kernel's requests, runs a program,
// and logs the device's events, in the format of MockGamepad.
//
//   uinput-gamepad LOG SLOTS UPLOADS OUT BACK PROGRAM …
//
// SLOTS is the number of effects that it holds, at least 1. It is unplugged after UPLOADS uploads, and
// OUT seconds after the program's start; BACK seconds later it is plugged in again. −1 stands for
// never. SIGINT is passed on to the program.

#include <errno.h>
#include <fcntl.h>
#include <linux/uinput.h>
#include <poll.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/ioctl.h>
#include <sys/wait.h>
#include <time.h>
#include <unistd.h>

static FILE *log_file;
static int slots, uploads, last_upload;
static double start, out, back;
static int device = -1;
static pid_t child;

static double now(void) {
  struct timespec time;
  clock_gettime(CLOCK_MONOTONIC, &time);
  return time.tv_sec + time.tv_nsec / 1e9;
}

static double seconds(void) { return now() - start; }

static void plug_in(void) {
  device = open("/dev/uinput", O_RDWR | O_NONBLOCK | O_CLOEXEC);
  if (device < 0) {
    perror("/dev/uinput");
    exit(70);
  }
  const int effects[] = {FF_RUMBLE, FF_PERIODIC, FF_SINE, FF_GAIN};
  ioctl(device, UI_SET_EVBIT, EV_FF);
  for (int i = 0; i < 4; i++) ioctl(device, UI_SET_FFBIT, effects[i]);
  ioctl(device, UI_SET_EVBIT, EV_KEY);
  ioctl(device, UI_SET_KEYBIT, BTN_SOUTH);
  struct uinput_setup setup = {.id = {.bustype = BUS_VIRTUAL, .vendor = 1, .product = 1},
                               .ff_effects_max = slots};
  strcpy(setup.name, "Timer Pad");
  if (ioctl(device, UI_DEV_SETUP, &setup) < 0 || ioctl(device, UI_DEV_CREATE) < 0) {
    perror("uinput");
    exit(70);
  }
}

static void pull_out(void) {
  ioctl(device, UI_DEV_DESTROY);
  close(device);
  device = -1;
  out = -1;
  if (back >= 0) back += seconds();
}

static void on_upload(int request) {
  struct uinput_ff_upload upload = {.request_id = request};
  if (ioctl(device, UI_BEGIN_FF_UPLOAD, &upload) < 0) return;
  struct ff_effect *effect = &upload.effect;
  // For a new effect, `old` is empty.
  int is_fresh = upload.old.type == 0;
  fprintf(log_file, "%.4f %s %d %u %u %u\n", seconds(), is_fresh ? "upload" : "update", effect->type,
          effect->u.rumble.strong_magnitude, effect->u.rumble.weak_magnitude,
          effect->replay.length);
  upload.retval = 0;
  ioctl(device, UI_END_FF_UPLOAD, &upload);
  if (++uploads == last_upload) pull_out();
}

static void on_erase(int request) {
  struct uinput_ff_erase erase = {.request_id = request};
  if (ioctl(device, UI_BEGIN_FF_ERASE, &erase) < 0) return;
  fprintf(log_file, "%.4f remove\n", seconds());
  erase.retval = 0;
  ioctl(device, UI_END_FF_ERASE, &erase);
}

static void answer(void) {
  struct input_event event;
  while (device >= 0 && read(device, &event, sizeof event) == sizeof event) {
    if (event.type == EV_UINPUT && event.code == UI_FF_UPLOAD) on_upload(event.value);
    if (event.type == EV_UINPUT && event.code == UI_FF_ERASE) on_erase(event.value);
    if (event.type == EV_FF && event.code != FF_GAIN)
      fprintf(log_file, "%.4f play %d\n", seconds(), event.value);
  }
}

static void on_interrupt(int number) { kill(child, number); }

int main(int count, char **arguments) {
  if (count < 7) return 64;
  // The parent process may have blocked signals, which a child inherits.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  log_file = fopen(arguments[1], "w");
  slots = atoi(arguments[2]);
  last_upload = atoi(arguments[3]);
  out = atof(arguments[4]);
  back = atof(arguments[5]);
  if (log_file == NULL) return 70;
  setvbuf(log_file, NULL, _IOLBF, 0);
  plug_in();
  // Waits until udev has applied its rules.
  usleep(500000);
  signal(SIGINT, on_interrupt);
  start = now();
  child = fork();
  if (child == 0) {
    execv(arguments[6], arguments + 6);
    _exit(127);
  }
  int status = 0;
  while (waitpid(child, &status, WNOHANG) == 0) {
    struct pollfd watched = {.fd = device, .events = POLLIN};
    poll(&watched, 1, 5);
    answer();
    if (out >= 0 && device >= 0 && seconds() >= out) pull_out();
    if (device < 0 && back >= 0 && seconds() >= back) {
      back = -1;
      plug_in();
    }
  }
  answer();
  fclose(log_file);
  return WIFEXITED(status) ? WEXITSTATUS(status) : 128 + WTERMSIG(status);
}
