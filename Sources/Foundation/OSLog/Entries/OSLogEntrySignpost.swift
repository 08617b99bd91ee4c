/// An entry of a signpost.
///
/// - Thread: any; all its properties are constants.
open class OSLogEntrySignpost: OSLogEntry, OSLogEntryFromProcess, OSLogEntryWithPayload,
  @unchecked Sendable
{
  /// The type of a signpost.
  public enum SignpostType: Int, Sendable {
    /// An unknown type.
    case undefined = 0
    /// The beginning of an interval.
    case intervalBegin = 1
    /// The end of an interval.
    case intervalEnd = 2
    /// A single event.
    case event = 3
  }

  /// The type of the signpost.
  open var signpostType: SignpostType {
    guard case .signpost(let type, _, _) = record.kind else { return .undefined }
    return switch type {
    case .begin: .intervalBegin
    case .end: .intervalEnd
    case .event: .event
    default: .undefined
    }
  }

  /// The name of the signpost.
  open var signpostName: String {
    guard case .signpost(_, let name, _) = record.kind else { return "" }
    return name
  }

  /// The identifier of the signpost.
  open var signpostIdentifier: os_signpost_id_t {
    guard case .signpost(_, _, let id) = record.kind else { return OSSignpostID.null.rawValue }
    return id.rawValue
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
