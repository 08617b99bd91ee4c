private import Foundation

/// A failure that a test expects from now on.
final class FailureExpectation {
  /// The reason.
  let reason: String?
  /// The options.
  let options: XCTExpectedFailure.Options
  /// The place at which the test expects it.
  let context: XCTSourceCodeContext
  /// Whether the failure has occurred.
  var isFulfilled = false

  init(
    _ reason: String?, _ options: XCTExpectedFailure.Options, _ file: StaticString, _ line: UInt
  ) {
    self.reason = reason
    // The test may change its options later.
    self.options = options.copy() as? XCTExpectedFailure.Options ?? options
    context = XCTSourceCodeContext(
      location: XCTSourceCodeLocation(filePath: "\(file)", lineNumber: Int(line)))
    // The matching of all threads' issues on the main thread, and of the own ones on another, is
    // documented. A task changes its threads, so its expectation matches all issues (a guess).
    let isBoundToThread = !Thread.isMainThread && withUnsafeCurrentTask { $0 == nil }
    thread = isBoundToThread ? Thread.current : nil
  }

  /// Returns whether an issue on the running thread is the expected one.
  func matches(_ issue: XCTIssue) -> Bool {
    guard options.isEnabled, thread.map({ $0 === Thread.current }) ?? true else { return false }
    return options.issueMatcher(issue)
  }

  /// The failure of a test in which the expected one is missing; `nil` if the test may lack it.
  var failure: XCTIssue? {
    guard options.isEnabled, options.isStrict, !isFulfilled else { return nil }
    let text = reason.map { "Expected failure '\($0)' but none recorded" }
    return XCTIssue(
      type: .unmatchedExpectedFailure,
      compactDescription: text ?? "Expected failure but none recorded", sourceCodeContext: context)
  }

  // MARK: Internals

  /// The thread whose issues match; `nil` for all threads.
  private let thread: Thread?
}
