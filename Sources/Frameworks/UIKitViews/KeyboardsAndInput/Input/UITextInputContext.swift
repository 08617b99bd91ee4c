/// The kinds of input that an app expects.
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
  private static let shared = UITextInputContext()

  private override init() { super.init() }

  /// Returns the context of the app.
  open class func current() -> UITextInputContext { shared }

  /// Whether writing with a pencil is expected; stored, as the phone does not read handwriting.
  open var isPencilInputExpected = false
  /// Whether dictation is expected; stored, as the phone has none.
  open var isDictationInputExpected = false
  /// Whether a hardware keyboard is expected; stored, as a keyboard is on the screen or not by the
  /// phone's own keyboard.
  open var isHardwareKeyboardInputExpected = false
}
