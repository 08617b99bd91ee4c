import TactusPhoneLink
import TactusPhoneTypes

// The input of secret text. `Documentation/Behaviour/Keyboards.md` has the steps that comments
// name.
extension Phone {
  /// Whether the keyboard on the screen serves a secret text.
  var isKeyboardSecret: Bool { isKeyboardShown && neededKeyboard?.isSecure == true }

  /// Returns whether an input is part of a secret text, so that recordings have to leave it out
  /// (Keyboards.KE13).
  ///
  /// - Parameter input: An input that the phone has not handled yet.
  public func isSecret(_ input: PhoneInput) -> Bool {
    switch input {
    case .touch(let report):
      guard report.phase == .began else {
        return screenKeyboard.secretContacts.contains(report.contact)
      }
      return isKeyboardSecret && isOnKeyboard(report)
    case .key(let key, let isDown):
      return isDown ? isKeyboardSecret : screenKeyboard.secretKeys.contains(key)
    case .text: return isKeyboardSecret
    default: return false
    }
  }
}
