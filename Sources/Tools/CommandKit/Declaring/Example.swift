/// A command line that shows a command at work.
public struct Example: Sendable, Equatable {
  /// What one types, with the program's name.
  public let line: String
  /// What happens then, in one sentence.
  public let explanation: String

  /// Declares an example.
  public init(_ line: String, _ explanation: String) {
    self.line = line
    self.explanation = explanation
  }
}
