// Information about this process under Mach's names (Device.MH2, Device.MH3).

/// The kind of basic information about a task, with sizes of a machine word.
public let TASK_BASIC_INFO: Int32 = 18
/// The kind of basic information about a task, with sizes of 64 bits.
public let TASK_BASIC_INFO_64: Int32 = 5
/// The kind of the numbers of events of a task.
public let TASK_EVENTS_INFO: Int32 = 2
/// The kind of the processor times of a task's threads.
public let TASK_THREAD_TIMES_INFO: Int32 = 3
/// The kind of basic information about a task.
public let MACH_TASK_BASIC_INFO: Int32 = 20
/// The kind of information about the virtual memory of a task.
public let TASK_VM_INFO: Int32 = 22
/// The maximum number of integers of information about a task.
public let TASK_INFO_MAX: Int32 = 1024

/// Information about the virtual memory of a task.
public typealias task_vm_info = task_vm_info_data_t
/// Memory for information about the virtual memory of a task.
public typealias task_vm_info_t = UnsafeMutablePointer<task_vm_info_data_t>

/// Stores information about a task; the machine's values for this process.
///
/// - Parameters:
///   - target: The name of this task; other tasks are unknown.
///   - flavor: `MACH_TASK_BASIC_INFO`, `TASK_BASIC_INFO`, `TASK_VM_INFO`,
///     `TASK_THREAD_TIMES_INFO` or `TASK_EVENTS_INFO`.
///   - info: Memory for the information.
///   - count: The number of integers in the memory; then the number of written ones.
/// - Returns: `KERN_SUCCESS`, or `KERN_INVALID_ARGUMENT` for another task, another kind or too
///   little memory. A kind that is not available is reported once.
@discardableResult
public func task_info(
  _ target: task_name_t, _ flavor: task_flavor_t, _ info: task_info_t?,
  _ count: UnsafeMutablePointer<mach_msg_type_number_t>?,
  file: StaticString = #fileID, line: UInt = #line
) -> kern_return_t {
  guard target == mach_task_self_, let info, let count else { return KERN_INVALID_ARGUMENT }
  switch Int32(truncatingIfNeeded: flavor) {
  case MACH_TASK_BASIC_INFO: return MachRecord.store(TaskUsage.basic, at: info, count)
  case TASK_BASIC_INFO, TASK_BASIC_INFO_64:
    return MachRecord.store(task_basic_info(TaskUsage.basic), at: info, count)
  case TASK_VM_INFO:
    return MachRecord.store(
      TaskUsage.virtual, at: info, count,
      older: [
        MachRecord.count(before: \task_vm_info.phys_footprint),
        MachRecord.count(before: \task_vm_info.min_address),
        MachRecord.count(before: \task_vm_info.ledger_phys_footprint_peak),
      ])
  case TASK_THREAD_TIMES_INFO: return MachRecord.store(TaskUsage.times, at: info, count)
  case TASK_EVENTS_INFO: return MachRecord.store(TaskUsage.events, at: info, count)
  default:
    MachRecord.refuse("task_info", flavor, file, line)
    return KERN_INVALID_ARGUMENT
  }
}

/// Gets the names of a task's threads, the main thread first.
///
/// - Parameters:
///   - target_task: The name of this task; other tasks are unknown.
///   - act_list: Receives the names, whose memory `vm_deallocate` releases.
///   - act_listCnt: Receives the number of threads.
/// - Returns: `KERN_SUCCESS`, or `KERN_INVALID_ARGUMENT` for another task or without memory for
///   the results.
@discardableResult
public func task_threads(
  _ target_task: task_inspect_t, _ act_list: UnsafeMutablePointer<thread_act_array_t?>?,
  _ act_listCnt: UnsafeMutablePointer<mach_msg_type_number_t>?
) -> kern_return_t {
  guard target_task == mach_task_self_, let act_list, let act_listCnt else {
    return KERN_INVALID_ARGUMENT
  }
  let names = ThreadStatus.numbers.map(MachPort.name(ofThread:))
  guard let list = MachMemory.copy(names) else { return KERN_RESOURCE_SHORTAGE }
  (act_list.pointee, act_listCnt.pointee) = (list, mach_msg_type_number_t(names.count))
  return KERN_SUCCESS
}

/// Returns the memory that the process can still use, in bytes: what the machine has available.
public func os_proc_available_memory() -> Int { Int(clamping: TaskUsage.available) }
