// The Linux system call that renames a file, or exchanges two files atomically. The C library
// declares it only with _GNU_SOURCE.
int renameat2(int oldFolder, const char *oldPath, int newFolder, const char *newPath,
              unsigned int flags);
