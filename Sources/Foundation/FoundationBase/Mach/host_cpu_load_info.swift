/// The time of all processors since the machine's start, in hundredths of a second.
public struct host_cpu_load_info: Sendable {
  /// The ticks in programs, in the system, without work, and in programs of low priority.
  public var cpu_ticks: (natural_t, natural_t, natural_t, natural_t) = (0, 0, 0, 0)
  /// Creates information with zeros.
  public init() {}
  /// Creates information.
  public init(cpu_ticks: (natural_t, natural_t, natural_t, natural_t)) {
    self.cpu_ticks = cpu_ticks
  }
}

/// The time of all processors since the machine's start.
public typealias host_cpu_load_info_data_t = host_cpu_load_info
/// Memory for the time of all processors.
public typealias host_cpu_load_info_t = UnsafeMutablePointer<host_cpu_load_info>
