/// How a run ended: the one table of exit statuses that all commands share.
///
/// - Source: 0 to 3 are ours; 64 and above follow BSD's `sysexits`, 130 is a shell's word for a
///   program that was interrupted. Confidence: documented.
public enum ExitStatus: Int32, Sendable, CaseIterable {
  /// All went well.
  case success = 0
  /// The command worked, and found what it was asked to look for.
  case findings = 1
  /// An input is missing, is not what it should be, or may not be read.
  case unreadableInput = 2
  /// A service or a device that the command needs is not there.
  case serviceMissing = 3
  /// The command line was wrong; nothing was done.
  case usage = 64
  /// The program met something it did not foresee, a mistake of its own.
  case internalError = 70
  /// An output file could not be made.
  case cannotCreateOutput = 73
  /// An output could not be written to its end.
  case outputFailed = 74
  /// Ctrl-C ended the run.
  case interrupted = 130

  /// What help and manual say about it.
  public var meaning: String {
    switch self {
    case .success: "success"
    case .findings: "the command found what it looks for, such as mistakes in a pattern"
    case .unreadableInput: "an input is missing or cannot be read"
    case .serviceMissing: "a service or device is missing"
    case .usage: "the command line is wrong; nothing was done"
    case .internalError: "an unforeseen error inside the program"
    case .cannotCreateOutput: "an output file cannot be made"
    case .outputFailed: "an output cannot be written to its end"
    case .interrupted: "interrupted by Ctrl-C"
    }
  }
}
