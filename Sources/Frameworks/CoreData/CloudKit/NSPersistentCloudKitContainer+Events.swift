// The events of mirroring; always empty.
// Source: CoreData.CK2
extension NSPersistentCloudKitContainer {
  /// The kind of an event.
  public enum EventType: Int, Sendable {
    /// The mirroring is set up.
    case setup = 0
    /// Changes are imported from iCloud.
    case `import` = 1
    /// Changes are exported to iCloud.
    case export = 2
  }

  /// An event began or ended; it is never posted, as nothing is mirrored.
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
    /// The time of the beginning.
    open var startDate: Date { Date(timeIntervalSinceReferenceDate: 0) }
    /// The time of the end; nil, as nothing has ended.
    open var endDate: Date? { nil }
    /// Whether the event has ended without an error; false.
    open var succeeded: Bool { false }
    /// The error; nil.
    open var error: (any Error)? { nil }

    /// Returns the event itself, which is immutable.
    open func copy(with zone: NSZone? = nil) -> Any { self }
  }
}
