import TactusPhoneLink

/// The languages of responders with a text input context identifier, stored in the app's defaults
/// (Keyboards.LA7).
@MainActor
enum TextInputContexts {
  /// Returns the language of a context; nil for a context without one.
  static func language(of identifier: String) -> KeyboardLanguage? {
    languages[identifier].flatMap(KeyboardLanguage.init)
  }

  /// Stores the language of a context; nil removes it.
  static func set(_ language: KeyboardLanguage?, of identifier: String) {
    var languages = languages
    languages[identifier] = language?.rawValue
    UserDefaults.standard.set(languages, forKey: key)
  }

  /// Returns the language that a responder prefers when editing begins; nil for the current one.
  static func preferredLanguage(of responder: UIResponder) -> KeyboardLanguage? {
    let present = UITextInputMode.current(for: responder)
    if let mode = responder.textInputMode, mode != present { return mode.language }
    guard let identifier = responder.textInputContextIdentifier,
      let language = language(of: identifier), language != present.language
    else { return nil }
    return language
  }

  // MARK: Internals

  private static let key = "TactusTextInputContexts"

  private static var languages: [String: String] {
    UserDefaults.standard.dictionary(forKey: key) as? [String: String] ?? [:]
  }
}
