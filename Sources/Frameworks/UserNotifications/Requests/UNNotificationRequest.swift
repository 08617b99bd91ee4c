/// A request of an app to deliver a notification: the content and the condition of its delivery.
///
/// - Thread: any; all its properties are constants.
open class UNNotificationRequest: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The identifier.
  public let identifier: String
  /// The content.
  public let content: UNNotificationContent
  /// The trigger of the delivery; `nil` for immediate delivery.
  public let trigger: UNNotificationTrigger?

  /// Creates a request, which has a copy of the content (Notifications.RQ1).
  public init(
    identifier: String, content: UNNotificationContent, trigger: UNNotificationTrigger?
  ) {
    self.identifier = identifier
    self.content = UNNotificationContent(content.values)
    self.trigger = trigger
    super.init()
  }

  // MARK: Objects

  /// Returns whether another object is an equal request.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationRequest else { return false }
    return identifier == other.identifier && content == other.content && trigger == other.trigger
  }
  /// The hash of the identifier.
  open override var hash: Int { identifier.hashValue }
  /// Returns the request itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether requests support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores a request.
  public required init?(coder: NSCoder) {
    guard
      let identifier = coder.decodeObject(of: NSString.self, forKey: "identifier"),
      let content = coder.decodeObject(of: UNNotificationContent.self, forKey: "content")
    else { return nil }
    self.identifier = identifier as String
    self.content = content
    trigger =
      coder.decodeObject(
        of: [
          UNTimeIntervalNotificationTrigger.self, UNCalendarNotificationTrigger.self,
          UNLocationNotificationTrigger.self, UNPushNotificationTrigger.self,
        ], forKey: "trigger") as? UNNotificationTrigger
    super.init()
  }

  /// Archives the request.
  open func encode(with coder: NSCoder) {
    coder.encode(identifier as NSString, forKey: "identifier")
    coder.encode(content, forKey: "content")
    coder.encode(trigger, forKey: "trigger")
  }
}
