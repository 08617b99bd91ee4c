internal import Glibc

/// The values that Linux reports of a thread of this process.
///
/// - Source: `proc_pid_stat(5)`. Confidence: documented.
struct ThreadStatus {
  /// The letter of the state, such as `R`.
  let state: Substring
  /// The time at which the thread began, in nanoseconds after the machine's start.
  let start: UInt64
  /// The processor time, in nanoseconds.
  let time: UInt64
  /// The part of the processor time that was in the system, in nanoseconds.
  let systemTime: UInt64
  /// The number of the policy on Linux.
  let policy: Int32

  /// The part of the processor time that was in the program, in nanoseconds.
  var userTime: UInt64 { time - systemTime }

  /// Reads what the kernel reports; nil for a thread that has ended, or of another process.
  init?(_ number: Int32) {
    let path = "/proc/self/task/\(number)/stat"
    guard let line = try? String(contentsOfFile: path, encoding: .utf8),
      // The name of the program, field 2, may have spaces and parentheses.
      let end = line.lastIndex(of: ")")
    else { return nil }
    // The first of these is field 2.
    let fields = line[end...].split(separator: " ")
    guard fields.count > 39, let user = UInt64(fields[12]), let system = UInt64(fields[13]),
      let start = UInt64(fields[20]), let policy = Int32(fields[39])
    else { return nil }
    let tick = NSEC_PER_SEC / UInt64(max(1, sysconf(_SC_CLK_TCK)))
    state = fields[1]
    (self.start, self.policy) = (start * tick, policy)
    // The clock is more exact than the ticks, which only show how the time is divided.
    time = ThreadClock.time(ofThread: number) ?? (user + system) * tick
    let share = user + system == 0 ? 0 : Double(system) / Double(user + system)
    systemTime = min(time, UInt64(Double(time) * share))
  }

  /// The numbers of this process's threads, the main thread's first.
  static var numbers: [Int32] {
    let names = try? FileManager.default.contentsOfDirectory(atPath: "/proc/self/task")
    let numbers = (names ?? []).compactMap { Int32($0) }.sorted()
    let main = getpid()
    return numbers.filter { $0 == main } + numbers.filter { $0 != main }
  }

  /// The processor times of this process's threads, in nanoseconds.
  static var times: (user: UInt64, system: UInt64) {
    numbers.compactMap(ThreadStatus.init).reduce((0, 0)) { sum, thread in
      (sum.0 + thread.userTime, sum.1 + thread.systemTime)
    }
  }
}
