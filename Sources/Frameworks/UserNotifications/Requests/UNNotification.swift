/// A notification that was delivered.
///
/// - Thread: any; all its properties are constants.
open class UNNotification: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The time of its delivery.
  public let date: Date
  /// The request of the app.
  public let request: UNNotificationRequest

  init(_ request: UNNotificationRequest, at date: Date) {
    (self.date, self.request) = (date, request)
    super.init()
  }

  // MARK: Objects

  /// Returns whether another object is a notification of the same request and time.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotification else { return false }
    return date == other.date && request == other.request
  }
  /// The hash of the time and the request.
  open override var hash: Int { date.hashValue ^ request.hash }
  /// Returns the notification itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether notifications support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores a notification.
  public required init?(coder: NSCoder) {
    guard
      let request = coder.decodeObject(of: UNNotificationRequest.self, forKey: "request")
    else { return nil }
    self.request = request
    // A coder of tests may have no date, and a phone accepts that (observed by others).
    date =
      coder.decodeObject(of: NSDate.self, forKey: "date").map { $0 as Date }
      ?? Date(timeIntervalSinceReferenceDate: 0)
    super.init()
  }

  /// Archives the notification.
  open func encode(with coder: NSCoder) {
    coder.encode(request, forKey: "request")
    coder.encode(date as NSDate, forKey: "date")
  }
}
