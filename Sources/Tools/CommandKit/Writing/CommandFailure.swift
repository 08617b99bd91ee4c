/// The failure of a command: printed, and converted to an exit status.
public struct CommandFailure: Error, Equatable {
  /// The exit status.
  public let status: ExitStatus
  /// The position of the cause, if it is in a file.
  public let location: SourceLocation?
  /// The message, one line that begins in lower case and has no full stop.
  public let message: String
  /// A hint at a solution, if there is one: a sentence of its own.
  public let hint: String?

  /// Creates a failure.
  public init(
    _ status: ExitStatus, _ message: String, at location: SourceLocation? = nil,
    hint: String? = nil
  ) {
    self.status = status
    self.message = message
    self.location = location
    self.hint = hint
  }
}
