// A gamepad that is none: runs a program in umockdev's test bed, answers its system calls as the
// kernel would, and writes down each of them.
//
//   umockdev-wrapper mock-gamepad LOG SLOTS UPLOADS PROGRAM …
//
// SLOTS is how many effects it holds; after UPLOADS of them it is pulled out, never if that is −1.

#include <errno.h>
#include <linux/input.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
#include <sys/wait.h>
#include <umockdev.h>

static FILE *diary;
static int slots, held, uploads, last_upload;
static gint64 start;

static const char description[] =
    "P: /devices/virtual/input/input5\nE: SUBSYSTEM=input\nA: name=Timer Pad\\n\n"
    "A: capabilities/ff=107030000 0\\n\n\n"
    "P: /devices/virtual/input/input5/event5\nN: input/event5\nE: DEVNAME=/dev/input/event5\n"
    "E: SUBSYSTEM=input\nE: MAJOR=13\nE: MINOR=69\nA: dev=13:69\n";

static double seconds(void) { return (g_get_monotonic_time() - start) / 1e6; }

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
  fprintf(diary, "%.4f %s %d %u %u %u\n", seconds(), is_fresh ? "upload" : "update", effect.type,
          effect.u.rumble.strong_magnitude, effect.u.rumble.weak_magnitude, effect.replay.length);
  return answer(client, 0, 0);
}

static gboolean on_ioctl(UMockdevIoctlBase *base, UMockdevIoctlClient *client, gpointer nothing) {
  gulong request = umockdev_ioctl_client_get_request(client);
  if (last_upload >= 0 && uploads >= last_upload) return answer(client, -1, ENODEV);
  if (request == EVIOCSFF) return upload(client);
  if (request == EVIOCRMFF) {
    fprintf(diary, "%.4f remove\n", seconds());
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
  fprintf(diary, "%.4f play %d\n", seconds(), event.value);
  return answer(client, data->data_len, 0);
}

static int status;

static void on_exit_of_child(GPid child, int ending, gpointer loop) {
  status = WIFEXITED(ending) ? WEXITSTATUS(ending) : 128 + WTERMSIG(ending);
  g_main_loop_quit(loop);
}

int main(int count, char **arguments) {
  if (count < 5) return 64;
  diary = fopen(arguments[1], "w");
  slots = atoi(arguments[2]);
  last_upload = atoi(arguments[3]);
  UMockdevTestbed *testbed = umockdev_testbed_new();
  UMockdevIoctlBase *handler = umockdev_ioctl_base_new();
  g_signal_connect(handler, "handle-ioctl", G_CALLBACK(on_ioctl), NULL);
  g_signal_connect(handler, "handle-write", G_CALLBACK(on_write), NULL);
  GPid child;
  if (diary == NULL || !umockdev_testbed_add_from_string(testbed, description, NULL) ||
      !umockdev_testbed_attach_ioctl(testbed, "/dev/input/event5", handler, NULL))
    return 70;
  start = g_get_monotonic_time();
  if (!g_spawn_async(NULL, arguments + 4, NULL, G_SPAWN_DO_NOT_REAP_CHILD, NULL, NULL, &child, NULL))
    return 70;
  GMainLoop *loop = g_main_loop_new(NULL, FALSE);
  g_child_watch_add(child, on_exit_of_child, loop);
  g_main_loop_run(loop);
  fclose(diary);
  g_object_unref(testbed);
  return status;
}
