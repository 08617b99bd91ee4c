/// The user's response to a notification with entered text.
///
/// - Thread: any; all its properties are constants.
open class UNTextInputNotificationResponse: UNNotificationResponse, @unchecked Sendable {
  /// The text.
  public let userText: String

  init(_ notification: UNNotification, action: String, text: String) {
    userText = text
    super.init(notification, action: action)
  }

  /// Returns whether another object is the same response.
  open override func isEqual(_ object: Any?) -> Bool {
    super.isEqual(object) && userText == (object as? UNTextInputNotificationResponse)?.userText
  }
  /// The hash of the response and the text.
  open override var hash: Int { super.hash ^ userText.hashValue }

  /// Restores a response.
  public required init?(coder: NSCoder) {
    userText = coder.decodeObject(of: NSString.self, forKey: "userText").map { $0 as String } ?? ""
    super.init(coder: coder)
  }

  /// Archives the response.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(userText as NSString, forKey: "userText")
  }
}
