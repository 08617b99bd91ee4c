/// A controller whose view replaces the keyboard, or lies above it.
@preconcurrency @MainActor
open class UIInputViewController: UIViewController {
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
}
