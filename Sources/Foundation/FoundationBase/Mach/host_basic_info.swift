/// Basic information about a machine.
public struct host_basic_info: Sendable {
  /// The maximum number of processors.
  public var max_cpus: integer_t = 0
  /// The number of processors that are in use.
  public var avail_cpus: integer_t = 0
  /// The size of the memory in bytes, at most two gigabytes.
  public var memory_size: natural_t = 0
  /// The kind of processor.
  public var cpu_type: cpu_type_t = 0
  /// The model of the processor.
  public var cpu_subtype: cpu_subtype_t = 0
  /// The kind of threads of the processor; 0.
  public var cpu_threadtype: cpu_threadtype_t = 0
  /// The number of physical processors that are in use.
  public var physical_cpu: integer_t = 0
  /// The maximum number of physical processors.
  public var physical_cpu_max: integer_t = 0
  /// The number of logical processors that are in use.
  public var logical_cpu: integer_t = 0
  /// The maximum number of logical processors.
  public var logical_cpu_max: integer_t = 0
  /// The size of the memory, in bytes.
  public var max_mem: UInt64 = 0
  /// Creates information with zeros.
  public init() {}
}

/// Basic information about a machine.
public typealias host_basic_info_data_t = host_basic_info
/// Memory for basic information about a machine.
public typealias host_basic_info_t = UnsafeMutablePointer<host_basic_info>
