// An emulated gamepad: runs a program in umockdev's test bed, answers its system calls as the kernel
// would, and logs each of them, one a line. For feedbackd it is the motor of a phone.
//
//   umockdev-wrapper mock-gamepad LOG SLOTS UPLOADS OUT BACK PROGRAM …
//
// SLOTS is the number of effects that it holds. It is unplugged after UPLOADS uploads, and OUT seconds
// after the program's start; BACK seconds later it is plugged in again, with another number. −1 stands
// for never. SIGINT is passed on to the program.

#include <errno.h>
#include <glib-unix.h>
#include <linux/input.h>
#include <signal.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <umockdev.h>

static FILE *log_file;
static int slots, held, uploads, last_upload;
static gint64 start;

static UMockdevTestbed *testbed;
static UMockdevIoctlBase *handler;
static int number = 5;
static gboolean is_out;
static double back;
static GPid child;

static const char description[] =
    "P: /devices/virtual/input/input%1$d\nE: SUBSYSTEM=input\nA: name=Timer Pad\\n\n"
    "A: capabilities/ff=107030000 0\\n\n\n"
    "P: /devices/virtual/input/input%1$d/event%1$d\nN: input/event%1$d\n"
    "E: DEVNAME=/dev/input/event%1$d\nE: SUBSYSTEM=input\nE: MAJOR=13\nE: MINOR=%2$d\n"
    "E: FEEDBACKD_TYPE=vibra\nA: dev=13:%2$d\n";

static double seconds(void) { return (g_get_monotonic_time() - start) / 1e6; }

static char *path(const char *format) { return g_strdup_printf(format, number, number); }

static gboolean plug_in(gpointer notifies) {
  g_autofree char *text = g_strdup_printf(description, number, 64 + number);
  g_autofree char *node = path("/dev/input/event%d");
  g_autofree char *place = path("/sys/devices/virtual/input/input%d/event%d");
  // The handler is attached first, because umockdev kills a program that opens a device without one.
  if (!umockdev_testbed_attach_ioctl(testbed, node, handler, NULL) ||
      !umockdev_testbed_add_from_string(testbed, text, NULL))
    exit(70);
  is_out = FALSE;
  if (notifies != NULL) umockdev_testbed_uevent(testbed, place, "add");
  return FALSE;
}

static gboolean pull_out(gpointer nothing) {
  g_autofree char *place = path("/sys/devices/virtual/input/input%d/event%d");
  g_autofree char *parent = path("/sys/devices/virtual/input/input%d");
  is_out = TRUE;
  umockdev_testbed_uevent(testbed, place, "remove");
  umockdev_testbed_remove_device(testbed, place);
  umockdev_testbed_remove_device(testbed, parent);
  number++;
  if (back >= 0) g_timeout_add((guint)(back * 1000), plug_in, testbed);
  return FALSE;
}

static gboolean on_interrupt(gpointer nothing) {
  kill(child, SIGINT);
  return TRUE;
}

static gboolean answer(UMockdevIoctlClient *client, long result, int code) {
  umockdev_ioctl_client_complete(client, result, code);
  return TRUE;
}

// The memory that a call points to.
static UMockdevIoctlData *memory(UMockdevIoctlClient *client, gsize size) {
  return umockdev_ioctl_data_resolve(umockdev_ioctl_client_get_arg(client), 0, size, NULL);
}

static gboolean upload(UMockdevIoctlClient *client) {
  UMockdevIoctlData *data = memory(client, sizeof(struct ff_effect));
  struct ff_effect effect;
  memcpy(&effect, data->data, sizeof effect);
  int is_fresh = effect.id < 0;
  if (is_fresh && held >= slots) return answer(client, -1, ENOSPC);
  if (is_fresh) {
    effect.id = held++;
    umockdev_ioctl_data_update(data, 0, (guint8 *)&effect, sizeof effect);
  }
  uploads++;
  fprintf(log_file, "%.4f %s %d %u %u %u\n", seconds(), is_fresh ? "upload" : "update", effect.type,
          effect.u.rumble.strong_magnitude, effect.u.rumble.weak_magnitude, effect.replay.length);
  return answer(client, 0, 0);
}

static gboolean on_ioctl(UMockdevIoctlBase *base, UMockdevIoctlClient *client, gpointer nothing) {
  gulong request = umockdev_ioctl_client_get_request(client);
  if (!is_out && uploads == last_upload) {
    is_out = TRUE;
    last_upload = -1;
    g_idle_add(pull_out, NULL);
  }
  if (is_out) return answer(client, -1, ENODEV);
  if (request == EVIOCSFF) return upload(client);
  if (request == EVIOCRMFF) {
    fprintf(log_file, "%.4f remove\n", seconds());
    held--;
    return answer(client, 0, 0);
  }
  if (request == EVIOCGEFFECTS) {
    umockdev_ioctl_data_update(memory(client, sizeof slots), 0, (guint8 *)&slots, sizeof slots);
    return answer(client, 0, 0);
  }
  if (_IOC_NR(request) == _IOC_NR(EVIOCGBIT(EV_FF, 0))) {
    guint8 bits[FF_CNT / 8] = {0};
    const int codes[] = {FF_RUMBLE, FF_PERIODIC, FF_SINE, FF_GAIN};
    for (int i = 0; i < 4; i++) bits[codes[i] / 8] |= 1 << codes[i] % 8;
    umockdev_ioctl_data_update(memory(client, sizeof bits), 0, bits, sizeof bits);
    return answer(client, sizeof bits, 0);
  }
  return answer(client, -1, ENOTTY);
}

static gboolean on_write(UMockdevIoctlBase *base, UMockdevIoctlClient *client, gpointer nothing) {
  UMockdevIoctlData *data = umockdev_ioctl_client_get_arg(client);
  struct input_event event;
  memcpy(&event, data->data, sizeof event);
  fprintf(log_file, "%.4f %s %d\n", seconds(), event.code == FF_GAIN ? "gain" : "play", event.value);
  return answer(client, data->data_len, 0);
}

static int status;

static void on_exit_of_child(GPid child, int ending, gpointer loop) {
  status = WIFEXITED(ending) ? WEXITSTATUS(ending) : 128 + WTERMSIG(ending);
  g_main_loop_quit(loop);
}

int main(int count, char **arguments) {
  if (count < 7) return 64;
  // A child inherits the blocked signals of a test thread; a session bus is ended by a signal.
  sigset_t none;
  sigemptyset(&none);
  sigprocmask(SIG_SETMASK, &none, NULL);
  log_file = fopen(arguments[1], "w");
  slots = atoi(arguments[2]);
  last_upload = atoi(arguments[3]);
  double out = atof(arguments[4]);
  back = atof(arguments[5]);
  testbed = umockdev_testbed_new();
  handler = umockdev_ioctl_base_new();
  g_signal_connect(handler, "handle-ioctl", G_CALLBACK(on_ioctl), NULL);
  g_signal_connect(handler, "handle-write", G_CALLBACK(on_write), NULL);
  if (log_file == NULL) return 73;
  setvbuf(log_file, NULL, _IOLBF, 0);
  plug_in(NULL);
  start = g_get_monotonic_time();
  g_unix_signal_add(SIGINT, on_interrupt, NULL);
  if (!g_spawn_async(NULL, arguments + 6, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &child, NULL))
    return 70;
  if (out >= 0) g_timeout_add((guint)(out * 1000), pull_out, NULL);
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  g_child_watch_add(child, on_exit_of_child, loop);
  g_main_loop_run(loop);
  fclose(log_file);
  g_object_unref(testbed);
  return status;
}
