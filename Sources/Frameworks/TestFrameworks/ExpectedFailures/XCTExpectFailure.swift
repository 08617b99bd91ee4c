// The functions by which a test expects its own failure. On an iPhone they have no parameters for
// the place, which comes from the call stack; its frames have no lines here.

/// Expects a failure in the rest of the test.
///
/// - Parameters:
///   - failureReason: The reason.
///   - options: The options.
///   - file: The file in which it is expected.
///   - line: The line.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(),
  file: StaticString = #filePath, line: UInt = #line
) {
  FailureExpectations.begin(FailureExpectation(failureReason, options, file, line))
}

/// Expects a failure in the rest of the test.
///
/// - Parameters:
///   - failureReason: The reason.
///   - enabled: Whether it is expected; `nil` for true.
///   - strict: Whether the test fails if it is missing; `nil` for true.
///   - issueMatcher: A closure that returns whether an issue is the expected one.
///   - file: The file in which it is expected.
///   - line: The line.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil, file: StaticString = #filePath, line: UInt = #line
) {
  XCTExpectFailure(
    failureReason, options: .init(enabled, strict, issueMatcher), file: file, line: line)
}

/// Expects a failure in a closure.
///
/// - Parameters:
///   - failureReason: The reason.
///   - options: The options.
///   - failingBlock: The closure.
///   - file: The file in which it is expected.
///   - line: The line.
/// - Returns: The result of the closure.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(),
  failingBlock: () throws -> R, file: StaticString = #filePath, line: UInt = #line
) rethrows -> R {
  let expectation = FailureExpectation(failureReason, options, file, line)
  FailureExpectations.begin(expectation)
  defer { FailureExpectations.end(expectation) }
  return try failingBlock()
}

/// Expects a failure in a closure.
///
/// - Parameters:
///   - failureReason: The reason.
///   - enabled: Whether it is expected; `nil` for true.
///   - strict: Whether the test fails if it is missing; `nil` for true.
///   - failingBlock: The closure.
///   - issueMatcher: A closure that returns whether an issue is the expected one.
///   - file: The file in which it is expected.
///   - line: The line.
/// - Returns: The result of `failingBlock`.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil,
  file: StaticString = #filePath, line: UInt = #line
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: .init(enabled, strict, issueMatcher), failingBlock: failingBlock,
    file: file, line: line)
}

extension XCTExpectedFailure.Options {
  /// Creates options from the parameters of a function; `nil` is a default value.
  fileprivate convenience init(
    _ isEnabled: Bool?, _ isStrict: Bool?, _ issueMatcher: ((XCTIssue) -> Bool)?
  ) {
    self.init()
    self.isEnabled = isEnabled ?? true
    self.isStrict = isStrict ?? true
    if let issueMatcher { self.issueMatcher = issueMatcher }
  }
}
