/// The load of a machine in thousandths, over the last minute, 5 minutes and 15 minutes.
///
/// On an iPhone the numbers are over 5, 30 and 60 seconds; Linux keeps none of these.
public struct host_load_info: Sendable {
  /// The mean numbers of threads that run or can run.
  public var avenrun: (integer_t, integer_t, integer_t) = (0, 0, 0)
  /// The parts of a processor that one more thread would get.
  public var mach_factor: (integer_t, integer_t, integer_t) = (0, 0, 0)
  /// Creates information with zeros.
  public init() {}
}

/// The load of a machine.
public typealias host_load_info_data_t = host_load_info
/// Memory for the load of a machine.
public typealias host_load_info_t = UnsafeMutablePointer<host_load_info>
