public import Glibc

/// The kernel's record of a process, as far as apps read it.
public struct extern_proc: BitwiseCopyable, Sendable {
  /// The flags, such as `P_TRACED`.
  public var p_flag: Int32 = 0
  /// The number of the process.
  public var p_pid: pid_t = 0
  /// The time at which the process began.
  public var p_starttime = timeval()

  /// Creates an empty record.
  public init() {}
}

/// The record of a process that `sysctl` returns.
public struct kinfo_proc: BitwiseCopyable, Sendable {
  /// The kernel's record.
  public var kp_proc = extern_proc()

  /// Creates an empty record.
  public init() {}
}
