#include <errno.h>
#include <fcntl.h>
#include <linux/input.h>
#include <poll.h>
#include <stdint.h>
#include <sys/eventfd.h>
#include <sys/ioctl.h>
#include <sys/timerfd.h>
#include <time.h>
#include <unistd.h>

// `open` and `ioctl` are variadic, and the requests are function-like macros: Swift imports neither.
// Each of these functions is one system call.

/// Opens an input device for reading its state and playing effects.
static inline int input_open(const char *path) {
  return open(path, O_RDWR | O_CLOEXEC | O_NONBLOCK);
}

/// Reads the bit field of the effects that a device supports.
static inline int input_effect_bits(int device, uint8_t *bits, int size) {
  return ioctl(device, EVIOCGBIT(EV_FF, size), bits);
}

/// Reads the number of effects that a device can hold at once.
static inline int input_effect_slots(int device, int *count) {
  return ioctl(device, EVIOCGEFFECTS, count);
}

/// Uploads an effect, or updates one that the device holds; sets the effect's number.
static inline int input_upload(int device, struct ff_effect *effect) {
  return ioctl(device, EVIOCSFF, effect);
}

/// Removes an effect from a device.
static inline int input_remove(int device, int effect) {
  return ioctl(device, EVIOCRMFF, effect);
}

/// Opens an input device for reading what it reports.
static inline int input_open_reading(const char *path) {
  return open(path, O_RDONLY | O_CLOEXEC | O_NONBLOCK);
}

/// Reads the bit field of the keys that a device has.
static inline int input_key_bits(int device, uint8_t *bits, int size) {
  return ioctl(device, EVIOCGBIT(EV_KEY, size), bits);
}

/// Reads the bit field of the keys that are pressed.
static inline int input_pressed_keys(int device, uint8_t *bits, int size) {
  return ioctl(device, EVIOCGKEY(size), bits);
}

/// Reads the bit field of the axes that a device has.
static inline int input_axis_bits(int device, uint8_t *bits, int size) {
  return ioctl(device, EVIOCGBIT(EV_ABS, size), bits);
}

/// Reads the value and the range of an axis.
static inline int input_axis(int device, int axis, struct input_absinfo *info) {
  return ioctl(device, EVIOCGABS(axis), info);
}
