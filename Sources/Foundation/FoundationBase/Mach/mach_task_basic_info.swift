/// Basic information about a task.
public struct mach_task_basic_info: Sendable {
  /// The size of the virtual memory, in bytes.
  public var virtual_size: mach_vm_size_t = 0
  /// The size of the memory in use, in bytes.
  public var resident_size: mach_vm_size_t = 0
  /// The peak size of the memory in use, in bytes.
  public var resident_size_max: mach_vm_size_t = 0
  /// The processor time in the program, of threads that have ended.
  public var user_time = time_value_t()
  /// The processor time in the system, of threads that have ended.
  public var system_time = time_value_t()
  /// The policy of new threads.
  public var policy: policy_t = 0
  /// The number of times the task is suspended.
  public var suspend_count: integer_t = 0
  /// Creates information with zeros.
  public init() {}
}

/// Basic information about a task.
public typealias mach_task_basic_info_data_t = mach_task_basic_info
/// Memory for basic information about a task.
public typealias mach_task_basic_info_t = UnsafeMutablePointer<mach_task_basic_info>
