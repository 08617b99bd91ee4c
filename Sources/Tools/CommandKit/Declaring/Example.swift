/// An example of a command line.
public struct Example: Sendable, Equatable {
  /// The command line, with the program's name.
  public let line: String
  /// The effect of the command line, in one sentence.
  public let explanation: String

  /// Declares an example.
  public init(_ line: String, _ explanation: String) {
    self.line = line
    self.explanation = explanation
  }
}
