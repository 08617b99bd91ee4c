#include <errno.h>
#include <fcntl.h>
#include <linux/sched.h>
#include <seccomp.h>
#include <stddef.h>
#include <stdint.h>
#include <sys/prctl.h>
#include <sys/socket.h>

// The numbers of calls and the actions are macros with casts, which Swift does not import.

/// The calls that a reader of documents may make: memory, the files that it can see, threads and
/// time.
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

/// The further calls of a reader of films, whose decoders have threads that wake one another.
static const int tactus_film_calls[] = {
    SCMP_SYS(eventfd2), SCMP_SYS(pipe2), SCMP_SYS(fadvise64), SCMP_SYS(select), SCMP_SYS(pselect6),
    SCMP_SYS(sched_getparam), SCMP_SYS(sched_getscheduler), SCMP_SYS(sched_getattr),
    SCMP_SYS(membarrier), SCMP_SYS(getrlimit), SCMP_SYS(get_mempolicy), SCMP_SYS(getppid),
};

/// The further calls of a converter: files that it writes, programs, and sockets between its
/// threads.
static const int tactus_converter_calls[] = {
    SCMP_SYS(openat), SCMP_SYS(open), SCMP_SYS(creat), SCMP_SYS(mkdir), SCMP_SYS(mkdirat),
    SCMP_SYS(rename), SCMP_SYS(renameat), SCMP_SYS(renameat2), SCMP_SYS(unlink),
    SCMP_SYS(unlinkat), SCMP_SYS(rmdir), SCMP_SYS(ftruncate), SCMP_SYS(truncate),
    SCMP_SYS(fallocate), SCMP_SYS(pwrite64), SCMP_SYS(fsync), SCMP_SYS(fdatasync), SCMP_SYS(chmod),
    SCMP_SYS(fchmod), SCMP_SYS(fchmodat), SCMP_SYS(utimensat), SCMP_SYS(umask), SCMP_SYS(flock),
    SCMP_SYS(fadvise64), SCMP_SYS(chdir), SCMP_SYS(execve), SCMP_SYS(vfork), SCMP_SYS(wait4),
    SCMP_SYS(waitid), SCMP_SYS(arch_prctl), SCMP_SYS(set_tid_address), SCMP_SYS(getppid),
    SCMP_SYS(getrlimit), SCMP_SYS(prlimit64), SCMP_SYS(prctl), SCMP_SYS(pipe), SCMP_SYS(pipe2),
    SCMP_SYS(dup), SCMP_SYS(dup2), SCMP_SYS(dup3), SCMP_SYS(eventfd2), SCMP_SYS(epoll_create1),
    SCMP_SYS(epoll_ctl), SCMP_SYS(epoll_wait), SCMP_SYS(select), SCMP_SYS(pselect6),
    SCMP_SYS(sched_getparam), SCMP_SYS(sched_getscheduler), SCMP_SYS(membarrier), SCMP_SYS(bind),
    SCMP_SYS(listen), SCMP_SYS(connect), SCMP_SYS(accept), SCMP_SYS(accept4), SCMP_SYS(shutdown),
    SCMP_SYS(setsockopt), SCMP_SYS(getsockopt), SCMP_SYS(getsockname), SCMP_SYS(close_range),
};

/// Adds calls to a filter; 0, or a negative error.
static inline int tactus_allow(scmp_filter_ctx filter, const int *calls, unsigned count) {
  for (unsigned index = 0; index < count; index++) {
    // A call that this processor's kernel does not have cannot be made.
    if (calls[index] < 0) continue;
    int status = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, calls[index], 0, NULL);
    if (status) return status;
  }
  return 0;
}

/// Adds the absence of `clone3`, whose arguments a filter cannot see, so that the C library uses
/// `clone`; then loads the filter and releases it; 0, or a negative error.
static inline int tactus_load_filter(scmp_filter_ctx filter, int status) {
  if (!status) {
    status = seccomp_rule_add_array(filter, SCMP_ACT_ERRNO(ENOSYS), SCMP_SYS(clone3), 0, NULL);
  }
  if (!status) status = seccomp_load(filter);
  seccomp_release(filter);
  return status;
}

/// Restricts this process, and all that it could become, to the calls of a reader of documents or of
/// films; 0, or a negative error.
///
/// All other calls fail with EPERM. Files can only be opened to be read, and new tasks can only be
/// threads.
static inline int tactus_confine_reader(int reads_films) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -errno;
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (!filter) return -ENOMEM;
  int status = tactus_allow(
      filter, tactus_reader_calls, sizeof tactus_reader_calls / sizeof *tactus_reader_calls);
  if (!status && reads_films) {
    status = tactus_allow(
        filter, tactus_film_calls, sizeof tactus_film_calls / sizeof *tactus_film_calls);
  }
  // Threads wake one another by local sockets that are connected from the begin.
  struct scmp_arg_cmp connected = SCMP_A0_64(SCMP_CMP_EQ, AF_UNIX);
  if (!status && reads_films) {
    status = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(socketpair), 1, &connected);
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
  return tactus_load_filter(filter, status);
}

/// Restricts this process, and all that it starts, to the calls of a converter; 0, or a negative
/// error.
///
/// All other calls fail with EPERM. Sockets are local ones only, and new tasks have no name spaces
/// of their own.
static inline int tactus_confine_converter(void) {
  if (prctl(PR_SET_NO_NEW_PRIVS, 1, 0, 0, 0)) return -errno;
  scmp_filter_ctx filter = seccomp_init(SCMP_ACT_ERRNO(EPERM));
  if (!filter) return -ENOMEM;
  int status = tactus_allow(
      filter, tactus_reader_calls, sizeof tactus_reader_calls / sizeof *tactus_reader_calls);
  if (!status) {
    status = tactus_allow(
        filter, tactus_converter_calls,
        sizeof tactus_converter_calls / sizeof *tactus_converter_calls);
  }
  struct scmp_arg_cmp local = SCMP_A0_64(SCMP_CMP_EQ, AF_UNIX);
  if (!status) status = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(socket), 1, &local);
  struct scmp_arg_cmp plain = SCMP_A0_64(
      SCMP_CMP_MASKED_EQ,
      CLONE_NEWNS | CLONE_NEWCGROUP | CLONE_NEWUTS | CLONE_NEWIPC | CLONE_NEWUSER | CLONE_NEWPID
          | CLONE_NEWNET,
      0);
  if (!status) status = seccomp_rule_add_array(filter, SCMP_ACT_ALLOW, SCMP_SYS(clone), 1, &plain);
  return tactus_load_filter(filter, status);
}
