import TactusPhoneLink

/// The language with which the screen keyboard types.
///
/// Steps Keyboards.LA6, Keyboards.LA7.
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The primary language as a BCP 47 identifier, such as `en-US`.
  open var primaryLanguage: String? { language.rawValue }

  /// The input modes of the languages that the user has added, in the order of the globe key.
  open class var activeInputModes: [UITextInputMode] {
    UIScreen.main.keyboardLanguages.active.map(UITextInputMode.init)
  }

  /// A notification posted when the current input mode has changed.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// Returns whether an object is the input mode of the same language.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    (object as? UITextInputMode)?.language == language
  }

  /// The hash of the language.
  open nonisolated override var hash: Int { language.hashValue }

  // MARK: Internals

  /// The language.
  nonisolated let language: KeyboardLanguage

  /// Creates the input mode of a language.
  init(_ language: KeyboardLanguage) { self.language = language }

  /// Returns the input mode with which the text of a responder is typed.
  static func current(for responder: UIResponder) -> UITextInputMode {
    let needsASCII =
      (responder as? any UIKeyInput).map {
        KeyboardConfiguration.needsASCII($0.keyboardType, isSecure: $0.isSecureTextEntry)
      } ?? false
    return UITextInputMode(UIScreen.main.keyboardLanguages.language(needsASCII: needsASCII))
  }
}
