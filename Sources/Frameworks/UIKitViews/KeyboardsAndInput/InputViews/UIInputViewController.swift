/// A controller whose view replaces the keyboard or is above it.
///
/// The principal class of a keyboard extension is a subclass (Keyboards.IV6, Keyboards.IV7,
/// Keyboards.CU4…).
@preconcurrency @MainActor
open class UIInputViewController: UIViewController, UITextInputDelegate {
  /// The view of the controller, if it is an input view.
  open override var inputView: UIInputView? {
    get { view as? UIInputView }
    set { view = newValue }
  }

  /// Creates an input view in the keyboard's style.
  open override func loadView() {
    view = UIInputView(frame: .zero, inputViewStyle: .keyboard)
  }

  /// Hides the keyboard by ending the first responder's editing.
  open func dismissKeyboard() {
    guard let extensionHost else { return _ = UIScreen.main.keyWindow?.endEditing(true) }
    extensionHost.send(.dismiss)
  }

  // MARK: Keyboards

  /// Switches to the user's next keyboard; does nothing in an app (Keyboards.CU3).
  open func advanceToNextInputMode() { extensionHost?.advance() }

  /// Handles a touch of a globe key: a tap selects the next keyboard, a long press shows the list;
  /// does nothing in an app (Keyboards.CU3).
  ///
  /// - Parameters:
  ///   - view: The key.
  ///   - event: The event of the touch.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {
    extensionHost?.handleInputModeList(from: view, with: event)
  }

  /// Requests the supplementary lexicon, the words of contacts and text replacements; always empty.
  open func requestSupplementaryLexicon(
    completion completionHandler: @escaping (UILexicon) -> Void
  ) {
    completionHandler(UILexicon())
  }

  /// Returns the supplementary lexicon, the words of contacts and text replacements; always empty.
  @discardableResult
  open func requestSupplementaryLexicon() async -> UILexicon {
    await withCheckedContinuation { next in
      requestSupplementaryLexicon { next.resume(returning: $0) }
    }
  }

  // MARK: The text

  /// The text that the controller's view edits.
  open var textDocumentProxy: any UITextDocumentProxy { extensionHost?.proxy ?? proxy }
  /// The primary language as a BCP 47 identifier; nil for none.
  open var primaryLanguage: String?
  /// Whether the view has a key for dictation.
  open var hasDictationKey = false
  /// Whether the keyboard has full access.
  open var hasFullAccess: Bool { extensionHost.map { $0.keyboard?.hasFullAccess ?? false } ?? true }
  /// Whether the view needs a globe key: a keyboard extension does if the phone shows none below
  /// it.
  open var needsInputModeSwitchKey: Bool { extensionHost?.needsGlobe ?? false }

  /// Called before `textDidChange(_:)`; does nothing by default.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called when editing begins, and after the text around the insertion point has changed; does
  /// nothing by default.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before `selectionDidChange(_:)`; does nothing by default.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the insertion point has moved within the same text; does nothing by default.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  // MARK: Internals

  private lazy var proxy = ResponderDocumentProxy(self)
  /// The controller of the extension's screen; nil in an app.
  weak var extensionHost: KeyboardExtensionViewController?
}
