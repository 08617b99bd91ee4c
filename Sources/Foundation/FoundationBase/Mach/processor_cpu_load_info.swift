/// The time of one processor since the machine's start, in hundredths of a second.
public struct processor_cpu_load_info: Sendable {
  /// The ticks in programs, in the system, without work, and in programs of low priority.
  public var cpu_ticks: (UInt32, UInt32, UInt32, UInt32) = (0, 0, 0, 0)
  /// Creates information with zeros.
  public init() {}
  /// Creates information.
  public init(cpu_ticks: (UInt32, UInt32, UInt32, UInt32)) { self.cpu_ticks = cpu_ticks }
}

/// The time of one processor since the machine's start.
public typealias processor_cpu_load_info_data_t = processor_cpu_load_info
/// Memory for the time of processors.
public typealias processor_cpu_load_info_t = UnsafeMutablePointer<processor_cpu_load_info>
