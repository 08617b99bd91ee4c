import Foundation

/// A message, a signpost or an activity that was written, for `OSLogStore` (Logging.LO6).
package struct LogRecord: Sendable {
  /// The kind of a record.
  package enum Kind: Sendable {
    /// A message of a level.
    case message(OSLogType)
    /// A signpost.
    case signpost(OSSignpostType, name: String, id: OSSignpostID)
    /// The creation of an activity, whose name is the message.
    case activity(os_activity_id_t, parent: os_activity_id_t)
  }

  /// The date of the writing.
  package let date: Date
  /// The kind.
  package let kind: Kind
  /// The subsystem; empty for a log without one.
  package let subsystem: String
  /// The category; empty for a log without one.
  package let category: String
  /// The text as it was written.
  package let message: String
  /// The kernel's number of the thread.
  package let thread: UInt64
  /// The identifier of the thread's activity; 0 without one.
  package let activity: os_activity_id_t

  /// Creates a record of the present instant and thread.
  init(_ kind: Kind, _ message: String, _ log: OSLog) {
    (date, self.kind, self.message) = (Date(), kind, message)
    (subsystem, category) = log.names ?? ("", "")
    activity = ThreadActivities.mine.current?.identifier ?? 0
    thread = UInt64(UInt32(bitPattern: numberOfThread()))
  }
}

/// Returns the kernel's number of the thread; the importer leaves C's declaration out.
@_silgen_name("gettid")
private func numberOfThread() -> Int32
