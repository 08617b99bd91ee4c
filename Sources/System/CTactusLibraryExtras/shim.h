// Functions of the C library that the toolchain's module of it leaves out, or that it declares only
// with _GNU_SOURCE. Headers with the library's records are not included, and such records are plain
// pointers here, for they are the toolchain's.
#include <errno.h>
#include <execinfo.h>
#include <linux/fs.h>
#include <linux/stat.h>
#include <stddef.h>
#include <stdint.h>

extern int tactus_statx(int, const char *, int, unsigned, struct statx *) __asm__("statx");

// Stores the time at which a file was made, in nanoseconds since 1970; 0 if the file system does not
// know it.
static inline void tactusBirthTime(int folder, const char *path, int flags, int64_t *time) {
  struct statx status;
  int before = errno;
  int64_t seconds = 0;
  *time = 0;
  if (tactus_statx(folder, path, flags, STATX_BTIME, &status) == 0 &&
      (status.stx_mask & STATX_BTIME) != 0 &&
      !__builtin_mul_overflow((int64_t)status.stx_btime.tv_sec, (int64_t)1000000000, &seconds) &&
      !__builtin_add_overflow(seconds, (int64_t)status.stx_btime.tv_nsec, time)) {
    errno = before;
    return;
  }
  *time = 0;
  errno = before;
}

enum {
  // AT_SYMLINK_NOFOLLOW and AT_EMPTY_PATH of statx.
  tactus_not_followed = 0x100,
  tactus_descriptor_itself = 0x1000
};

// The addresses of functions in loaded libraries; the record is that of an iPhone's Dl_info.
extern int tactus_dladdr(const void *, void *) __asm__("dladdr");

extern char *tactus_strptime(const char *, const char *, void *) __asm__("strptime");
extern char *tactus_strcasestr(const char *, const char *) __asm__("strcasestr");
extern void *tactus_memmem(const void *, size_t, const void *, size_t) __asm__("memmem");
extern int tactus_getattr(unsigned long, void *) __asm__("pthread_getattr_np");
extern int tactus_thread_name(unsigned long, char *, size_t) __asm__("pthread_getname_np");
extern int tactus_set_thread_name(unsigned long, const char *) __asm__("pthread_setname_np");
extern size_t tactus_usable_size(void *) __asm__("malloc_usable_size");
extern int tactus_ioctl(int, unsigned long, ...) __asm__("ioctl");
extern unsigned long tactus_auxiliary(unsigned long) __asm__("getauxval");

extern char *program_invocation_short_name;
extern char **environ;

// Return the places of the variables of the C library.
static inline char **tactusProgramName(void) { return &program_invocation_short_name; }
static inline char ***tactusEnvironment(void) { return &environ; }

// Lets a file have the contents of another without a copy of its bytes; -1 with `errno` set if the file
// system cannot.
static inline int tactusCloneContents(int target, int source) {
  return tactus_ioctl(target, FICLONE, source);
}

// The tables by which Foundation makes Swift values of the objects in its collections: the record of
// the conformance, then the method that makes the value. Weak, so that a program that is linked with
// another Foundation starts as well.
#define TACTUS_VALUE_TABLE(kind, mangled)                                                       \
  extern void *tactus_table_##kind[] __asm__("$s10Foundation" mangled "CAA17_StructBridgeableAAWP") \
      __attribute__((weak));                                                                    \
  static inline void **tactusValueTableOf##kind(void) { return tactus_table_##kind; }
TACTUS_VALUE_TABLE(NSArray, "7NSArray")
TACTUS_VALUE_TABLE(NSCharacterSet, "14NSCharacterSet")
TACTUS_VALUE_TABLE(NSData, "6NSData")
TACTUS_VALUE_TABLE(NSDateComponents, "16NSDateComponents")
TACTUS_VALUE_TABLE(NSDictionary, "12NSDictionary")
TACTUS_VALUE_TABLE(NSIndexSet, "10NSIndexSet")
TACTUS_VALUE_TABLE(NSPersonNameComponents, "22NSPersonNameComponents")
TACTUS_VALUE_TABLE(NSSet, "5NSSet")
TACTUS_VALUE_TABLE(NSString, "8NSString")
TACTUS_VALUE_TABLE(NSURLComponents, "15NSURLComponents")
