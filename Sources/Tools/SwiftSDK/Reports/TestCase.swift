/// One test that ran, and how it ended.
public struct TestCase: Sendable, Equatable {
  /// How a test ended.
  public enum Outcome: Sendable, Equatable {
    case passed, skipped
    /// It failed, with a message for each thing that was not as expected.
    case failed([String])
  }

  /// The class or suite that it is in.
  public var suite: String
  /// What it is called.
  public var name: String
  /// How it ended.
  public var outcome: Outcome
  /// Seconds that it took.
  public var seconds: Double

  /// The name without parentheses and labels, as a function's name begins.
  public var baseName: String { String(name.prefix { $0 != "(" }) }

  /// Describes a test.
  public init(suite: String, name: String, outcome: Outcome = .passed, seconds: Double = 0) {
    (self.suite, self.name, self.outcome, self.seconds) = (suite, name, outcome, seconds)
  }
}
