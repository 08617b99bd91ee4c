internal import Glibc

/// A code of success or an error of the kernel's calls.
public typealias kern_return_t = Int32
/// The number of elements of a message.
public typealias mach_msg_type_number_t = UInt32
/// The number of the kind of information about a task.
public typealias task_flavor_t = UInt32
/// The number of the kind of information about a thread.
public typealias thread_flavor_t = UInt32
/// An integer of the kernel's calls.
public typealias integer_t = Int32
/// The integers in which the kernel returns information about a task.
public typealias task_info_t = UnsafeMutablePointer<integer_t>
/// A name of one of the kernel's objects.
public typealias mach_port_t = UInt32
/// A name of a task.
public typealias task_t = mach_port_t
/// A name of a task about which information is asked.
public typealias task_name_t = mach_port_t
/// A size in memory, in bytes.
public typealias mach_vm_size_t = UInt64
/// A size in memory, in bytes.
public typealias vm_size_t = UInt
/// An address in memory.
public typealias mach_vm_address_t = UInt64
/// A policy for threads.
public typealias policy_t = Int32

/// The call succeeded.
public let KERN_SUCCESS: kern_return_t = 0
/// An argument of the call is invalid.
public let KERN_INVALID_ARGUMENT: kern_return_t = 4
/// The kind of basic information about a task, with sizes of a machine word.
public let TASK_BASIC_INFO: Int32 = 18
/// The kind of basic information about a task.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// The kind of information about the virtual memory of a task.
public let TASK_VM_INFO: Int32 = 22

/// The name of this task.
///
/// - Source: guess; the number has no meaning but that it is this task's.
public let mach_task_self_: mach_port_t = 0x103

/// Returns the name of this task.
public func mach_task_self() -> mach_port_t { mach_task_self_ }

/// A time of the kernel's calls.
public struct time_value_t: Sendable {
  /// The seconds.
  public var seconds: Int32 = 0
  /// The microseconds beyond the seconds.
  public var microseconds: Int32 = 0
  /// Creates the time zero.
  public init() {}
  /// Creates a time.
  public init(seconds: Int32, microseconds: Int32) {
    (self.seconds, self.microseconds) = (seconds, microseconds)
  }
}

/// Basic information about a task.
public struct mach_task_basic_info: Sendable {
  /// The size of the virtual memory, in bytes.
  public var virtual_size: mach_vm_size_t = 0
  /// The size of the memory in use, in bytes.
  public var resident_size: mach_vm_size_t = 0
  /// The greatest size of the memory in use so far, in bytes.
  public var resident_size_max: mach_vm_size_t = 0
  /// The processor time in the program.
  public var user_time = time_value_t()
  /// The processor time in the system.
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

/// Information about the virtual memory of a task.
public typealias task_vm_info = task_vm_info_data_t

/// Basic information about a task, with sizes of a machine word.
public struct task_basic_info: Sendable {
  /// The number of times the task is suspended.
  public var suspend_count: integer_t = 0
  /// The size of the virtual memory, in bytes.
  public var virtual_size: vm_size_t = 0
  /// The size of the memory in use, in bytes.
  public var resident_size: vm_size_t = 0
  /// The processor time in the program.
  public var user_time = time_value_t()
  /// The processor time in the system.
  public var system_time = time_value_t()
  /// The policy of new threads.
  public var policy: policy_t = 0
  /// Creates information with zeros.
  public init() {}
}

/// Basic information about a task, with sizes of a machine word.
public typealias task_basic_info_data_t = task_basic_info

/// Stores information about a task; the machine's values for this process.
///
/// - Parameters:
///   - target: The name of this task; other tasks are unknown.
///   - flavor: `MACH_TASK_BASIC_INFO`, `TASK_BASIC_INFO` or `TASK_VM_INFO`.
///   - info: Memory for the information.
///   - count: The number of integers in the memory; then the number of those that were written.
/// - Returns: `KERN_SUCCESS`, or `KERN_INVALID_ARGUMENT` for another task, another kind or too
///   little memory.
@discardableResult
public func task_info(
  _ target: task_name_t, _ flavor: task_flavor_t, _ info: task_info_t?,
  _ count: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
  guard target == mach_task_self_, let info, let count else { return KERN_INVALID_ARGUMENT }
  switch Int32(flavor) {
  case MACH_TASK_BASIC_INFO: return store(TaskMemory.basic, at: info, count)
  case TASK_BASIC_INFO: return store(task_basic_info(TaskMemory.basic), at: info, count)
  case TASK_VM_INFO: return store(TaskMemory.virtual, at: info, count)
  default: return KERN_INVALID_ARGUMENT
  }
}

private func store<Info>(
  _ value: Info, at info: task_info_t, _ count: UnsafeMutablePointer<mach_msg_type_number_t>
) -> kern_return_t {
  let size = MemoryLayout<Info>.size
  let integers = mach_msg_type_number_t(size / MemoryLayout<integer_t>.size)
  guard count.pointee >= integers else { return KERN_INVALID_ARGUMENT }
  withUnsafeBytes(of: value) { bytes in
    guard let base = bytes.baseAddress else { return }
    UnsafeMutableRawPointer(info).copyMemory(from: base, byteCount: size)
  }
  count.pointee = integers
  return KERN_SUCCESS
}

/// Returns the memory that the process can still use, in bytes: what the machine has available.
public func os_proc_available_memory() -> Int { Int(clamping: TaskMemory.available) }

extension task_basic_info {
  /// Creates the information with other widths.
  fileprivate init(_ info: mach_task_basic_info) {
    (suspend_count, policy) = (info.suspend_count, info.policy)
    (virtual_size, resident_size) = (vm_size_t(info.virtual_size), vm_size_t(info.resident_size))
    (user_time, system_time) = (info.user_time, info.system_time)
  }
}

/// The memory and times of this process, as Linux tells them.
private enum TaskMemory {
  static var basic: mach_task_basic_info {
    let (pages, page) = (Self.pages, UInt64(getpagesize()))
    var usage = rusage()
    getrusage(__rusage_who_t(RUSAGE_SELF.rawValue), &usage)
    var info = mach_task_basic_info()
    info.virtual_size = pages.total * page
    info.resident_size = pages.resident * page
    info.resident_size_max = max(UInt64(usage.ru_maxrss) * 1024, info.resident_size)
    info.user_time = time_value_t(
      seconds: Int32(usage.ru_utime.tv_sec), microseconds: Int32(usage.ru_utime.tv_usec))
    info.system_time = time_value_t(
      seconds: Int32(usage.ru_stime.tv_sec), microseconds: Int32(usage.ru_stime.tv_usec))
    return info
  }

  static var virtual: task_vm_info_data_t {
    let (basic, pages, page) = (Self.basic, Self.pages, UInt64(getpagesize()))
    var info = task_vm_info_data_t()
    info.virtual_size = basic.virtual_size
    info.page_size = integer_t(page)
    info.resident_size = basic.resident_size
    info.resident_size_peak = basic.resident_size_max
    info.compressed = kilobytes("VmSwap", in: "/proc/self/status") * 1024
    info.ledger_phys_footprint_peak = Int64(clamping: basic.resident_size_max)
    info.limit_bytes_remaining = available
    info.phys_footprint = (pages.resident - min(pages.shared, pages.resident)) * page
    return info
  }

  /// The memory that a process can still use, in bytes.
  static var available: UInt64 { kilobytes("MemAvailable", in: "/proc/meminfo") * 1024 }

  /// The number of a line such as `VmSwap:  0 kB` of a file; 0 if the system does not tell.
  private static func kilobytes(_ name: String, in path: String) -> UInt64 {
    let text = (try? String(contentsOfFile: path, encoding: .utf8)) ?? ""
    let line = text.split(separator: "\n").first { $0.hasPrefix(name + ":") }
    return line?.split(separator: " ").dropFirst().first.flatMap { UInt64($0) } ?? 0
  }

  /// The numbers of pages in `/proc/self/statm`; zeros if the system does not tell.
  private static var pages: (total: UInt64, resident: UInt64, shared: UInt64) {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let numbers = text?.split(separator: " ").prefix(3).compactMap { UInt64($0) } ?? []
    return numbers.count == 3 ? (numbers[0], numbers[1], numbers[2]) : (0, 0, 0)
  }
}
