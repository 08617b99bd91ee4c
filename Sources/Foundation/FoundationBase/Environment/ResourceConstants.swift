internal import Glibc

// The constants of limits, use and timers, which are of other types on Linux.

/// The limit of processor time.
public let RLIMIT_CPU = Int32(Glibc.RLIMIT_CPU.rawValue)
/// The limit of the size of a file.
public let RLIMIT_FSIZE = Int32(Glibc.RLIMIT_FSIZE.rawValue)
/// The limit of data.
public let RLIMIT_DATA = Int32(Glibc.RLIMIT_DATA.rawValue)
/// The limit of the stack.
public let RLIMIT_STACK = Int32(Glibc.RLIMIT_STACK.rawValue)
/// The limit of a core file.
public let RLIMIT_CORE = Int32(Glibc.RLIMIT_CORE.rawValue)
/// The limit of the address space.
public let RLIMIT_AS = Int32(Glibc.RLIMIT_AS.rawValue)
/// The limit of open files.
public let RLIMIT_NOFILE = Int32(Glibc.RLIMIT_NOFILE.rawValue)
/// The limit of processes.
public let RLIMIT_NPROC: Int32 = 6
/// The limit of locked memory.
public let RLIMIT_MEMLOCK: Int32 = 8
/// The use of this process.
public let RUSAGE_SELF = Int32(Glibc.RUSAGE_SELF.rawValue)
/// The use of its children that have ended.
public let RUSAGE_CHILDREN = Int32(Glibc.RUSAGE_CHILDREN.rawValue)
/// The priority of a process.
public let PRIO_PROCESS = Int32(Glibc.PRIO_PROCESS.rawValue)
/// The priority of a process group.
public let PRIO_PGRP = Int32(Glibc.PRIO_PGRP.rawValue)
/// The priority of a user.
public let PRIO_USER = Int32(Glibc.PRIO_USER.rawValue)
/// A timer of elapsed time.
public let ITIMER_REAL = Int32(Glibc.ITIMER_REAL.rawValue)
/// A timer of processor time of the process.
public let ITIMER_VIRTUAL = Int32(Glibc.ITIMER_VIRTUAL.rawValue)
/// A timer of processor time with that of the system.
public let ITIMER_PROF = Int32(Glibc.ITIMER_PROF.rawValue)
