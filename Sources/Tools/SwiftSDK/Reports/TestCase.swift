/// A test and its result.
public struct TestCase: Sendable, Equatable {
  /// The result of a test.
  public enum Outcome: Sendable, Equatable {
    case passed, skipped
    /// The test failed, with a message for each failure.
    case failed([String])
  }

  /// The class or suite of the test.
  public var suite: String
  /// The name of the test.
  public var name: String
  /// The result of the test.
  public var outcome: Outcome
  /// The duration in seconds.
  public var seconds: Double

  /// The function's name without parentheses and labels.
  public var baseName: String { String(name.prefix { $0 != "(" }) }

  /// Creates a test case.
  public init(suite: String, name: String, outcome: Outcome = .passed, seconds: Double = 0) {
    (self.suite, self.name, self.outcome, self.seconds) = (suite, name, outcome, seconds)
  }
}
