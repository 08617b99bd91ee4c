/// A controller whose view replaces the keyboard, or lies above it.
///
/// The principal class of a keyboard extension is a subclass. Steps Keyboards.IV6, Keyboards.IV7,
/// Keyboards.CU4…
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

  /// Hides the keyboard: the first responder ends editing.
  open func dismissKeyboard() {
    guard let extensionHost else { return _ = UIScreen.main.keyWindow?.endEditing(true) }
    extensionHost.send(.dismiss)
  }

  // MARK: Keyboards

  /// Types with the next keyboard of the user; does nothing in an app (Keyboards.CU3).
  open func advanceToNextInputMode() { extensionHost?.advance() }

  /// Handles a touch of a globe key: a tap selects the next keyboard, and a hold shows the list of
  /// keyboards; does nothing in an app (Keyboards.CU3).
  ///
  /// - Parameters:
  ///   - view: The key.
  ///   - event: The event of the touch.
  open func handleInputModeList(from view: UIView, with event: UIEvent) {
    extensionHost?.handleInputModeList(from: view, with: event)
  }

  /// Requests the words of the user's contacts and text replacements, of which this phone has none.
  open func requestSupplementaryLexicon(
    completion completionHandler: @escaping (UILexicon) -> Void
  ) {
    completionHandler(UILexicon())
  }

  /// Returns the words of the user's contacts and text replacements, of which this phone has none.
  @discardableResult
  open func requestSupplementaryLexicon() async -> UILexicon {
    await withCheckedContinuation { next in
      requestSupplementaryLexicon { next.resume(returning: $0) }
    }
  }

  // MARK: The text

  /// The text that is edited with the controller's view.
  open var textDocumentProxy: any UITextDocumentProxy { extensionHost?.proxy ?? proxy }
  /// The primary language as a BCP 47 identifier; nil for none.
  open var primaryLanguage: String?
  /// Whether the view has a key for dictation.
  open var hasDictationKey = false
  /// Whether the controller has the access of its app.
  open var hasFullAccess: Bool { extensionHost.map { $0.keyboard?.hasFullAccess ?? false } ?? true }
  /// Whether the view needs a globe key: that of a keyboard extension, if the phone shows none
  /// below it.
  open var needsInputModeSwitchKey: Bool { extensionHost?.needsGlobe ?? false }

  /// Called before `textDidChange(_:)`; the default implementation does nothing.
  open func textWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the text around the insertion point has changed, and when editing begins; the
  /// default implementation does nothing.
  open func textDidChange(_ textInput: (any UITextInput)?) {}
  /// Called before `selectionDidChange(_:)`; the default implementation does nothing.
  open func selectionWillChange(_ textInput: (any UITextInput)?) {}
  /// Called after the insertion point has moved within the same text; the default implementation
  /// does nothing.
  open func selectionDidChange(_ textInput: (any UITextInput)?) {}

  // MARK: Internals

  private lazy var proxy = ResponderDocumentProxy(self)
  /// The controller of the extension's screen; nil in an app.
  weak var extensionHost: KeyboardExtensionViewController?
}
