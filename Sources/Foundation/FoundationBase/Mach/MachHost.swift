internal import Glibc

// Information about the machine under Mach's names (Device.MH7–MH9).

/// The kind of basic information about a machine.
public let HOST_BASIC_INFO: Int32 = 1
/// The kind of the load of a machine.
public let HOST_LOAD_INFO: Int32 = 1
/// The kind of the use of a machine's memory.
public let HOST_VM_INFO: Int32 = 2
/// The kind of the time of a machine's processors.
public let HOST_CPU_LOAD_INFO: Int32 = 3
/// The kind of the use of a machine's memory, with numbers of 64 bits.
public let HOST_VM_INFO64: Int32 = 4
/// The kind of the time of one processor.
public let PROCESSOR_CPU_LOAD_INFO: Int32 = 2

/// Gets the size of a page of memory, in bytes.
///
/// - Returns: `KERN_SUCCESS`, or `KERN_INVALID_ARGUMENT` for another machine.
@discardableResult
public func host_page_size(
  _ host: host_t, _ out_page_size: UnsafeMutablePointer<vm_size_t>?
) -> kern_return_t {
  guard host == MachPort.host, let out_page_size else { return KERN_INVALID_ARGUMENT }
  out_page_size.pointee = vm_page_size
  return KERN_SUCCESS
}

/// Stores information about the machine.
///
/// - Parameters:
///   - host: The name of the machine.
///   - flavor: `HOST_BASIC_INFO`.
///   - host_info_out: Memory for the information.
///   - host_info_outCnt: The number of integers in the memory; then the number of written ones.
/// - Returns: `KERN_SUCCESS`, `KERN_INVALID_ARGUMENT` for another machine or kind, or
///   `KERN_FAILURE` for too little memory. A kind that is not available is reported once.
@discardableResult
public func host_info(
  _ host: host_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t?,
  _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?,
  file: StaticString = #fileID, line: UInt = #line
) -> kern_return_t {
  guard host == MachPort.host, let host_info_out, let host_info_outCnt else {
    return KERN_INVALID_ARGUMENT
  }
  guard flavor == HOST_BASIC_INFO else {
    MachRecord.refuse("host_info", flavor, file, line)
    return KERN_INVALID_ARGUMENT
  }
  return MachRecord.store(
    host_basic_info.machine, at: host_info_out, host_info_outCnt,
    older: [MachRecord.count(before: \host_basic_info.cpu_threadtype)], failure: KERN_FAILURE)
}

/// Stores numbers of the machine.
///
/// - Parameters:
///   - host_priv: The name of the machine.
///   - flavor: `HOST_CPU_LOAD_INFO`, `HOST_LOAD_INFO` or `HOST_VM_INFO`.
///   - host_info_out: Memory for the numbers.
///   - host_info_outCnt: The number of integers in the memory; then the number of written ones.
/// - Returns: `KERN_SUCCESS`, `KERN_INVALID_HOST` for another machine, `KERN_INVALID_ARGUMENT` for
///   another kind, or `KERN_FAILURE` for too little memory or if Linux does not report them. A kind
///   that is not available is reported once.
@discardableResult
public func host_statistics(
  _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info_out: host_info_t?,
  _ host_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?,
  file: StaticString = #fileID, line: UInt = #line
) -> kern_return_t {
  guard host_priv == MachPort.host else { return KERN_INVALID_HOST }
  guard let info = host_info_out, let count = host_info_outCnt else { return KERN_INVALID_ARGUMENT }
  switch flavor {
  case HOST_CPU_LOAD_INFO:
    guard let ticks = HostTicks.read().all?.states else { return KERN_FAILURE }
    let load = host_cpu_load_info(cpu_ticks: (ticks[0], ticks[1], ticks[2], ticks[3]))
    return MachRecord.store(load, at: info, count, failure: KERN_FAILURE)
  case HOST_LOAD_INFO:
    guard let load = host_load_info.machine else { return KERN_FAILURE }
    return MachRecord.store(load, at: info, count, failure: KERN_FAILURE)
  case HOST_VM_INFO:
    return MachRecord.store(
      vm_statistics(HostMemory.statistics), at: info, count,
      older: [
        MachRecord.count(before: \vm_statistics.purgeable_count),
        MachRecord.count(before: \vm_statistics.speculative_count),
      ], failure: KERN_FAILURE)
  default:
    MachRecord.refuse("host_statistics", flavor, file, line)
    return KERN_INVALID_ARGUMENT
  }
}

/// Stores numbers of the machine, which may have 64 bits.
///
/// - Parameters:
///   - host_priv: The name of the machine.
///   - flavor: `HOST_VM_INFO64`, or a kind of `host_statistics`.
///   - host_info64_out: Memory for the numbers.
///   - host_info64_outCnt: The number of integers in the memory; then the number of written ones.
/// - Returns: A code as that of `host_statistics`.
@discardableResult
public func host_statistics64(
  _ host_priv: host_t, _ flavor: host_flavor_t, _ host_info64_out: host_info64_t?,
  _ host_info64_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?,
  file: StaticString = #fileID, line: UInt = #line
) -> kern_return_t {
  guard flavor == HOST_VM_INFO64 else {
    return host_statistics(
      host_priv, flavor, host_info64_out, host_info64_outCnt, file: file, line: line)
  }
  guard host_priv == MachPort.host else { return KERN_INVALID_HOST }
  guard let host_info64_out, let host_info64_outCnt else { return KERN_INVALID_ARGUMENT }
  return MachRecord.store(
    HostMemory.statistics, at: host_info64_out, host_info64_outCnt,
    older: [
      MachRecord.count(before: \vm_statistics64.decompressions),
      MachRecord.count(before: \vm_statistics64.swapped_count),
    ], failure: KERN_FAILURE)
}

/// Gets the time of each processor.
///
/// - Parameters:
///   - host: The name of the machine.
///   - flavor: `PROCESSOR_CPU_LOAD_INFO`.
///   - out_processor_count: Receives the number of processors.
///   - out_processor_info: Receives `CPU_STATE_MAX` integers for each processor, whose memory
///     `vm_deallocate` releases.
///   - out_processor_infoCnt: Receives the number of integers.
/// - Returns: `KERN_SUCCESS`, `KERN_INVALID_ARGUMENT` for another machine or kind, or
///   `KERN_FAILURE` if Linux does not report it. A kind that is not available is reported once.
@discardableResult
public func host_processor_info(
  _ host: host_t, _ flavor: processor_flavor_t,
  _ out_processor_count: UnsafeMutablePointer<natural_t>?,
  _ out_processor_info: UnsafeMutablePointer<processor_info_array_t?>?,
  _ out_processor_infoCnt: UnsafeMutablePointer<mach_msg_type_number_t>?,
  file: StaticString = #fileID, line: UInt = #line
) -> kern_return_t {
  guard host == MachPort.host, let out_processor_count, let out_processor_info,
    let out_processor_infoCnt
  else { return KERN_INVALID_ARGUMENT }
  guard flavor == PROCESSOR_CPU_LOAD_INFO else {
    MachRecord.refuse("host_processor_info", flavor, file, line)
    return KERN_INVALID_ARGUMENT
  }
  let processors = HostTicks.read().each
  let integers = processors.flatMap(\.states).map { integer_t(bitPattern: $0) }
  guard !integers.isEmpty else { return KERN_FAILURE }
  guard let list = MachMemory.copy(integers) else { return KERN_RESOURCE_SHORTAGE }
  out_processor_count.pointee = natural_t(processors.count)
  out_processor_info.pointee = list
  out_processor_infoCnt.pointee = mach_msg_type_number_t(integers.count)
  return KERN_SUCCESS
}

extension host_basic_info {
  /// The information about this machine.
  fileprivate static var machine: host_basic_info {
    var info = host_basic_info()
    let process = ProcessInfo.processInfo
    info.max_cpus = integer_t(clamping: process.processorCount)
    info.avail_cpus = integer_t(clamping: process.activeProcessorCount)
    info.max_mem = process.physicalMemory
    info.memory_size = natural_t(min(info.max_mem, 1 << 31))
    (info.cpu_type, info.cpu_subtype) = (ProcessorKind.type, ProcessorKind.subtype)
    (info.physical_cpu, info.physical_cpu_max) = (info.avail_cpus, info.max_cpus)
    (info.logical_cpu, info.logical_cpu_max) = (info.avail_cpus, info.max_cpus)
    return info
  }
}

extension host_load_info {
  /// The load of this machine; nil if the system does not report it.
  fileprivate static var machine: host_load_info? {
    var means = [Double](repeating: 0, count: 3)
    guard getloadavg(&means, 3) == 3 else { return nil }
    let processors = Double(ProcessInfo.processInfo.activeProcessorCount)
    func scaled(_ number: Double) -> integer_t { integer_t(number * Double(LOAD_SCALE)) }
    func factor(_ load: Double) -> integer_t {
      scaled(load > processors ? processors / (load + 1) : processors - load)
    }
    var info = host_load_info()
    info.avenrun = (scaled(means[0]), scaled(means[1]), scaled(means[2]))
    info.mach_factor = (factor(means[0]), factor(means[1]), factor(means[2]))
    return info
  }
}
