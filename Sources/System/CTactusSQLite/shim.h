#include <errno.h>
#include <fcntl.h>
#include <sqlite3.h>
#include <string.h>
#include <sys/stat.h>
#include <sys/statvfs.h>
#include <unistd.h>

/// Creates the file of a database that only its user can read, or takes that right from others.
///
/// SQLite gives its further files the mode of this one.
///
/// Returns 0, or the number of the error.
static inline int tactus_sqlite_prepare_private(const char *path) {
  int file = open(path, O_RDWR | O_CREAT | O_CLOEXEC | O_NOFOLLOW, 0600);
  if (file < 0) return errno;
  struct stat status;
  int number = 0;
  if (fstat(file, &status) != 0 || !S_ISREG(status.st_mode)) {
    number = EINVAL;
  } else if ((status.st_mode & 077) != 0 && fchmod(file, 0600) != 0) {
    number = errno;
  }
  close(file);
  return number;
}

/// Returns whether the last failure of a database is that of a full disk, which has several codes.
static inline int tactus_sqlite_is_full(sqlite3 *database, const char *path) {
  int code = sqlite3_errcode(database) & 0xFF;
  int number = sqlite3_system_errno(database);
  if (code == SQLITE_FULL) return 1;
  if (code != SQLITE_IOERR && code != SQLITE_CANTOPEN) return 0;
  if (number == ENOSPC || number == EDQUOT) return 1;
  // The size of the index of the log fails without a number.
  struct statvfs disk;
  return statvfs(path, &disk) == 0 && disk.f_bavail * disk.f_frsize < 65536;
}

/// Returns the reason of the last failure of a database.
static inline const char *tactus_sqlite_reason(sqlite3 *database, const char *path) {
  return tactus_sqlite_is_full(database, path) ? "the disk is full" : sqlite3_errmsg(database);
}
