/// An action for which the user enters text.
///
/// - Thread: any; all its properties are constants.
open class UNTextInputNotificationAction: UNNotificationAction, @unchecked Sendable {
  /// The title of the button that sends the text.
  public let textInputButtonTitle: String
  /// The placeholder of the text field.
  public let textInputPlaceholder: String

  /// Creates an action.
  public convenience init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    self.init(
      identifier: identifier, title: title, options: options, icon: nil,
      textInputButtonTitle: textInputButtonTitle, textInputPlaceholder: textInputPlaceholder)
  }

  /// Creates an action with an icon.
  public init(
    identifier: String, title: String, options: UNNotificationActionOptions = [],
    icon: UNNotificationActionIcon?, textInputButtonTitle: String, textInputPlaceholder: String
  ) {
    (self.textInputButtonTitle, self.textInputPlaceholder) =
      (textInputButtonTitle, textInputPlaceholder)
    super.init(identifier: identifier, title: title, options: options, icon: icon)
  }

  /// Returns whether another object is an equal action.
  open override func isEqual(_ object: Any?) -> Bool {
    guard super.isEqual(object), let other = object as? UNTextInputNotificationAction else {
      return false
    }
    return (textInputButtonTitle, textInputPlaceholder)
      == (other.textInputButtonTitle, other.textInputPlaceholder)
  }

  // MARK: Archives

  /// Restores an action.
  public required init?(coder: NSCoder) {
    guard let button = coder.decodeObject(of: NSString.self, forKey: "textInputButtonTitle"),
      let placeholder = coder.decodeObject(of: NSString.self, forKey: "textInputPlaceholder")
    else { return nil }
    (textInputButtonTitle, textInputPlaceholder) = (button as String, placeholder as String)
    super.init(coder: coder)
  }

  /// Archives the action.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(textInputButtonTitle as NSString, forKey: "textInputButtonTitle")
    coder.encode(textInputPlaceholder as NSString, forKey: "textInputPlaceholder")
  }
}
