#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>

// The numbers of calls and the actions are macros with casts, which Swift does not import.

/// The calls that a reader of documents may make: memory, the files that it can see, threads and time.
static const int tactus_reader_calls[] = {
    SCMP_SYS(read), SCMP_SYS(readv), SCMP_SYS(pread64), SCMP_SYS(write), SCMP_SYS(writev),
    SCMP_SYS(close), SCMP_SYS(lseek), SCMP_SYS(fstat), SCMP_SYS(newfstatat), SCMP_SYS(stat),
    SCMP_SYS(lstat), SCMP_SYS(statx), SCMP_SYS(access), SCMP_SYS(faccessat), SCMP_SYS(faccessat2),
    SCMP_SYS(readlink), SCMP_SYS(readlinkat), SCMP_SYS(getdents64), SCMP_SYS(statfs),
    SCMP_SYS(fstatfs), SCMP_SYS(getcwd), SCMP_SYS(poll), SCMP_SYS(ppoll), SCMP_SYS(fcntl),
    SCMP_SYS(mmap), SCMP_SYS(munmap), SCMP_SYS(mremap), SCMP_SYS(mprotect), SCMP_SYS(madvise),
    SCMP_SYS(brk), SCMP_SYS(futex), SCMP_SYS(sched_yield), SCMP_SYS(sched_getaffinity),
    SCMP_SYS(set_robust_list), SCMP_SYS(rseq), SCMP_SYS(exit), SCMP_SYS(exit_group),
    SCMP_SYS(getpid), SCMP_SYS(gettid), SCMP_SYS(getuid), SCMP_SYS(geteuid), SCMP_SYS(getgid),
    SCMP_SYS(getegid), SCMP_SYS(getrandom), SCMP_SYS(clock_gettime), SCMP_SYS(clock_getres),
    SCMP_SYS(clock_nanosleep), SCMP_SYS(gettimeofday), SCMP_SYS(nanosleep), SCMP_SYS(times),
    SCMP_SYS(getrusage), SCMP_SYS(sysinfo), SCMP_SYS(uname), SCMP_SYS(rt_sigaction),
    SCMP_SYS(rt_sigprocmask), SCMP_SYS(rt_sigreturn), SCMP_SYS(sigaltstack), SCMP_SYS(restart_syscall),
    SCMP_SYS(tgkill), SCMP_SYS(alarm), SCMP_SYS(setitimer),
};

/// Restricts this process, and all that it could become, to those calls; 0, or a negative error.
///
/// All other calls fail with EPERM. Files can only be opened to be read, and new tasks can only be
/// threads; `clone3`, whose arguments a filter cannot see, is absent, so that the C library uses
/// `clone`.
static inline int tactus_confine_reader(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -errno;
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (!filter) return -ENOMEM;
  int status = 0;
  unsigned count = sizeof tactus_reader_calls / sizeof *tactus_reader_calls;
  for (unsigned index = 0; index < count && !status; index++) {
    // A call that this processor's kernel does not have cannot be made.
    if (tactus_reader_calls[index] < 0) continue;
    status = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, tactus_reader_calls[index], 0, NULL);
  }
  struct scmp_arg_cmp reading = SCMP_A2_64(
      SCMP_CMP_MASKED_EQ, O_ACCMODE | O_CREAT | O_TRUNC, O_RDONLY);
  struct scmp_arg_cmp reading_here = SCMP_A1_64(
      SCMP_CMP_MASKED_EQ, O_ACCMODE | O_CREAT | O_TRUNC, O_RDONLY);
  struct scmp_arg_cmp thread = SCMP_A0_64(SCMP_CMP_MASKED_EQ, CLONE_THREAD, CLONE_THREAD);
  if (!status) {
    status = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(openat), 1, &reading);
  }
#ifdef __x86_64__
  if (!status) {
    status = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(open), 1, &reading_here);
  }
  if (!status) {
    status = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(arch_prctl), 0, NULL);
  }
#else
  (void)reading_here;
#endif
  if (!status) status = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, &thread);
  if (!status) {
    status = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0, NULL);
  }
  if (!status) status = seccomp_load(filter);
  seccomp_release(filter);
  return status;
}
