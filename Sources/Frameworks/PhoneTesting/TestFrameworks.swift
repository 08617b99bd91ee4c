internal import CTactusTesting
internal import Glibc
import UIKit

/// The test frameworks of the process: Swift Testing and XCTest.
///
/// They are called through a separate library, since apps run without them.
enum TestFrameworks {
  /// An identifier of the running Swift Testing test; 0 outside such tests.
  static var test: UInt64 { functions?.test() ?? 0 }

  /// An identifier of the arguments of a parameterized test case; 0 for other tests.
  static var arguments: UInt64 { functions?.arguments() ?? 0 }

  /// The number of the running XCTest test case; 0 between test cases.
  static var testCase: UInt64 { functions?.testCase() ?? 0 }

  /// Returns whether the XCTest test case with a number has ended; false for code outside test
  /// cases.
  static func hasEnded(_ testCase: UInt64) -> Bool {
    testCase != 0 && (functions?.hasEnded(testCase) ?? false)
  }

  /// Records a failure of the running test; outside a test, a line is printed on standard error.
  static func recordFailure(_ message: String, file: StaticString, line: UInt) {
    let isRecorded = withUnsafePointer(to: file) { file in
      functions?.fail(message, file, line) ?? false
    }
    guard !isRecorded else { return }
    let text = Array("\(file):\(line): error: \(message)\n".utf8)
    _ = write(STDERR_FILENO, text, text.count)
  }

  // MARK: Internals

  /// The file of the library, in the same folder as that of the frameworks.
  private static let library = "libTactusTestFrameworks.so"

  private struct Functions: Sendable {
    typealias NumberFunction = @convention(c) () -> UInt64
    typealias FailureFunction =
      @convention(c) (UnsafePointer<CChar>?, UnsafeRawPointer?, UInt) -> Bool
    typealias QuestionFunction = @convention(c) (UInt64) -> Bool

    let test, arguments, testCase: NumberFunction
    let fail: FailureFunction
    let hasEnded: QuestionFunction
  }

  /// The functions, linked or loaded; `nil` if the process has no test framework.
  private static let functions: Functions? = linked ?? loaded

  private static var linked: Functions? {
    let linked = tactus_linked_test_functions()
    guard let test = linked.test, let arguments = linked.arguments, let fail = linked.fail,
      let testCase = linked.testCase, let hasEnded = linked.hasEnded
    else { return nil }
    return Functions(
      test: test, arguments: arguments, testCase: testCase, fail: fail, hasEnded: hasEnded)
  }

  private static var loaded: Functions? {
    guard isLoaded("libTesting.so") || isLoaded("libXCTest.so") else { return nil }
    guard let handle = dlopen(library, RTLD_NOW), let test = dlsym(handle, "tactus_test"),
      let arguments = dlsym(handle, "tactus_test_arguments"),
      let testCase = dlsym(handle, "tactus_test_case"),
      let fail = dlsym(handle, "tactus_test_fail"),
      let hasEnded = dlsym(handle, "tactus_test_case_has_ended")
    else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown error"
      RuntimeWarning.once(
        "phones do not know which test runs, so tests in parallel may share one: \(reason)")
      return nil
    }
    return Functions(
      test: unsafeBitCast(test, to: Functions.NumberFunction.self),
      arguments: unsafeBitCast(arguments, to: Functions.NumberFunction.self),
      testCase: unsafeBitCast(testCase, to: Functions.NumberFunction.self),
      fail: unsafeBitCast(fail, to: Functions.FailureFunction.self),
      hasEnded: unsafeBitCast(hasEnded, to: Functions.QuestionFunction.self))
  }

  /// Returns whether a library is loaded in the process.
  private static func isLoaded(_ name: String) -> Bool {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_NOLOAD) else { return false }
    dlclose(handle)
    return true
  }
}
