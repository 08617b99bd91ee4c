/// The requirements for generated passwords.
open class UITextInputPasswordRules: NSObject, NSCopying, NSSecureCoding {
  /// The rules in their textual form.
  open private(set) var passwordRulesDescriptor: String

  /// Creates rules from their textual form, such as `required: upper; minlength: 12;`.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }

  /// Creates rules from an archive (Archives.AR12).
  public required init?(coder: NSCoder) {
    guard let text = coder.archivedString(forKey: "TactusPasswordRules") else { return nil }
    passwordRulesDescriptor = text
  }

  /// Whether rules support secure coding; true.
  open class var supportsSecureCoding: Bool { true }

  /// Encodes the textual form (Archives.AR12).
  open func encode(with coder: NSCoder) {
    coder.encode(passwordRulesDescriptor as Any?, forKey: "TactusPasswordRules")
  }

  /// Returns the rules themselves, which are immutable.
  open func copy(with zone: NSZone? = nil) -> Any { self }
}
