// The events of mirroring; always empty.
// Source: CoreData.CK2
extension NSPersistentCloudKitContainer {
  /// The types of an event.
  public enum EventType: Int, Sendable {
    /// The mirroring is set up.
    case setup = 0
    /// Changes are imported from iCloud.
    case `import` = 1
    /// Changes are exported to iCloud.
    case export = 2
  }

  /// An event has started or ended; never posted, since nothing is mirrored.
  ///
  /// - Source: none for the text. Confidence: guess.
  public static let eventChangedNotification = Notification.Name(
    "NSPersistentCloudKitContainerEventChangedNotification")

  /// The key of the event in notifications; no notification has it.
  ///
  /// - Source: none for the text. Confidence: guess.
  public static let eventNotificationUserInfoKey = "event"

  /// An event of mirroring; nothing is mirrored (CoreData.CK2).
  ///
  /// - Thread: any; all its properties are constants.
  open class Event: NSObject, NSCopying, @unchecked Sendable {
    init(internally: Void) { super.init() }

    /// The identifier.
    public let identifier = UUID()
    /// The identifier of the store; empty, as none is mirrored.
    open var storeIdentifier: String { "" }
    /// The kind.
    open var type: EventType { .setup }
    /// The start time.
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    /// The end time; nil, since no event has ended.
    open var endDate: Date? { nil }
    /// Whether the event has ended without an error; always false.
    open var succeeded: Bool { false }
    /// The error; nil.
    open var error: (any Error)? { nil }

    /// Returns the event itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
