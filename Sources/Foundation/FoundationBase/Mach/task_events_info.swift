/// The numbers of events of a task.
public struct task_events_info: Sendable {
  /// The number of page faults.
  public var faults: integer_t = 0
  /// The number of pages that were read.
  public var pageins: integer_t = 0
  /// The number of copy-on-write faults; 0 on Linux.
  public var cow_faults: integer_t = 0
  /// The number of messages that were sent; 0 on Linux.
  public var messages_sent: integer_t = 0
  /// The number of messages that were received; 0 on Linux.
  public var messages_received: integer_t = 0
  /// The number of Mach system calls; 0 on Linux.
  public var syscalls_mach: integer_t = 0
  /// The number of Unix system calls; 0 on Linux.
  public var syscalls_unix: integer_t = 0
  /// The number of context switches.
  public var csw: integer_t = 0
  /// Creates information with zeros.
  public init() {}
}

/// The numbers of events of a task.
public typealias task_events_info_data_t = task_events_info
/// Memory for the numbers of events of a task.
public typealias task_events_info_t = UnsafeMutablePointer<task_events_info>
