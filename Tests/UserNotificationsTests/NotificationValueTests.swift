import CoreLocation
import Testing
import UserNotifications

/// Contents, triggers, actions and attachments as values.
@Suite struct NotificationValueTests {
  /// Returns an object from its archive.
  private func archived<Kind: NSObject & NSSecureCoding>(_ object: Kind) throws -> Kind? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Kind.self, from: data)
  }

  private func fullContent() -> UNMutableNotificationContent {
    let content = UNMutableNotificationContent()
    (content.title, content.subtitle, content.body) = ("Egg", "Kitchen", "Done")
    (content.badge, content.sound) = (4, UNNotificationSound(named: .init("bell.caf")))
    content.userInfo = ["pan": "small", "minutes": 4, "steps": ["boil", "peel"]]
    (content.categoryIdentifier, content.threadIdentifier) = ("timer", "kitchen")
    (content.interruptionLevel, content.relevanceScore) = (.timeSensitive, 0.5)
    (content.targetContentIdentifier, content.filterCriteria) = ("scene", "work")
    (content.summaryArgument, content.launchImageName) = ("cook", "splash")
    return content
  }

  @Test("Notifications.CO1. Copies are equal and independent")
  func copies() throws {
    let content = fullContent()
    let copy = try #require(content.copy() as? UNNotificationContent)
    #expect(copy == content && !(copy is UNMutableNotificationContent))
    let changed = try #require(copy.mutableCopy() as? UNMutableNotificationContent)
    changed.body = "Burnt"
    #expect(changed != copy && copy.body == "Done")
  }

  private final class ObjectCoder: NSCoder {
    private let objects: [String: Any]

    init(_ objects: [String: Any]) { self.objects = objects }

    override var allowsKeyedCoding: Bool { true }
    override func decodeObject(forKey key: String) -> Any? { objects[key] }
  }

  @Test("Notifications.AC1. A coder that knows only objects is enough")
  func objectCoder() throws {
    let request = UNNotificationRequest(
      identifier: "egg", content: fullContent(), trigger: nil)
    let bare = try #require(UNNotification(coder: ObjectCoder(["request": request])))
    #expect(bare.request == request)
    let date = Date(timeIntervalSince1970: 1_700_000_000)
    let dated = UNNotification(
      coder: ObjectCoder(["request": request, "date": date as NSDate]))
    #expect(dated?.date == date)
    let settings = UNNotificationSettings(
      coder: ObjectCoder(["status": NSNumber(value: 2), "options": NSNumber(value: 7)]))
    #expect(settings?.authorizationStatus == .authorized)
    let trigger = UNTimeIntervalNotificationTrigger(
      coder: ObjectCoder(["timeInterval": NSNumber(value: 60.0)]))
    #expect(trigger?.timeInterval == 60 && trigger?.repeats == false)
    #expect(UNNotificationAction(coder: ObjectCoder([:])) == nil)
  }

  @Test("Notifications.CO2. Archives have all of a request")
  func archives() throws {
    let kitchen = CLCircularRegion(
      center: CLLocationCoordinate2D(latitude: 48, longitude: 11), radius: 50, identifier: "kitchen"
    )
    let triggers: [UNNotificationTrigger?] = [
      nil, UNTimeIntervalNotificationTrigger(timeInterval: 90, repeats: true),
      UNCalendarNotificationTrigger(
        dateMatching: DateComponents(hour: 7, minute: 30), repeats: true),
      UNLocationNotificationTrigger(region: kitchen, repeats: false),
    ]
    for trigger in triggers {
      let request = UNNotificationRequest(
        identifier: "egg", content: fullContent(), trigger: trigger)
      let restored = try #require(try archived(request))
      #expect(restored == request, "\(String(describing: trigger))")
      #expect(restored.content.userInfo["steps"] as? [String] == ["boil", "peel"])
    }
    let category = UNNotificationCategory(
      identifier: "timer",
      actions: [
        UNNotificationAction(
          identifier: "more", title: "More", options: [.foreground],
          icon: UNNotificationActionIcon(systemImageName: "plus")),
        UNTextInputNotificationAction(
          identifier: "note", title: "Note", textInputButtonTitle: "Send",
          textInputPlaceholder: "Text"),
      ], intentIdentifiers: [], hiddenPreviewsBodyPlaceholder: "%u timers",
      options: [.customDismissAction])
    #expect(try archived(category) == category)
  }

  @Test("Notifications.AT1. Attachments are readable files of the supported kinds and sizes")
  func attachments() throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
    defer { try? FileManager.default.removeItem(at: folder) }
    func attach(
      _ name: String, _ size: Int, options: [AnyHashable: Any]? = nil
    ) throws -> UNNotificationAttachment {
      let file = folder.appending(path: name)
      try Data(count: size).write(to: file)
      return try UNNotificationAttachment(identifier: "", url: file, options: options)
    }
    let picture = try attach("pan.png", 10_000_000)
    #expect(picture.type == "public.png" && !picture.identifier.isEmpty)
    #expect(try archived(picture) == picture)
    #expect(throws: UNError(.attachmentInvalidFileSize)) { try attach("big.png", 10_000_001) }
    #expect(throws: UNError(.attachmentUnrecognizedType)) { try attach("text.txt", 1) }
    // Notifications.AT2.
    let hint = [UNNotificationAttachmentOptionsTypeHintKey: "public.jpeg"]
    #expect(try attach("photo", 1, options: hint).type == "public.jpeg")
    let missing = folder.appending(path: "none.png")
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "a", url: missing)
    }
    let web = try #require(URL(string: "https://example.com/pan.png"))
    #expect(throws: UNError(.attachmentInvalidURL)) {
      try UNNotificationAttachment(identifier: "a", url: web)
    }
  }

  @Test("Notifications.CO3. A localized text has its arguments")
  func localized() {
    #expect(
      NSString.localizedUserNotificationString(
        forKey: "%@ boils for %@ minutes", arguments: ["Egg", 4]) == "Egg boils for 4 minutes")
    #expect(NSString.localizedUserNotificationString(forKey: "100%", arguments: nil) == "100%")
  }

  @Test("Errors have the domain and codes of the header")
  func errors() {
    let error = UNError(.attachmentUnrecognizedType) as any Error as NSError
    #expect(error.domain == UNErrorDomain && error.code == 101)
    #expect(UNError.Code.notificationsNotAllowed.rawValue == 1)
  }
}
