/// The result of a run: the table of exit statuses that all commands share.
///
/// - Source: 0 to 3 are ours; 64 and above follow BSD's `sysexits`, 130 is a shell's word for a
///   program that was interrupted. Confidence: documented.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// The command succeeded.
  case success = 0
  /// The command worked, and found problems.
  case findings = 1
  /// An input is missing, invalid, or cannot be read.
  case unreadableInput = 2
  /// A required service or device is missing.
  case serviceMissing = 3
  /// The command line was wrong; nothing was done.
  case usage = 64
  /// The program has an internal error.
  case internalError = 70
  /// An output file could not be created.
  case cannotCreateOutput = 73
  /// An output could not be written completely.
  case outputFailed = 74
  /// Ctrl-C ended the run.
  case interrupted = 130

  /// The meaning of the status, for help and manual.
  public var meaning: String {
    switch self {
    case .success: "success"
    case .findings: "the command found problems, such as mistakes in a pattern"
    case .unreadableInput: "an input is missing or cannot be read"
    case .serviceMissing: "a service or device is missing"
    case .usage: "the command line is wrong; nothing was done"
    case .internalError: "an internal error"
    case .cannotCreateOutput: "an output file cannot be created"
    case .outputFailed: "an output cannot be written completely"
    case .interrupted: "interrupted by Ctrl-C"
    }
  }
}
