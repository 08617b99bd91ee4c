import TactusPhoneLink

/// The language of the onscreen keyboard (Keyboards.LA6, Keyboards.LA7).
@preconcurrency @MainActor
open class UITextInputMode: NSObject {
  /// The primary language as a BCP 47 identifier, such as `en-US`.
  open var primaryLanguage: String? { mode?.primaryLanguage }

  /// The input modes of the user's keyboards, in the order of the globe key.
  open class var activeInputModes: [UITextInputMode] {
    let languages = UIScreen.main.keyboardLanguages
    return (languages.active.map(KeyboardMode.language) + languages.custom.map(KeyboardMode.custom))
      .map(UITextInputMode.init)
  }

  /// The notification of another input mode.
  public nonisolated static let currentInputModeDidChangeNotification = Notification.Name(
    "UITextInputCurrentInputModeDidChangeNotification")

  /// Returns whether an object is the input mode of the same keyboard.
  open nonisolated override func isEqual(_ object: Any?) -> Bool {
    guard let other = object as? UITextInputMode else { return false }
    guard let mode, let another = other.mode else { return other === self }
    return mode.isSame(as: another)
  }

  /// The hash of the language.
  open nonisolated override var hash: Int {
    mode?.primaryLanguage.hashValue ?? ObjectIdentifier(self).hashValue
  }

  // MARK: Internals

  /// The keyboard; nil for an input mode created by an app.
  nonisolated let mode: KeyboardMode?

  /// The language of a system keyboard; nil for a custom keyboard.
  var language: KeyboardLanguage? {
    if case .language(let language)? = mode { language } else { nil }
  }

  /// Creates an input mode without a keyboard, for tests that override its language.
  public override init() {
    mode = nil
    super.init()
  }

  /// Creates the input mode of a keyboard.
  init(_ mode: KeyboardMode) { self.mode = mode }

  /// Returns the input mode for typing into a responder.
  static func current(for responder: UIResponder) -> UITextInputMode {
    let needsASCII =
      (responder as? any UIKeyInput).map {
        KeyboardConfiguration.needsASCII($0.keyboardType, isSecure: $0.isSecureTextEntry)
      } ?? false
    let accepts =
      (responder as? any UIKeyInput).map {
        !$0.isSecureTextEntry && $0.keyboardType != .phonePad && $0.keyboardType != .namePhonePad
      } ?? true
    return UITextInputMode(
      UIScreen.main.keyboardLanguages.mode(
        needsASCII: needsASCII,
        acceptsCustom: accepts && InputViewPresenter.shared.allowsCustomKeyboards))
  }
}
