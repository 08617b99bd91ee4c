import TactusFoundation
import Testing

/// The handler of uncaught exceptions.
@Suite struct UncaughtExceptionTests {
  @Test("ObjectiveC.XH1. The handler is called with the exception before the program ends")
  func handler() async throws {
    let result = try await #require(
      processExitsWith: .exitCode(7), observing: [\.standardOutputContent]
    ) {
      NSSetUncaughtExceptionHandler { exception in
        let isCalled = NSGetUncaughtExceptionHandler() == nil
        print(exception.name.rawValue, exception.reason ?? "", isCalled)
        exit(exception.callStackSymbols.isEmpty ? 8 : 7)
      }
      NSException(name: .rangeException, reason: "beyond the end").raise()
    }
    let text = String(decoding: result.standardOutputContent, as: UTF8.self)
    #expect(text.contains("NSRangeException beyond the end true"))
  }

  @Test("ObjectiveC.XH1. Without a handler an exception ends the program, and so does one in it")
  func none() async {
    await #expect(processExitsWith: .failure) {
      NSException(name: .rangeException, reason: nil).raise()
    }
    await #expect(processExitsWith: .failure) {
      NSSetUncaughtExceptionHandler { $0.raise() }
      NSException(name: .rangeException, reason: nil).raise()
    }
  }

  @Test("ObjectiveC.XH1. An exception has no functions before it is raised")
  func unraised() {
    let exception = NSException(name: .genericException, reason: nil)
    #expect(exception.callStackSymbols.isEmpty && exception.callStackReturnAddresses.isEmpty)
  }
}
