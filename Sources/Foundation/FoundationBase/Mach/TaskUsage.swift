internal import Glibc

/// The memory, times and events of this process, as Linux reports them.
enum TaskUsage {
  /// The sizes, and the times of the threads that have ended: those of the process without those
  /// of its threads.
  static var basic: mach_task_basic_info {
    let (pages, page, live) = (Self.pages, UInt64(getpagesize()), ThreadStatus.times)
    let usage = Self.usage
    var info = mach_task_basic_info()
    info.virtual_size = pages.total * page
    info.resident_size = pages.resident * page
    info.resident_size_max = max(UInt64(usage.ru_maxrss) * 1024, info.resident_size)
    let ended = ended(nanoseconds(usage.ru_utime), nanoseconds(usage.ru_stime), live)
    info.user_time = time_value_t(nanoseconds: ended.user)
    info.system_time = time_value_t(nanoseconds: ended.system)
    info.policy = POLICY_TIMESHARE
    return info
  }

  static var virtual: task_vm_info_data_t {
    let (basic, pages, page) = (Self.basic, Self.pages, UInt64(getpagesize()))
    let status = KernelTable("/proc/self/status")
    var info = task_vm_info_data_t()
    info.virtual_size = basic.virtual_size
    info.page_size = integer_t(page)
    info.resident_size = basic.resident_size
    info.resident_size_peak = basic.resident_size_max
    info.internal = status.bytes("RssAnon")
    info.external = status.bytes("RssFile") + status.bytes("RssShmem")
    info.compressed = status.bytes("VmSwap")
    info.ledger_phys_footprint_peak = Int64(clamping: basic.resident_size_max)
    info.limit_bytes_remaining = available
    info.phys_footprint = (pages.resident - min(pages.shared, pages.resident)) * page
    return info
  }

  /// The processor times of the threads that have not ended.
  static var times: task_thread_times_info {
    let live = ThreadStatus.times
    return task_thread_times_info(
      user_time: time_value_t(nanoseconds: live.user),
      system_time: time_value_t(nanoseconds: live.system))
  }

  static var events: task_events_info {
    let usage = Self.usage
    var info = task_events_info()
    info.faults = integer_t(truncatingIfNeeded: usage.ru_minflt + usage.ru_majflt)
    info.pageins = integer_t(truncatingIfNeeded: usage.ru_majflt)
    info.csw = integer_t(truncatingIfNeeded: usage.ru_nvcsw + usage.ru_nivcsw)
    return info
  }

  /// The memory that a process can still use, in bytes.
  static var available: UInt64 { KernelTable("/proc/meminfo").bytes("MemAvailable") }

  private static var usage: rusage {
    var usage = rusage()
    getrusage(RUSAGE_SELF, &usage)
    return usage
  }

  private static func nanoseconds(_ time: timeval) -> UInt64 {
    UInt64(time.tv_sec) * NSEC_PER_SEC + UInt64(time.tv_usec) * NSEC_PER_USEC
  }

  /// Returns the times of the threads that have ended, whose sum is exact: the system divides the
  /// times of a process and of its threads differently into program and system.
  private static func ended(
    _ user: UInt64, _ system: UInt64, _ live: (user: UInt64, system: UInt64)
  ) -> (user: UInt64, system: UInt64) {
    let (all, running) = (user + system, live.user + live.system)
    let sum = all > running ? all - running : 0
    let ended = min(sum, user > live.user ? user - live.user : 0)
    return (ended, sum - ended)
  }

  /// The numbers of pages in `/proc/self/statm`; zeros if the system does not report them.
  private static var pages: (total: UInt64, resident: UInt64, shared: UInt64) {
    let text = try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)
    let numbers = text?.split(separator: " ").prefix(3).compactMap { UInt64($0) } ?? []
    return numbers.count == 3 ? (numbers[0], numbers[1], numbers[2]) : (0, 0, 0)
  }
}
