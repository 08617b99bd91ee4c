internal import CTactusTesting
internal import Glibc
import UIKit

/// The test frameworks of the process: Swift Testing and XCTest.
///
/// They are reached through a library of their own, because apps run without them.
enum TestFrameworks {
  /// An identifier of the test of Swift Testing that runs; 0 outside of such tests.
  static var test: UInt64 { functions?.test() ?? 0 }

  /// An identifier of the arguments of a parameterized test's case; 0 for other tests.
  static var arguments: UInt64 { functions?.arguments() ?? 0 }

  /// Records a failure of the running test; outside of a test it is a line on standard error.
  static func recordFailure(_ message: String, file: StaticString, line: UInt) {
    let isRecorded = withUnsafePointer(to: file) { file in
      functions?.fail(message, file, line) ?? false
    }
    guard !isRecorded else { return }
    let text = Array("\(file):\(line): error: \(message)\n".utf8)
    _ = write(STDERR_FILENO, text, text.count)
  }

  // MARK: Internals

  /// The file of the library, which lies beside that of the frameworks.
  private static let library = "libTactusTestFrameworks.so"

  private struct Functions: Sendable {
    let test: @convention(c) () -> UInt64
    let arguments: @convention(c) () -> UInt64
    let fail: @convention(c) (UnsafePointer<CChar>?, UnsafeRawPointer?, UInt) -> Bool
  }

  /// The functions, linked or loaded; `nil` if the process has no test framework.
  private static let functions: Functions? = {
    let linked = tactus_linked_test_functions()
    if let test = linked.test, let arguments = linked.arguments, let fail = linked.fail {
      return Functions(test: test, arguments: arguments, fail: fail)
    }
    guard isLoaded("libTesting.so") || isLoaded("libXCTest.so") else { return nil }
    guard let handle = dlopen(library, RTLD_NOW), let test = dlsym(handle, "tactus_test"),
      let arguments = dlsym(handle, "tactus_test_arguments"),
      let fail = dlsym(handle, "tactus_test_fail")
    else {
      let reason = dlerror().map { String(cString: $0) } ?? "unknown error"
      RuntimeWarning.once(
        "phones do not know which test runs, so tests in parallel may share one: \(reason)")
      return nil
    }
    return Functions(
      test: unsafeBitCast(test, to: (@convention(c) () -> UInt64).self),
      arguments: unsafeBitCast(arguments, to: (@convention(c) () -> UInt64).self),
      fail: unsafeBitCast(
        fail, to: (@convention(c) (UnsafePointer<CChar>?, UnsafeRawPointer?, UInt) -> Bool).self))
  }()

  /// Returns whether a library is in the process.
  private static func isLoaded(_ name: String) -> Bool {
    guard let handle = dlopen(name, RTLD_NOW | RTLD_NOLOAD) else { return false }
    dlclose(handle)
    return true
  }
}
