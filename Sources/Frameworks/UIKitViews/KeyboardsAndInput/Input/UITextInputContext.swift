/// The kinds of input that an app expects.
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
  private static let shared = UITextInputContext()

  private override init() { super.init() }

  /// Returns the context of the app.
  open class func current() -> UITextInputContext { shared }

  /// A Boolean value that indicates whether writing with a pencil is expected; stored, as the phone
  /// does not read handwriting.
  open var isPencilInputExpected = false
  /// A Boolean value that indicates whether dictation is expected; stored, as the phone has none.
  open var isDictationInputExpected = false
  /// A Boolean value that indicates whether a hardware keyboard is expected; stored, as a keyboard
  /// is on the screen or not by the phone's own keyboard.
  open var isHardwareKeyboardInputExpected = false
}
