/// The values of a notification's content.
struct NotificationValues {
  var attachments: [UNNotificationAttachment] = []
  var badge: NSNumber?
  var body = ""
  var categoryIdentifier = ""
  var filterCriteria: String?
  var interruptionLevel = UNNotificationInterruptionLevel.active
  var launchImageName = ""
  var relevanceScore = 0.0
  var sound: UNNotificationSound?
  var subtitle = ""
  var summaryArgument = ""
  var summaryArgumentCount = 0
  var targetContentIdentifier: String?
  var threadIdentifier = ""
  var title = ""
  var userInfo: [AnyHashable: Any] = [:]

  init() {}

  // MARK: Archives

  /// The texts, with their keys in archives.
  private static let texts: [(String, WritableKeyPath<NotificationValues, String> & Sendable)] = [
    ("body", \.body), ("categoryIdentifier", \.categoryIdentifier),
    ("launchImageName", \.launchImageName), ("subtitle", \.subtitle),
    ("summaryArgument", \.summaryArgument), ("threadIdentifier", \.threadIdentifier),
    ("title", \.title),
  ]

  init(_ coder: NSCoder) {
    func text(_ key: String) -> String? {
      coder.decodeObject(of: NSString.self, forKey: key).map { $0 as String }
    }
    for (key, path) in Self.texts { self[keyPath: path] = text(key) ?? "" }
    filterCriteria = text("filterCriteria")
    targetContentIdentifier = text("targetContentIdentifier")
    badge = coder.decodeObject(of: NSNumber.self, forKey: "badge")
    sound = coder.decodeObject(of: UNNotificationSound.self, forKey: "sound")
    summaryArgumentCount = coder.number("summaryArgumentCount").intValue
    relevanceScore = coder.number("relevanceScore").doubleValue
    let level = UInt(max(0, coder.number("interruptionLevel").intValue))
    interruptionLevel = UNNotificationInterruptionLevel(rawValue: level) ?? .active
    attachments =
      coder.decodeObject(of: [NSArray.self, UNNotificationAttachment.self], forKey: "attachments")
      as? [UNNotificationAttachment] ?? []
    let info = coder.decodeObject(
      of: [
        NSDictionary.self, NSArray.self, NSString.self, NSNumber.self, NSDate.self, NSData.self,
        NSNull.self,
      ], forKey: "userInfo")
    userInfo = info as? [AnyHashable: Any] ?? [:]
  }

  func encode(with coder: NSCoder) {
    for (key, path) in Self.texts { coder.encode(self[keyPath: path] as NSString, forKey: key) }
    coder.encode(filterCriteria.map { $0 as NSString }, forKey: "filterCriteria")
    coder.encode(targetContentIdentifier.map { $0 as NSString }, forKey: "targetContentIdentifier")
    coder.encode(badge, forKey: "badge")
    coder.encode(sound, forKey: "sound")
    coder.encode(number: NSNumber(value: summaryArgumentCount), "summaryArgumentCount")
    coder.encode(number: NSNumber(value: relevanceScore), "relevanceScore")
    coder.encode(number: NSNumber(value: Int(interruptionLevel.rawValue)), "interruptionLevel")
    coder.encode(attachments as NSArray, forKey: "attachments")
    coder.encode(userInfo as NSDictionary, forKey: "userInfo")
  }
}

extension NotificationValues: Equatable {
  static func == (one: NotificationValues, other: NotificationValues) -> Bool {
    texts.allSatisfy { one[keyPath: $0.1] == other[keyPath: $0.1] }
      && one.filterCriteria == other.filterCriteria
      && one.targetContentIdentifier == other.targetContentIdentifier
      && one.badge == other.badge && one.sound == other.sound
      && one.summaryArgumentCount == other.summaryArgumentCount
      && one.relevanceScore == other.relevanceScore
      && one.interruptionLevel == other.interruptionLevel
      && one.attachments == other.attachments
      && one.userInfo as NSDictionary == other.userInfo as NSDictionary
  }
}
