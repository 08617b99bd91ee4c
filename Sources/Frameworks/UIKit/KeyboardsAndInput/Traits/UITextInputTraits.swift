/// What a keyboard is to be like for what is written.
///
/// A keyboard of hardware writes what is on its keys, whatever is said here; there is none on the screen that
/// would show it. All of it may be left out. Step TF13 is in `Documentation/Behaviour/TextFields.md`.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// What is made large by itself.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// Whether words are put right.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// Whether words that nobody knows are marked.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// Whether straight quotes become curved ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// Whether two hyphens become a dash.
  var smartDashesType: UITextSmartDashesType { get }
  /// Whether spaces come and go with words that are pasted and cut.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// Which keys there are.
  var keyboardType: UIKeyboardType { get }
  /// Whether the keys are light or dark.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// What is on the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key does nothing where nothing is written.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether nobody is to read what is written.
  var isSecureTextEntry: Bool { get }
  /// What is to be written; nil for anything.
  var textContentType: UITextContentType! { get }
  /// What passwords have to be like; nil for anything.
  var passwordRules: UITextInputPasswordRules? { get }
}

extension UITextInputTraits {
  /// Sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// As usual.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// As usual.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// As usual.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// As usual.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// As usual.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// As usual.
  public var keyboardType: UIKeyboardType { .default }
  /// As usual.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// As usual.
  public var returnKeyType: UIReturnKeyType { .default }
  /// False.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// False.
  public var isSecureTextEntry: Bool { false }
  /// Nil.
  public var textContentType: UITextContentType! { nil }
  /// Nil.
  public var passwordRules: UITextInputPasswordRules? { nil }
}
