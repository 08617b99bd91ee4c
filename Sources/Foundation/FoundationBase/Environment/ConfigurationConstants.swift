internal import Glibc

// The values that `sysconf` and `pathconf` return, whose names are of another type on Linux.

/// The number of processors that run.
public let _SC_NPROCESSORS_ONLN = Int32(Glibc._SC_NPROCESSORS_ONLN)
/// The number of processors.
public let _SC_NPROCESSORS_CONF = Int32(Glibc._SC_NPROCESSORS_CONF)
/// The size of a page of memory.
public let _SC_PAGESIZE = Int32(Glibc._SC_PAGESIZE)
/// The number of pages of memory.
public let _SC_PHYS_PAGES = Int32(Glibc._SC_PHYS_PAGES)
/// The number of files that a process can have open.
public let _SC_OPEN_MAX = Int32(Glibc._SC_OPEN_MAX)
/// The number of ticks in a second.
public let _SC_CLK_TCK = Int32(Glibc._SC_CLK_TCK)
/// The length of a host's name.
public let _SC_HOST_NAME_MAX = Int32(Glibc._SC_HOST_NAME_MAX)
/// The length of a user's name.
public let _SC_LOGIN_NAME_MAX = Int32(Glibc._SC_LOGIN_NAME_MAX)
/// The size of a buffer for `getpwnam_r`.
public let _SC_GETPW_R_SIZE_MAX = Int32(Glibc._SC_GETPW_R_SIZE_MAX)
/// The size of a buffer for `getgrnam_r`.
public let _SC_GETGR_R_SIZE_MAX = Int32(Glibc._SC_GETGR_R_SIZE_MAX)
/// The size of arguments.
public let _SC_ARG_MAX = Int32(Glibc._SC_ARG_MAX)
/// The number of processes of a user.
public let _SC_CHILD_MAX = Int32(Glibc._SC_CHILD_MAX)
/// The number of parts of `writev`.
public let _SC_IOV_MAX = Int32(Glibc._SC_IOV_MAX)
/// The number of groups of a process.
public let _SC_NGROUPS_MAX = Int32(Glibc._SC_NGROUPS_MAX)
/// The length of a line.
public let _SC_LINE_MAX = Int32(Glibc._SC_LINE_MAX)
/// The number of symbolic links in a path.
public let _SC_SYMLOOP_MAX = Int32(Glibc._SC_SYMLOOP_MAX)
/// The length of a path.
public let _PC_PATH_MAX = Int32(Glibc._PC_PATH_MAX)
/// The length of the name of a file.
public let _PC_NAME_MAX = Int32(Glibc._PC_NAME_MAX)
/// The number of links of a file.
public let _PC_LINK_MAX = Int32(Glibc._PC_LINK_MAX)
/// The number of bytes that a pipe takes at once.
public let _PC_PIPE_BUF = Int32(Glibc._PC_PIPE_BUF)
/// The length of a symbolic link.
public let _PC_SYMLINK_MAX = Int32(Glibc._PC_SYMLINK_MAX)
/// The number of bits of a size.
public let _PC_FILESIZEBITS = Int32(Glibc._PC_FILESIZEBITS)
/// The version of the standard POSIX.
public let _SC_VERSION = Int32(Glibc._SC_VERSION)
