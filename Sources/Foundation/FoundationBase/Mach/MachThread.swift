internal import Glibc

// Information about the threads of this process under Mach's names (Device.MH4, Device.MH5).

/// The kind of basic information about a thread.
public let THREAD_BASIC_INFO: Int32 = 3
/// The maximum number of integers of information about a thread.
public let THREAD_INFO_MAX: Int32 = 32
/// The number of integers of basic information about a thread.
public let THREAD_BASIC_INFO_COUNT = MachRecord.count(of: thread_basic_info.self)

/// Stores information about a thread of this process.
///
/// - Parameters:
///   - target_act: The name of the thread.
///   - flavor: `THREAD_BASIC_INFO`.
///   - thread_info_out: Memory for the information.
///   - thread_info_outCnt: The number of integers in the memory; then the number of written ones.
/// - Returns: `KERN_SUCCESS`, or `KERN_INVALID_ARGUMENT` for a thread that has ended, another kind
///   or too little memory. A kind that is not available is reported once.
@discardableResult
public func thread_info(
  _ target_act: thread_inspect_t, _ flavor: thread_flavor_t, _ thread_info_out: thread_info_t?,
  _ thread_info_outCnt: UnsafeMutablePointer<mach_msg_type_number_t>?,
  file: StaticString = #fileID, line: UInt = #line
) -> kern_return_t {
  guard let thread_info_out, let thread_info_outCnt else { return KERN_INVALID_ARGUMENT }
  guard flavor == thread_flavor_t(THREAD_BASIC_INFO) else {
    MachRecord.refuse("thread_info", flavor, file, line)
    return KERN_INVALID_ARGUMENT
  }
  guard let number = MachPort.thread(ofName: target_act), let status = ThreadStatus(number) else {
    return KERN_INVALID_ARGUMENT
  }
  return MachRecord.store(
    thread_basic_info(status, use: ThreadUsage.use(of: number, status)), at: thread_info_out,
    thread_info_outCnt)
}

extension thread_basic_info {
  /// Creates information from the values that Linux reports.
  fileprivate init(_ status: ThreadStatus, use: Double) {
    self.init()
    user_time = time_value_t(nanoseconds: status.userTime)
    system_time = time_value_t(nanoseconds: status.systemTime)
    cpu_usage = integer_t((use * Double(TH_USAGE_SCALE)).rounded())
    policy =
      switch status.policy {
      case SCHED_FIFO: POLICY_FIFO
      case SCHED_RR: POLICY_RR
      default: POLICY_TIMESHARE
      }
    run_state =
      switch status.state {
      case "R": TH_STATE_RUNNING
      case "D": TH_STATE_UNINTERRUPTIBLE
      case "T", "t": TH_STATE_STOPPED
      case "Z", "X", "x": TH_STATE_HALTED
      default: TH_STATE_WAITING
      }
  }
}
