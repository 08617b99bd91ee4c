/// An entry of the log.
///
/// - Thread: any; all its properties are constants.
open class OSLogEntry: NSObject, @unchecked Sendable {
  /// The place where the log keeps an entry, by how long it is kept.
  public enum StoreCategory: Int, Sendable {
    /// An unknown place.
    case undefined = 0
    /// Entries about the log itself.
    case metadata = 1
    /// Entries that are kept for a short time.
    case shortTerm = 2
    /// Entries that are kept for a time that the system chooses.
    case longTermAuto = 3
    /// Entries that are kept for a day.
    case longTerm1 = 4
    /// Entries that are kept for three days.
    case longTerm3 = 5
    /// Entries that are kept for a week.
    case longTerm7 = 6
    /// Entries that are kept for two weeks.
    case longTerm14 = 7
    /// Entries that are kept for thirty days.
    case longTerm30 = 8
  }

  let record: LogRecord

  init(_ record: LogRecord) {
    self.record = record
    OSLogEntry.register
  }

  /// The text, with `<private>` in place of private values (Logging.LO2).
  open var composedMessage: String { record.message }

  /// The date of the writing.
  open var date: Date { record.date }

  /// The place of the entry: the memory of the process, which is one for a short time.
  open var storeCategory: StoreCategory { .shortTerm }

  /// The text of the entry.
  open override var description: String { composedMessage }

  /// Returns the entry of a record.
  static func of(_ record: LogRecord) -> OSLogEntry {
    switch record.kind {
    case .message: OSLogEntryLog(record)
    case .signpost: OSLogEntrySignpost(record)
    case .activity: OSLogEntryActivity(record)
    }
  }

  /// Registers the properties that predicates name (Logging.LO8).
  private static let register: Void = {
    KeyedProperties.add("composedMessage", \OSLogEntry.composedMessage)
    KeyedProperties.add("date", \OSLogEntry.date)
    KeyedProperties.add("subsystem", \OSLogEntry.record.subsystem)
    KeyedProperties.add("category", \OSLogEntry.record.category)
    KeyedProperties.add("process", \OSLogEntry.processName)
    KeyedProperties.add("processIdentifier", \OSLogEntry.processNumber)
    KeyedProperties.add("sender", \OSLogEntry.processName)
    KeyedProperties.add("threadIdentifier", \OSLogEntry.record.thread)
    KeyedProperties.add("level", \OSLogEntry.levelNumber)
    KeyedProperties.add("activityIdentifier", \OSLogEntry.activityNumber)
    KeyedProperties.add("parentActivityIdentifier", \OSLogEntry.parentOfActivity)
    KeyedProperties.add("signpostName", \OSLogEntry.nameOfSignpost)
  }()

  /// The name of the process.
  var processName: String { ProcessInfo.processInfo.processName }
  /// The number of the process.
  var processNumber: Int32 { ProcessInfo.processInfo.processIdentifier }
  /// The number of a message's level; nil for other entries, which predicates query as well.
  private var levelNumber: Int? { (self as? OSLogEntryLog)?.level.rawValue }
  /// The name of a signpost; nil for other entries.
  private var nameOfSignpost: String? { (self as? OSLogEntrySignpost)?.signpostName }
  /// The activity of an entry: an activity's is itself.
  private var activityNumber: os_activity_id_t? {
    (self as? any OSLogEntryFromProcess)?.activityIdentifier
  }
  /// The activity that an activity is part of; nil for other entries.
  private var parentOfActivity: os_activity_id_t? {
    (self as? OSLogEntryActivity)?.parentActivityIdentifier
  }
}
