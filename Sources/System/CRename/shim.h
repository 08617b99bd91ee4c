// The call of Linux that gives two files each other's names in one step. The C library declares it
// for programs in GNU's own dialect only.
int renameat2(int oldFolder, const char *oldPath, int newFolder, const char *newPath,
              unsigned int flags);
