import Glibc
import TactusTextFormatting

/// The output streams of a command: one for results, one for messages about them.
public struct Console: Sendable {
  /// Standard output: the result only, so that it can be piped.
  public let output: TextOutput
  /// Standard error: errors, notes, progress.
  public let errors: TextOutput
  /// The program's name, with which messages begin.
  public let program: String

  /// Creates a console from two streams.
  public init(output: TextOutput, errors: TextOutput, program: String) {
    self.output = output
    self.errors = errors
    self.program = program
  }

  /// The console of the running program.
  public static func standard(program: String) -> Console {
    Console(
      output: TextOutput(descriptor: STDOUT_FILENO), errors: TextOutput(descriptor: STDERR_FILENO),
      program: program)
  }

  /// Prints a line of the result.
  public func print(_ line: String = "") { output.write(line + "\n") }

  /// Prints the result as JSON.
  public func print(json: JSONOutput) { output.write(json.description + "\n") }

  /// Prints a note that is not part of the result, such as the file that was written.
  public func note(_ message: String) { printMessage("note", .blue, message, at: nil) }

  /// Prints a warning.
  public func warn(_ message: String, at location: SourceLocation? = nil) {
    printMessage("warning", .yellow, message, at: location)
  }

  /// Prints the message and the hint of a failure.
  public func report(_ failure: CommandFailure) {
    printMessage("error", .red, failure.message, at: failure.location)
    if let hint = failure.hint { printMessage("note", .blue, hint, at: nil) }
  }

  /// Starts a progress display; it is shown on a terminal only.
  ///
  /// - Parameter task: The activity, such as `Rendering`.
  public func progress(_ task: String) -> Progress { Progress(task, on: errors) }

  /// Flushes the output, for readers that follow it while the command runs.
  public func showPrinted() { output.flush() }

  /// Flushes both streams and returns the exit status.
  ///
  /// If standard output cannot be written, success becomes ``ExitStatus/outputFailed``. If the
  /// reader has closed the pipe, as in `tactus manual | head`, the process ends silently like any
  /// Unix filter.
  func finish(_ status: ExitStatus) -> ExitStatus {
    defer { errors.flush() }
    guard let number = output.flush() else { return status }
    if number == EPIPE {
      errors.flush()
      signal(SIGPIPE, SIG_DFL)
      raise(SIGPIPE)
    }
    report(CommandFailure(.outputFailed, "standard output: \(FileWriting.reason(number))"))
    return .outputFailed
  }

  private func printMessage(
    _ kind: String, _ style: TextStyle, _ message: String, at: SourceLocation?
  ) {
    // Keeps the order if both streams have the same destination.
    output.flush()
    let place = at?.description ?? program
    errors.write(
      errors.styled("\(place):", .bold) + " " + errors.styled("\(kind):", style, .bold)
        + " \(message)\n")
    errors.flush()
  }
}
