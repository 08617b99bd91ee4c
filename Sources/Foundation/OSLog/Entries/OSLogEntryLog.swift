/// An entry of a message.
///
/// - Thread: any; all its properties are constants.
open class OSLogEntryLog: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload,
  @unchecked Sendable
{
  /// The level of a message.
  public enum Level: Int, Sendable {
    /// An unknown level.
    case undefined = 0
    /// The debug level.
    case debug = 1
    /// The info level.
    case info = 2
    /// The default level.
    case notice = 3
    /// The error level.
    case error = 4
    /// The fault level.
    case fault = 5
  }

  /// The level of the message.
  open var level: Level {
    guard case .message(let type) = record.kind else { return .undefined }
    return switch type {
    case .debug: .debug
    case .info: .info
    case .default: .notice
    case .error: .error
    case .fault: .fault
    default: .undefined
    }
  }

  /// The identifier of the thread's activity; 0 without one (Logging.LO10).
  open var activityIdentifier: os_activity_id_t { record.activity }
  /// The name of the process.
  open var process: String { processName }
  /// The number of the process.
  open var processIdentifier: pid_t { processNumber }
  /// The name of the program: packages are parts of it here.
  open var sender: String { processName }
  /// The kernel's number of the thread.
  open var threadIdentifier: UInt64 { record.thread }
  /// The category; empty for a log without one.
  open var category: String { record.category }
  /// The subsystem; empty for a log without one.
  open var subsystem: String { record.subsystem }
}
