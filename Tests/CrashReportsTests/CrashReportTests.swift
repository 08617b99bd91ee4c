import Glibc
import TactusCrashReports
import Testing

/// Programming errors, and the backtraces of crashes.
@Suite struct CrashReportTests {
  @Test("Crashes.CR1, Crashes.CR2: a programming error ends with a message and a trap")
  func message() async throws {
    let result = try await #require(
      processExitsWith: .signal(SIGILL), observing: [\.standardErrorContent]
    ) {
      programmingError("the egg is not in the pan", exception: "NSRangeException")
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(
      text.contains(
        "*** Terminating app due to uncaught exception 'NSRangeException', "
          + "reason: 'the egg is not in the pan'\n"))
  }

  @Test("Crashes.CR1: a condition that holds ends nothing, and its reason is not evaluated")
  func condition() {
    var count = 0
    func reason() -> String {
      count += 1
      return "never"
    }
    programmingPrecondition(true, reason())
    #expect(count == 0)
  }

  @Test("Crashes.CR3: a backtrace has the functions, files and lines of the callers")
  func backtrace() {
    let (text, line) = (CrashReporter.callStack, #line)
    #expect(text.contains("CrashReportTests.backtrace()"), "\(text)")
    #expect(text.contains("CrashReportTests.swift:\(line):"), "\(text)")
  }

  @Test("Crashes.CR4: what was printed before a crash is kept")
  func output() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardOutputContent]
    ) {
      CrashReporter.install()
      print("kept")
      programmingError("over")
    }
    let text = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(text.contains("kept"))
  }

  @Test("Crashes.CR4: an unfinished line is written before a program is killed")
  func unfinishedLine() async throws {
    let result = try await #require(
      processExitsWith: .signal(SIGKILL), observing: [\.standardOutputContent]
    ) {
      CrashReporter.install()
      print("first")
      print("half a line", terminator: "")
      raise(SIGKILL)
    }
    let text = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(text.hasSuffix("first\nhalf a line"))
  }

  @Test("Crashes.CR13: a limit of memory that is too low is a warning, and a crash names it")
  func scarceMemory() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      unsetenv("SWIFT_BACKTRACE")
      for number in [SIGABRT, SIGBUS, SIGFPE, SIGILL, SIGSEGV, SIGTRAP] { signal(number, SIG_DFL) }
      var limit = rlimit(rlim_cur: 400 << 20, rlim_max: .max)
      setrlimit(__rlimit_resource_t(RLIMIT_DATA.rawValue), &limit)
      CrashReporter.install()
      raise(SIGSEGV)
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    let words = "the memory of this program is limited to 400 MB of data (ulimit -d)"
    #expect(text.contains("tactus: warning: \(words), and an app needs"), "\(text)")
    #expect(text.contains("*** Note: \(words); it uses "), "\(text)")
  }

  @Test("Crashes.CR13: a stack that cannot grow is reported, too")
  func overflow() async throws {
    let result = try await #require(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      await MainActor.run {
        unsetenv("SWIFT_BACKTRACE")
        for number in [SIGBUS, SIGSEGV] { signal(number, SIG_DFL) }
        CrashReporter.install()
        func sum(_ count: Int) -> Int { count < 0 ? 0 : 1 + sum(count + 1) }
        print(sum(getpid() > 0 ? 1 : -1))
      }
    }
    let text = String(decoding: result.standardErrorContent, as: UTF8.self)
    #expect(text.contains("*** Program crashed: Segmentation fault ***"), "\(text)")
  }
}
