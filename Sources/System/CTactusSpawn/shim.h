#include <spawn.h>

// The C library declares these functions only with _GNU_SOURCE.

/// Creates a pipe with flags.
int pipe2(int ends[2], int flags);
/// Lets a process that is started close all descriptors from one on.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int first);

/// The file and the symbol of an address: `Dl_info`.
typedef struct {
  const char *file;
  void *base;
  const char *symbol;
  void *place;
} tactus_address;
int dladdr(const void *address, tactus_address *found);

/// The file of Swift's own library; NULL if it is part of the program.
static inline const char *tactus_swift_library(void) {
  extern void *swift_retain(void *);
  tactus_address found = {0};
  return dladdr((const void *)&swift_retain, &found) ? found.file : NULL;
}
