/// The kinds of input that an app expects.
@preconcurrency @MainActor
open class UITextInputContext: NSObject {
  private static let shared = UITextInputContext()

  private override init() { super.init() }

  /// Returns the app's context.
  open class func current() -> UITextInputContext { shared }

  /// Whether pencil input is expected; stored, because the phone does not recognize handwriting.
  open var isPencilInputExpected = false
  /// Whether dictation is expected; stored, because the phone has none.
  open var isDictationInputExpected = false
  /// Whether a hardware keyboard is expected; stored, because the phone's own hardware keyboard
  /// decides whether the onscreen keyboard is shown.
  open var isHardwareKeyboardInputExpected = false
}
