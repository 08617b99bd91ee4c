/// A notification that an app schedules for delivery on a date, before iOS 10.
///
/// Steps Notifications.LN1…
@available(*, deprecated, message: "use UNNotificationRequest of UserNotifications")
@preconcurrency @MainActor
open class UILocalNotification: NSObject, @preconcurrency NSCopying, @preconcurrency NSCoding {
  /// Creates a notification without a text.
  public override init() { super.init() }

  // MARK: Time

  /// The time of the delivery; nil, or one that has passed, delivers at once.
  open var fireDate: Date?
  /// The time zone of `fireDate`; the phone's time zone does not change while an app runs.
  open var timeZone: TimeZone?
  /// The interval after which the notification is delivered again; empty for none.
  open var repeatInterval: NSCalendar.Unit = []
  /// The calendar of `repeatInterval`; nil for the user's.
  open var repeatCalendar: Calendar?
  /// Whether an area leads to one delivery only.
  open var regionTriggersOnce = true

  // MARK: Alert

  /// The text.
  open var alertBody: String?
  /// Whether an alert shows the action.
  open var hasAction = true
  /// The title of the action.
  open var alertAction: String?
  /// The name of the picture that is shown while the app starts.
  open var alertLaunchImage: String?
  /// The title.
  open var alertTitle: String?
  /// The name of a file with a sound, or the name of the phone's sound.
  open var soundName: String?
  /// The number for the app's icon; 0 leaves it.
  open var applicationIconBadgeNumber = 0
  /// The app's own values.
  open var userInfo: [AnyHashable: Any]?
  /// The identifier of the category, which has the actions.
  open var category: String?

  // MARK: Objects

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = UILocalNotification()
    (copy.fireDate, copy.timeZone) = (fireDate, timeZone)
    (copy.repeatInterval, copy.repeatCalendar) = (repeatInterval, repeatCalendar)
    copy.regionTriggersOnce = regionTriggersOnce
    (copy.alertBody, copy.alertTitle, copy.alertAction) = (alertBody, alertTitle, alertAction)
    (copy.hasAction, copy.alertLaunchImage) = (hasAction, alertLaunchImage)
    (copy.soundName, copy.userInfo, copy.category) = (soundName, userInfo, category)
    copy.applicationIconBadgeNumber = applicationIconBadgeNumber
    return copy
  }

  /// Returns whether another object is a notification with the same values; scheduled notifications
  /// are copies.
  open override func isEqual(_ object: Any?) -> Bool {
    // UIKit's notifications are used on the main thread only.
    let other = object as? UILocalNotification
    return MainActor.assumeIsolated {
      guard let other else { return false }
      return fireDate == other.fireDate && timeZone == other.timeZone
        && repeatInterval == other.repeatInterval && repeatCalendar == other.repeatCalendar
        && alertBody == other.alertBody && alertTitle == other.alertTitle
        && alertAction == other.alertAction && soundName == other.soundName
        && category == other.category
        && applicationIconBadgeNumber == other.applicationIconBadgeNumber
        && (userInfo as NSDictionary?) == (other.userInfo as NSDictionary?)
    }
  }
  /// The hash of the time and the text.
  open override var hash: Int {
    MainActor.assumeIsolated { fireDate.hashValue ^ alertBody.hashValue }
  }

  // MARK: Archives

  /// Restores a notification.
  public required init?(coder: NSCoder) {
    super.init()
    fireDate = coder.decodeObject(of: NSDate.self, forKey: "fireDate").map { $0 as Date }
    timeZone = text(coder, "timeZone").flatMap(TimeZone.init(identifier:))
    repeatInterval = NSCalendar.Unit(
      rawValue: UInt(bitPattern: coder.decodeInteger(forKey: "repeatInterval")))
    alertBody = text(coder, "alertBody")
    alertTitle = text(coder, "alertTitle")
    alertAction = text(coder, "alertAction")
    hasAction = coder.decodeBool(forKey: "hasAction")
    alertLaunchImage = text(coder, "alertLaunchImage")
    soundName = text(coder, "soundName")
    category = text(coder, "category")
    applicationIconBadgeNumber = coder.decodeInteger(forKey: "applicationIconBadgeNumber")
    regionTriggersOnce = coder.decodeBool(forKey: "regionTriggersOnce")
    let values = [
      NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
    ]
    userInfo = coder.decodeObject(of: values, forKey: "userInfo") as? [AnyHashable: Any]
  }

  /// Archives the notification; its values have to be those of property lists.
  open func encode(with coder: NSCoder) {
    coder.encode(fireDate.map { $0 as NSDate }, forKey: "fireDate")
    coder.encode(timeZone.map { $0.identifier as NSString }, forKey: "timeZone")
    coder.encode(Int(bitPattern: repeatInterval.rawValue), forKey: "repeatInterval")
    let texts = [
      "alertBody": alertBody, "alertTitle": alertTitle, "alertAction": alertAction,
      "alertLaunchImage": alertLaunchImage, "soundName": soundName, "category": category,
    ]
    for (key, text) in texts { coder.encode(text.map { $0 as NSString }, forKey: key) }
    coder.encode(hasAction, forKey: "hasAction")
    coder.encode(applicationIconBadgeNumber, forKey: "applicationIconBadgeNumber")
    coder.encode(regionTriggersOnce, forKey: "regionTriggersOnce")
    coder.encode(userInfo.map { $0 as NSDictionary }, forKey: "userInfo")
  }

  private func text(_ coder: NSCoder, _ key: String) -> String? {
    coder.decodeObject(of: NSString.self, forKey: key) as String?
  }
}

/// The name of the phone's sound of notifications, for `soundName`.
@available(*, deprecated, message: "use UNNotificationSound of UserNotifications")
public let UILocalNotificationDefaultSoundName = "UILocalNotificationDefaultSoundName"
