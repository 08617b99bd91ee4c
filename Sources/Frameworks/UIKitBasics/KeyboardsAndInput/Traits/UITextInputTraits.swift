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
  /// The use of inline predictions.
  var inlinePredictionType: UITextInlinePredictionType { get }
  /// The completion of mathematical expressions with their results.
  var mathExpressionCompletionType: UITextMathExpressionCompletionType { get }
  /// The extent of Writing Tools that the input wants.
  var writingToolsBehavior: UIWritingToolsBehavior { get }
  /// The kinds of text that Writing Tools may produce.
  var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { get }
}

extension UITextInputTraits {
  /// The automatic capitalization: of sentences.
  public var autocapitalizationType: UITextAutocapitalizationType { .sentences }
  /// The automatic correction: the system decides.
  public var autocorrectionType: UITextAutocorrectionType { .default }
  /// The spell checking: the system decides.
  public var spellCheckingType: UITextSpellCheckingType { .default }
  /// The smart quotation marks: the system decides.
  public var smartQuotesType: UITextSmartQuotesType { .default }
  /// The smart dashes: the system decides.
  public var smartDashesType: UITextSmartDashesType { .default }
  /// The smart spaces at insertion and deletion: the system decides.
  public var smartInsertDeleteType: UITextSmartInsertDeleteType { .default }
  /// The type of the keyboard: the default one.
  public var keyboardType: UIKeyboardType { .default }
  /// The appearance of the keyboard: the default one.
  public var keyboardAppearance: UIKeyboardAppearance { .default }
  /// The title of the return key: the default one.
  public var returnKeyType: UIReturnKeyType { .default }
  /// Whether the return key is disabled while there is no text; false.
  public var enablesReturnKeyAutomatically: Bool { false }
  /// Whether the text is secret and shown as dots; false.
  public var isSecureTextEntry: Bool { false }
  /// The meaning of the text; nil for none in particular.
  public var textContentType: UITextContentType! { nil }
  /// The requirements for generated passwords; nil for none.
  public var passwordRules: UITextInputPasswordRules? { nil }
  /// The inline predictions: the system decides.
  public var inlinePredictionType: UITextInlinePredictionType { .default }
  /// The completion of mathematical expressions: the system decides.
  public var mathExpressionCompletionType: UITextMathExpressionCompletionType { .default }
  /// The extent of Writing Tools: the system decides.
  public var writingToolsBehavior: UIWritingToolsBehavior { .default }
  /// The kinds of text that Writing Tools may produce; none in particular.
  public var allowedWritingToolsResultOptions: UIWritingToolsResultOptions { [] }
}
