/// An entry that a process has made.
public protocol OSLogEntryFromProcess {
  /// The identifier of the activity; 0 without one.
  var activityIdentifier: os_activity_id_t { get }
  /// The name of the process.
  var process: String { get }
  /// The number of the process.
  var processIdentifier: pid_t { get }
  /// The name of the program or library that has made the entry.
  var sender: String { get }
  /// The number of the thread.
  var threadIdentifier: UInt64 { get }
}
