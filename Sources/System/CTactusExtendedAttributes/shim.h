// The extended attributes of files, which the toolchain's module of the C library leaves out.
#include <sys/xattr.h>
