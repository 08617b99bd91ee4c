// The functions by which a test expects its own failure.

/// Expects a failure in the rest of the test.
///
/// - Parameters:
///   - failureReason: The reason.
///   - options: The options.
public func XCTExpectFailure(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init()
) {
  FailureExpectations.begin(failureReason, options)
}

/// Expects a failure in the rest of the test.
///
/// - Parameters:
///   - failureReason: The reason.
///   - enabled: Whether it is expected; `nil` for true.
///   - strict: Whether the test fails if it is missing; `nil` for true.
///   - issueMatcher: A closure that tells whether an issue is the expected one.
public func XCTExpectFailure(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  issueMatcher: ((XCTIssue) -> Bool)? = nil
) {
  FailureExpectations.begin(failureReason, .init(enabled, strict, issueMatcher))
}

/// Expects a failure in a closure.
///
/// - Parameters:
///   - failureReason: The reason.
///   - options: The options.
///   - failingBlock: The closure.
/// - Returns: The result of the closure.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, options: XCTExpectedFailure.Options = .init(),
  failingBlock: () throws -> R
) rethrows -> R {
  let expectation = FailureExpectations.begin(failureReason, options)
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
///   - issueMatcher: A closure that tells whether an issue is the expected one.
/// - Returns: The result of `failingBlock`.
public func XCTExpectFailure<R>(
  _ failureReason: String? = nil, enabled: Bool? = nil, strict: Bool? = nil,
  failingBlock: () throws -> R, issueMatcher: ((XCTIssue) -> Bool)? = nil
) rethrows -> R {
  try XCTExpectFailure(
    failureReason, options: .init(enabled, strict, issueMatcher), failingBlock: failingBlock)
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
