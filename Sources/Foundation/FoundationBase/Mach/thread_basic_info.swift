/// Basic information about a thread.
public struct thread_basic_info: Sendable {
  /// The processor time in the program.
  public var user_time = time_value_t()
  /// The processor time in the system.
  public var system_time = time_value_t()
  /// The recent use of a processor; `TH_USAGE_SCALE` is all of one.
  public var cpu_usage: integer_t = 0
  /// The policy, such as `POLICY_TIMESHARE`.
  public var policy: policy_t = 0
  /// The state, such as `TH_STATE_RUNNING`.
  public var run_state: integer_t = 0
  /// The flags, such as `TH_FLAGS_IDLE`; 0 on Linux.
  public var flags: integer_t = 0
  /// The number of times the thread is suspended; 0 on Linux.
  public var suspend_count: integer_t = 0
  /// The seconds for which the thread has slept; 0, as on an iPhone.
  public var sleep_time: integer_t = 0
  /// Creates information with zeros.
  public init() {}
}

/// Basic information about a thread.
public typealias thread_basic_info_data_t = thread_basic_info
/// Memory for basic information about a thread.
public typealias thread_basic_info_t = UnsafeMutablePointer<thread_basic_info>
