/// A controller whose view replaces the keyboard, or lies above it.
///
/// Steps Keyboards.IV6, Keyboards.IV7.
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
  open func dismissKeyboard() { UIScreen.main.keyWindow?.endEditing(true) }

  // MARK: The text

  /// The text that is edited with the controller's view.
  open var textDocumentProxy: any UITextDocumentProxy { proxy }
  /// The primary language as a BCP 47 identifier; nil for none.
  open var primaryLanguage: String?
  /// A Boolean value that indicates whether the view has a key for dictation.
  open var hasDictationKey = false
  /// A Boolean value that indicates whether the controller has the access of its app.
  open var hasFullAccess: Bool { true }
  /// A Boolean value that indicates whether the view needs a globe key; false, as the view is no
  /// keyboard of the phone.
  open var needsInputModeSwitchKey: Bool { false }

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
}
