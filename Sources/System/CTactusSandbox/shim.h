#include <spawn.h>

// Functions that the C library declares only with _GNU_SOURCE.

/// Creates a file in memory.
int memfd_create(const char *name, unsigned int flags);

/// Closes all files from a number on in a program that is started.
int posix_spawn_file_actions_addclosefrom_np(posix_spawn_file_actions_t *actions, int from);

enum {
  // MFD_CLOEXEC of memfd_create.
  sandbox_close_on_exec = 1
};
