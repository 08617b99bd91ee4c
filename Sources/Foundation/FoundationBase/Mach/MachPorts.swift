public import Glibc

// The names of this task, its threads and the machine (Device.MH1).

/// The name of nothing.
public let MACH_PORT_NULL: Int32 = 0
/// The name of no task.
public let TASK_NULL: mach_port_t = 0
/// The name of no thread.
public let THREAD_NULL: mach_port_t = 0

/// The name of this task.
///
/// - Source: guess; the number has no meaning but that it is this task's.
public let mach_task_self_: mach_port_t = 0x103

/// Returns the name of this task.
public func mach_task_self() -> mach_port_t { mach_task_self_ }

/// Returns the name of the machine.
public func mach_host_self() -> mach_port_t { MachPort.host }

/// Returns the name of the current thread.
public func mach_thread_self() -> mach_port_t { pthread_mach_thread_np(pthread_self()) }

/// Returns the name of a thread; `MACH_PORT_NULL` for one that has ended.
public func pthread_mach_thread_np(_ thread: pthread_t) -> mach_port_t {
  var clock = clockid_t()
  guard pthread_getcpuclockid(thread, &clock) == 0 else { return 0 }
  return MachPort.name(ofThread: ThreadClock.thread(of: clock))
}

/// Gives up a right of a name.
///
/// Names are not counted here: they stay valid as long as their objects exist.
///
/// - Returns: `KERN_SUCCESS`, `KERN_INVALID_TASK` for another task, or `KERN_INVALID_NAME`.
@discardableResult
public func mach_port_deallocate(_ task: ipc_space_t, _ name: mach_port_name_t) -> kern_return_t {
  guard task == mach_task_self_ else { return KERN_INVALID_TASK }
  let isKnown =
    name == mach_task_self_ || name == MachPort.host || MachPort.thread(ofName: name) != nil
  return isKnown ? KERN_SUCCESS : KERN_INVALID_NAME
}

/// The numbers that name objects.
enum MachPort {
  /// The name of the machine.
  ///
  /// - Source: guess; the number has no meaning but that it is the machine's.
  static let host: mach_port_t = 0x203
  /// The last byte of the names of threads, which distinguishes them from other names.
  private static let mark: mach_port_t = 0x07

  /// Returns the name of a thread of Linux; its numbers have at most 22 bits.
  static func name(ofThread number: pid_t) -> mach_port_t {
    mach_port_t(truncatingIfNeeded: number) << 8 | mark
  }

  /// Returns the number of a named thread on Linux, which may have ended; nil for other names.
  static func thread(ofName name: mach_port_t) -> pid_t? {
    name & 0xff == mark && name >> 8 > 0 ? pid_t(name >> 8) : nil
  }
}
