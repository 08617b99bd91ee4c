/// What passwords have to be like, for whoever makes them up.
open class UITextInputPasswordRules: NSObject {
  /// The rules as they were written.
  open private(set) var passwordRulesDescriptor: String

  /// Makes rules of what was written, such as `required: upper; minlength: 12;`.
  public init(descriptor passwordRulesDescriptor: String) {
    self.passwordRulesDescriptor = passwordRulesDescriptor
  }
}
