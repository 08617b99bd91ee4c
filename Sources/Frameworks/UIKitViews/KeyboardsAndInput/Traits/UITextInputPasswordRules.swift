/// The requirements for generated passwords.
open class UITextInputPasswordRules: NSObject {
  /// The rules in their textual form.
  open private(set) var passwordRulesDescriptor: String

  /// Creates rules from their textual form, such as `required: upper; minlength: 12;`.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
