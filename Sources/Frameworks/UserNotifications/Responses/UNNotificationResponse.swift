public import UIKit

/// The identifier of a tap on the notification itself.
public let UNNotificationDefaultActionIdentifier =
  "com.apple.UNNotificationDefaultActionIdentifier"
/// The identifier of a notification's removal.
public let UNNotificationDismissActionIdentifier =
  "com.apple.UNNotificationDismissActionIdentifier"

/// The user's response to a notification: a tap, the dismissal or an action.
///
/// - Thread: any; all its properties are constants.
open class UNNotificationResponse: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// The notification.
  public let notification: UNNotification
  /// The identifier of the action that the user chose.
  public let actionIdentifier: String

  init(_ notification: UNNotification, action: String) {
    (self.notification, actionIdentifier) = (notification, action)
    super.init()
  }

  /// The scene in which the response is shown: that of the app.
  @preconcurrency @MainActor
  open var targetScene: UIScene? { UIApplication.shared.connectedScenes.first }

  // MARK: Objects

  /// Returns whether another object is the same response.
  open override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UNNotificationResponse else { return false }
    return notification == other.notification && actionIdentifier == other.actionIdentifier
  }
  /// The hash of the notification and the action.
  open override var hash: Int { notification.hash ^ actionIdentifier.hashValue }
  /// Returns the response itself, which is immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Archives

  /// Whether responses support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Restores a response.
  public required init?(coder: NSCoder) {
    guard
      let notification = coder.decodeObject(of: UNNotification.self, forKey: "notification"),
      let action = coder.decodeObject(of: NSString.self, forKey: "actionIdentifier")
    else { return nil }
    (self.notification, actionIdentifier) = (notification, action as String)
    super.init()
  }

  /// Archives the response.
  open func encode(with coder: NSCoder) {
    coder.encode(notification, forKey: "notification")
    coder.encode(actionIdentifier as NSString, forKey: "actionIdentifier")
  }
}
