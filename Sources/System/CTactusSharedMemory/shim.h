// The Linux system call that creates a file in memory. The C library declares it and the numbers
// below only with _GNU_SOURCE.
int memfd_create(const char *name, unsigned int flags);

enum {
  // MFD_CLOEXEC and MFD_ALLOW_SEALING of memfd_create.
  memory_close_on_exec = 1,
  memory_allow_sealing = 2,
  // F_ADD_SEALS and F_GET_SEALS of fcntl.
  memory_add_seals = 1033,
  memory_get_seals = 1034,
  // F_SEAL_SEAL, F_SEAL_SHRINK, F_SEAL_GROW and F_SEAL_WRITE: nobody can seal, shorten, lengthen or
  // change the file.
  memory_seal_seals = 1,
  memory_seal_shrinking = 2,
  memory_seal_growing = 4,
  memory_seal_writing = 8
};
