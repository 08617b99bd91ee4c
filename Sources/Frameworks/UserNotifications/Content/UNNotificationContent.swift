/// The content of a notification.
///
/// - Thread: any; only an object of its mutable subclass changes, on one thread at a time.
open class UNNotificationContent: NSObject, NSCopying, NSMutableCopying, NSSecureCoding,
  @unchecked Sendable
{
  var values: NotificationValues

  /// Creates an empty content.
  public override init() {
    values = NotificationValues()
    super.init()
  }

  init(_ values: NotificationValues) {
    self.values = values
    super.init()
  }

  // MARK: Content

  /// The attached files.
  open var attachments: [UNNotificationAttachment] { values.attachments }
  /// The badge number of the app's icon; 0 removes the badge, and `nil` leaves it unchanged.
  open var badge: NSNumber? { values.badge }
  /// The text.
  open var body: String { values.body }
  /// The identifier of the category, which has the actions.
  open var categoryIdentifier: String { values.categoryIdentifier }
  /// The value that a focus filters by; stored.
  open var filterCriteria: String? { values.filterCriteria }
  /// The importance (Notifications.PR5).
  open var interruptionLevel: UNNotificationInterruptionLevel { values.interruptionLevel }
  /// The name of a launch image; stored without effect.
  open var launchImageName: String { values.launchImageName }
  /// The rank in a summary, 0…1; stored.
  open var relevanceScore: Double { values.relevanceScore }
  /// The sound; `nil` for none.
  open var sound: UNNotificationSound? { values.sound }
  /// The second title.
  open var subtitle: String { values.subtitle }
  /// The text about the app in a summary; stored without effect.
  open var summaryArgument: String { values.summaryArgument }
  /// The number of items in a summary; stored without effect.
  open var summaryArgumentCount: Int { values.summaryArgumentCount }
  /// The identifier of the scene to which the notification belongs; stored without effect.
  open var targetContentIdentifier: String? { values.targetContentIdentifier }
  /// The identifier of the group of the notification; stored.
  open var threadIdentifier: String { values.threadIdentifier }
  /// The title.
  open var title: String { values.title }
  /// The custom values of the app.
  open var userInfo: [AnyHashable: Any] { values.userInfo }

  // MARK: Objects

  /// Returns whether another object has equal content.
  open override func isEqual(_ object: Any?) -> Bool {
    (object as? UNNotificationContent)?.values == values
  }
  /// The hash of the title and the text.
  open override var hash: Int { values.title.hashValue ^ values.body.hashValue }
  /// Returns an immutable copy.
  open func copy(with zone: NSZone? = nil) -> Any { UNNotificationContent(values) }
  /// Returns a copy that can be changed.
  open func mutableCopy(with zone: NSZone? = nil) -> Any { UNMutableNotificationContent(values) }

  // MARK: Archives

  /// Whether content supports secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores content.
  public required init?(coder: NSCoder) {
    values = NotificationValues(coder)
    super.init()
  }

  /// Archives the content.
  open func encode(with coder: NSCoder) { values.encode(with: coder) }
}
