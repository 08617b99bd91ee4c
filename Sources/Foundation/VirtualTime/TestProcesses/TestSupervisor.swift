internal import CTactusFork
internal import Glibc
import TactusThreads

/// The process that starts another one for the XCTest tests of a package, and again after a crash
/// (AppLife.PT19).
///
/// As in Xcode, a test that ends its process fails, and the tests after it run in a new process.
enum TestSupervisor {
  /// Divides this process, if it runs XCTest tests, and returns in the one that runs them.
  ///
  /// The supervisor never returns: it ends with the status of the tests. `TACTUS_TEST_RESTART=0`
  /// turns it off, and so does a debugger.
  ///
  /// - Thread: any; before there are other threads, because only one survives in the new process.
  static func start() {
    guard isNeeded else { return }
    var totals = TestTotals()
    var restartCount = 0
    let begin = now
    while let log = TestLog() {
      let supervisor = getpid()
      let process = tactusFork()
      guard process != 0 else {
        tactusEndWithParent(supervisor)
        // What a test prints is not lost when it crashes.
        tactusBufferLines()
        return _TestProgress.watch(with: log, done: totals.names)
      }
      guard process > 0 else { return }
      let end = wait(for: process)
      let oldCount = totals.testCount
      totals.add(log.events)
      if case .status(let status) = end, totals.running == nil {
        if restartCount > 0 { write(totals, restartCount, seconds: now - begin) }
        leave(restartCount > 0 ? max(status, 1) : status)
      }
      guard totals.testCount > oldCount else { leave(like: end) }
      totals.addFailure(isUnexpected: true)
      restartCount += 1
      write(end, in: totals.running)
    }
  }

  // MARK: Internals

  /// The end of a process.
  private enum End {
    case status(Int32)
    case signal(Int32)
  }

  private static var isNeeded: Bool {
    let words = CommandLine.arguments.dropFirst()
    guard TestProcess.isCurrent, variable("TACTUS_TEST_HOST") != "0",
      variable("TACTUS_TEST_RESTART") != "0", words.allSatisfy({ !listing.contains($0) }),
      !isDebugged
    else { return false }
    guard let option = words.firstIndex(of: "--testing-library") else { return true }
    return words[option...].dropFirst().first?.lowercased() == "xctest"
  }

  /// The arguments with which XCTest lists the tests.
  private static let listing: Set = ["-l", "--list-tests", "--dump-tests-json", "-h", "--help"]

  private static func variable(_ name: String) -> String? {
    getenv(name).map { String(cString: $0) }
  }

  /// Whether a debugger is attached, which would not see the tests of another process.
  private static var isDebugged: Bool {
    guard let file = fopen("/proc/self/status", "r") else { return false }
    defer { fclose(file) }
    var line = [CChar](repeating: 0, count: 256)
    while fgets(&line, Int32(line.count), file) != nil {
      let text = String(
        decoding: line.prefix { $0 != 0 }.map(UInt8.init(bitPattern:)), as: UTF8.self)
      guard text.hasPrefix("TracerPid:") else { continue }
      return !text.contains("\t0\n")
    }
    return false
  }

  private static var now: Double {
    var time = timespec()
    clock_gettime(CLOCK_MONOTONIC, &time)
    return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
  }

  private static func wait(for process: Int32) -> End {
    var status: Int32 = 0
    while waitpid(process, &status, 0) < 0, errno == EINTR {}
    let signal = status & 0x7f
    return signal == 0 ? .status(status >> 8 & 0xff) : .signal(signal)
  }

  /// Writes that a process ended within a test, or between tests.
  private static func write(_ end: End, in test: String?) {
    let reason =
      switch end {
      case .status(let status): "ended with status \(status)"
      case .signal(let signal):
        "was ended by signal \(signal) (\(String(cString: strsignal(signal))))"
      }
    let name = test ?? "tests"
    let place = test == nil ? "between two tests" : "in this test"
    // A line of XCTest's output.
    write(
      "<unknown>:0: error: \(name) : the process \(reason) \(place); a new one runs those after it\n"
    )
    if let test { write("Test Case '\(test)' failed (0.0 seconds)\n") }
  }

  private static func write(_ totals: TestTotals, _ restartCount: Int, seconds: Double) {
    let times = restartCount == 1 ? "once" : "\(restartCount) times"
    write("Tests ended their process \(times); all processes together:\n")
    write("\t \(totals.summary(seconds: seconds))\n")
  }

  private static func write(_ text: String) {
    var text = text
    text.withUTF8 { bytes in
      var rest = UnsafeRawBufferPointer(bytes)[...]
      while !rest.isEmpty {
        let count = Glibc.write(
          STDOUT_FILENO, UnsafeRawBufferPointer(rebasing: rest).baseAddress, rest.count)
        guard count > 0 || errno == EINTR else { return }
        rest = rest.dropFirst(max(count, 0))
      }
    }
  }

  private static func leave(_ status: Int32) -> Never {
    TestContainer.remove()
    _exit(status)
  }

  /// Ends as the process of the tests ended, which began no test.
  private static func leave(like end: End) -> Never {
    switch end {
    case .status(let status): leave(status)
    case .signal(let number):
      TestContainer.remove()
      signal(number, SIG_DFL)
      // The crash of the tests has left its traces.
      var limit = rlimit(rlim_cur: 0, rlim_max: 0)
      setrlimit(__rlimit_resource_t(RLIMIT_CORE.rawValue), &limit)
      raise(number)
      _exit(128 + number)
    }
  }
}
