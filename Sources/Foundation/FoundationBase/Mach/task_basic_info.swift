/// Basic information about a task, with sizes of a machine word.
public struct task_basic_info: Sendable {
  /// The number of times the task is suspended.
  public var suspend_count: integer_t = 0
  /// The size of the virtual memory, in bytes.
  public var virtual_size: vm_size_t = 0
  /// The size of the memory in use, in bytes.
  public var resident_size: vm_size_t = 0
  /// The processor time in the program, of threads that have ended.
  public var user_time = time_value_t()
  /// The processor time in the system, of threads that have ended.
  public var system_time = time_value_t()
  /// The policy of new threads.
  public var policy: policy_t = 0
  /// Creates information with zeros.
  public init() {}

  /// Creates the information with other widths.
  init(_ info: mach_task_basic_info) {
    (suspend_count, policy) = (info.suspend_count, info.policy)
    (virtual_size, resident_size) = (vm_size_t(info.virtual_size), vm_size_t(info.resident_size))
    (user_time, system_time) = (info.user_time, info.system_time)
  }
}

/// Basic information about a task, with sizes of a machine word.
public typealias task_basic_info_data_t = task_basic_info
/// Memory for basic information about a task.
public typealias task_basic_info_t = UnsafeMutablePointer<task_basic_info>
