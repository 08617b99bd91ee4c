import Glibc
import TextForms

/// Where a command prints: results to one stream, everything about them to the other.
public struct Console: Sendable {
  /// Standard output: the result and nothing else, so that it can be piped.
  public let output: TextOutput
  /// Standard error: errors, notes, progress.
  public let errors: TextOutput
  /// The word that begins messages.
  public let program: String

  /// Makes a console from two streams.
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
  public func print(json: JSONText) { output.write(json.description + "\n") }

  /// Says something about the run that is not its result, such as which file was written.
  public func note(_ message: String) { say("note", .blue, message, at: nil) }

  /// Says that something is odd but no obstacle.
  public func warn(_ message: String, at location: SourceLocation? = nil) {
    say("warning", .yellow, message, at: location)
  }

  /// Says why the run fails, and the way out.
  public func report(_ failure: CommandFailure) {
    say("error", .red, failure.message, at: failure.location)
    if let hint = failure.hint { say("note", .blue, hint, at: nil) }
  }

  /// Starts to show how far a long work is; shows nothing where nobody looks.
  ///
  /// - Parameter task: What is done, such as `Rendering`.
  public func progress(_ task: String) -> Progress { Progress(task, on: errors) }

  /// Writes what was printed so far at once, for who reads along while the command goes on.
  public func showPrinted() { output.flush() }

  /// Writes all that is still held back, and says how the run ends.
  ///
  /// Standard output that cannot be written turns success into ``ExitStatus/outputFailed``.
  /// A reader that went away, as in `tactus manual | head`, ends the process in silence the way
  /// any Unix filter ends.
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

  private func say(_ kind: String, _ style: TextStyle, _ message: String, at: SourceLocation?) {
    // What was printed before shall stand before, where both streams lead to one place.
    output.flush()
    let place = at?.description ?? program
    errors.write(
      errors.styled("\(place):", .bold) + " " + errors.styled("\(kind):", style, .bold)
        + " \(message)\n")
    errors.flush()
  }
}
