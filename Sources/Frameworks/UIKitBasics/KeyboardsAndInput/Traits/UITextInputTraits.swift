/// The keyboard settings of a text input.
///
/// A hardware keyboard ignores these settings. All of them are optional. Step TextFields.TF13.
@preconcurrency @MainActor
public protocol UITextInputTraits: NSObjectProtocol {
  /// The automatic capitalization.
  var autocapitalizationType: UITextAutocapitalizationType { get }
  /// The automatic correction.
  var autocorrectionType: UITextAutocorrectionType { get }
  /// The spell checking.
  var spellCheckingType: UITextSpellCheckingType { get }
  /// The replacement of straight quotes by curved ones.
  var smartQuotesType: UITextSmartQuotesType { get }
  /// The replacement of hyphens by dashes.
  var smartDashesType: UITextSmartDashesType { get }
  /// The insertion and deletion of spaces around pasted and cut text.
  var smartInsertDeleteType: UITextSmartInsertDeleteType { get }
  /// The type of the keyboard.
  var keyboardType: UIKeyboardType { get }
  /// The appearance of the keyboard.
  var keyboardAppearance: UIKeyboardAppearance { get }
  /// The title of the return key.
  var returnKeyType: UIReturnKeyType { get }
  /// Whether the return key is disabled while there is no text.
  var enablesReturnKeyAutomatically: Bool { get }
  /// Whether the text is secret and shown as dots.
  var isSecureTextEntry: Bool { get }
  /// The meaning of the text; nil for none in particular.
  var textContentType: UITextContentType! { get }
  /// The requirements for generated passwords; nil for none.
  var passwordRules: UITextInputPasswordRules? { get }
  /// Whether predictions are shown in the text.
  var inlinePredictionType: UITextInlinePredictionType { get }
  /// Whether mathematical expressions are completed with their result.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get }
  /// The extent of Writing Tools that the input wants.
  var writingToolsBehavior: UIWritingToolsBehavior { get }
  /// The kinds of text that Writing Tools may produce.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get }
}

extension UITextInputTraits {
  /// Capitalizes sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The system decides.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The system decides.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The system decides.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The system decides.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The system decides.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The default keyboard.
  public var keyboardType: UIKeyboardType { .default }
  /// The default appearance.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The default title.
  public var returnKeyType: UIReturnKeyType { .default }
  /// False.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// False.
  public var isSecureTextEntry: Bool { false }
  /// Nil.
  public var textContentType: UITextContentType! { nil }
  /// Nil.
  public var passwordRules: UITextInputPasswordRules? { nil }
  /// The system decides.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  /// The system decides.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType { .default }
  /// The system decides.
  public var writingToolsBehavior: UIWritingToolsBehavior { .default }
  /// None in particular.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { [] }
}
