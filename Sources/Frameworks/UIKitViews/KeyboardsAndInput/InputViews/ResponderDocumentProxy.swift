import TactusPhoneLink

/// The first responder's text, for an input view controller of the same app (Keyboards.IV6,
/// Keyboards.IV7).
@MainActor
final class ResponderDocumentProxy: NSObject, UITextDocumentProxy {
  private weak var controller: UIInputViewController?

  /// Creates the proxy of a controller.
  init(_ controller: UIInputViewController) { self.controller = controller }

  // MARK: The text

  var documentContextBeforeInput: String? { context?.before }
  var documentContextAfterInput: String? { context?.after }
  var selectedText: String? { context?.selected }
  var documentInputMode: UITextInputMode? { input.map { UITextInputMode.current(for: $0) } }
  var hasText: Bool { input?.hasText ?? false }

  var documentIdentifier: UUID {
    .document(ofSession: InputViewPresenter.shared.session)
  }

  // MARK: Changes

  func insertText(_ text: String) {
    guard let input else { return }
    TypingController.shared.apply(.insert(text), to: input)
  }

  func deleteBackward() {
    guard let input else { return }
    TypingController.shared.apply(.deleteBackward, to: input)
  }

  func adjustTextPosition(byCharacterOffset offset: Int) {
    guard let input else { return }
    TypingController.shared.apply(.move(offset), to: input)
  }

  func setMarkedText(_ markedText: String, selectedRange: NSRange) {
    (input as? any UITextInput)?.setMarkedText(markedText, selectedRange: selectedRange)
  }

  func unmarkText() { (input as? any UITextInput)?.unmarkText() }

  // MARK: Traits

  var autocapitalizationType: UITextAutocapitalizationType {
    input?.autocapitalizationType ?? .sentences
  }
  var autocorrectionType: UITextAutocorrectionType { input?.autocorrectionType ?? .default }
  var spellCheckingType: UITextSpellCheckingType { input?.spellCheckingType ?? .default }
  var keyboardType: UIKeyboardType { input?.keyboardType ?? .default }
  var keyboardAppearance: UIKeyboardAppearance { input?.keyboardAppearance ?? .default }
  var returnKeyType: UIReturnKeyType { input?.returnKeyType ?? .default }
  var enablesReturnKeyAutomatically: Bool { input?.enablesReturnKeyAutomatically ?? false }
  var isSecureTextEntry: Bool { input?.isSecureTextEntry ?? false }

  // MARK: Internals

  /// The first responder, if it uses the controller's view for input.
  private var input: (any UIResponder & UIKeyInput)? {
    guard let shown = InputViewPresenter.shared.shown, let controller,
      shown.controller === controller, shown.responder.isFirstResponder
    else { return nil }
    return shown.responder as? any UIResponder & UIKeyInput
  }

  private var context: TextContext? { input.map { TextContext(of: $0) } }
}
