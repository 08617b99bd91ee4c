// The Linux system call that renames a file, or exchanges two files atomically. The C library
// declares it only with _GNU_SOURCE.
int renameat2(int oldFolder, const char *oldPath, int newFolder, const char *newPath,
              unsigned int flags);

// The Linux system call that frees parts of a file on the disk; also declared only with _GNU_SOURCE.
// With mode 3 (FALLOC_FL_KEEP_SIZE and FALLOC_FL_PUNCH_HOLE) the file keeps its size.
int fallocate(int file, int mode, long offset, long length);

#include <sys/resource.h>

// The Linux system call that reads and sets a limit of another process; also declared only with
// _GNU_SOURCE.
int prlimit(int process, unsigned int resource, const struct rlimit *limit, struct rlimit *old);

// The Linux system call that accepts a connection with flags, such as SOCK_CLOEXEC; also declared only
// with _GNU_SOURCE.
int accept4(int socket, void *address, void *length, int flags);
