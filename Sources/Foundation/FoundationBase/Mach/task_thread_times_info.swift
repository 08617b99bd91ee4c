/// The processor times of a task's threads that have not ended.
public struct task_thread_times_info: Sendable {
  /// The processor time in the program.
  public var user_time = time_value_t()
  /// The processor time in the system.
  public var system_time = time_value_t()
  /// Creates information with zeros.
  public init() {}
  /// Creates information.
  public init(user_time: time_value_t, system_time: time_value_t) {
    (self.user_time, self.system_time) = (user_time, system_time)
  }
}

/// The processor times of a task's threads that have not ended.
public typealias task_thread_times_info_data_t = task_thread_times_info
/// Memory for the processor times of a task's threads.
public typealias task_thread_times_info_t = UnsafeMutablePointer<task_thread_times_info>
