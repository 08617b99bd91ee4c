internal import Glibc

/// A value of the system that `sysctl` returns (Device.SC1–SC6).
struct SystemValue {
  private let bytes: [UInt8]

  init(_ text: String) { bytes = Array(text.utf8) + [0] }
  init<Value: BitwiseCopyable>(_ value: Value) {
    bytes = withUnsafeBytes(of: value) { Array($0) }
  }

  /// Returns the value of a name; nil for an unknown one.
  static func named(_ name: String) -> SystemValue? {
    let info = ProcessInfo.processInfo
    let memory = Int64(clamping: info.physicalMemory)
    return switch name {
    case "hw.machine", "hw.model": SystemValue(text(of: \.machine))
    case "hw.ncpu", "hw.logicalcpu", "hw.logicalcpu_max", "hw.physicalcpu", "hw.physicalcpu_max":
      SystemValue(Int32(clamping: info.processorCount))
    case "hw.activecpu", "hw.availcpu": SystemValue(Int32(clamping: info.activeProcessorCount))
    case "hw.memsize": SystemValue(memory)
    case "hw.physmem", "hw.usermem": SystemValue(Int32(clamping: memory))
    case "hw.pagesize": SystemValue(Int32(clamping: sysconf(_SC_PAGESIZE)))
    case "kern.ostype": SystemValue(text(of: \.sysname))
    case "kern.osrelease": SystemValue(text(of: \.release))
    case "kern.version": SystemValue(text(of: \.version))
    case "kern.osversion": SystemValue(info.operatingSystemVersionString)
    case "kern.hostname": SystemValue(text(of: \.nodename))
    case "kern.boottime": SystemValue(startTime)
    default: further(name)
    }
  }

  /// Returns the value of a group and a number; nil for unknown ones.
  static func numbered(_ group: Int32, _ number: Int32) -> SystemValue? {
    name(of: [group, number]).flatMap(named)
  }

  /// Returns the record of a process; nil if there is none.
  ///
  /// - Source: `proc_pid_status(5)`, `TracerPid`. Confidence: documented.
  static func process(_ number: Int32) -> SystemValue? {
    guard let status = try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8) else {
      return nil
    }
    let line = status.split(separator: "\n").first { $0.hasPrefix("TracerPid:") }
    let tracer = line?.split(separator: "\t").last.flatMap { Int32($0) } ?? 0
    var record = kinfo_proc()
    record.kp_proc.p_pid = number
    record.kp_proc.p_flag = tracer == 0 ? 0 : P_TRACED
    record.kp_proc.p_starttime = startTime(of: number) ?? timeval()
    return SystemValue(record)
  }

  /// Copies the value to memory.
  ///
  /// - Returns: 0, or -1 with `errno` `ENOMEM` for too little memory.
  func copy(to target: UnsafeMutableRawPointer?, _ size: UnsafeMutablePointer<Int>?) -> Int32 {
    guard let target else {
      size?.pointee = bytes.count
      return 0
    }
    let room = size?.pointee ?? 0
    let count = min(room, bytes.count)
    bytes.withUnsafeBytes { source in
      if let base = source.baseAddress { target.copyMemory(from: base, byteCount: count) }
    }
    size?.pointee = count
    guard room >= bytes.count else {
      errno = ENOMEM
      return -1
    }
    return 0
  }

  private static func text<Field>(of field: KeyPath<utsname, Field>) -> String {
    var system = utsname()
    guard uname(&system) == 0 else { return "" }
    return withUnsafeBytes(of: system[keyPath: field]) { bytes in
      String(decoding: bytes.prefix { $0 != 0 }, as: UTF8.self)
    }
  }

  /// The time of the machine's start, to the second.
  private static var startTime: timeval {
    timeval(tv_sec: Int(microsecondsOfStart / 1_000_000), tv_usec: 0)
  }

  /// The time of the machine's start in microseconds since 1970.
  private static var microsecondsOfStart: Int64 {
    func microseconds(_ clock: clockid_t) -> Int64 {
      var time = timespec()
      clock_gettime(clock, &time)
      return Int64(time.tv_sec) * 1_000_000 + Int64(time.tv_nsec) / 1000
    }
    return microseconds(CLOCK_REALTIME) - microseconds(CLOCK_BOOTTIME)
  }

  /// Returns the time at which a process began; nil if it is not known.
  ///
  /// - Source: `proc_pid_stat(5)`, field 22, in ticks after the machine's start. Confidence:
  ///   documented.
  private static func startTime(of process: Int32) -> timeval? {
    guard let line = try? String(contentsOfFile: "/proc/\(process)/stat", encoding: .utf8),
      // The name of the program, field 2, may have spaces and parentheses.
      let end = line.lastIndex(of: ")")
    else { return nil }
    let fields = line[end...].split(separator: " ")
    guard fields.count > 20, let ticks = Int64(fields[20]) else { return nil }
    let perSecond = Int64(max(1, sysconf(_SC_CLK_TCK)))
    let time = microsecondsOfStart + ticks * 1_000_000 / perSecond
    return timeval(tv_sec: Int(time / 1_000_000), tv_usec: Int(time % 1_000_000))
  }
}
