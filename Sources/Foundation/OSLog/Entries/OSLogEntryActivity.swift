/// An entry of the creation of an activity (Logging.LO11).
///
/// - Thread: any; all its properties are constants.
open class OSLogEntryActivity: OSLogEntry, OSLogEntryFromProcess, @unchecked Sendable {
  /// The identifier of the activity that this one is part of; 0 for none.
  open var parentActivityIdentifier: os_activity_id_t {
    guard case .activity(_, let parent) = record.kind else { return 0 }
    return parent
  }

  /// The identifier of the activity that was created.
  open var activityIdentifier: os_activity_id_t {
    guard case .activity(let identifier, _) = record.kind else { return 0 }
    return identifier
  }
  /// The name of the process.
  open var process: String { processName }
  /// The number of the process.
  open var processIdentifier: pid_t { processNumber }
  /// The name of the program: packages are parts of it here.
  open var sender: String { processName }
  /// The kernel's number of the thread.
  open var threadIdentifier: UInt64 { record.thread }
}
