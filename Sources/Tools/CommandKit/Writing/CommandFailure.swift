/// Why a command could not do what it was asked to: printed, and turned into an exit status.
public struct CommandFailure: Error, Equatable {
  /// How the run ends.
  public let status: ExitStatus
  /// Where the reason lies, when it lies in a file.
  public let location: SourceLocation?
  /// What is wrong, in one line that begins in lower case and has no full stop.
  public let message: String
  /// The way out, where there is one: a sentence of its own.
  public let hint: String?

  /// Makes a failure.
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
