/// The screen keyboard that an app needs for its first responder.
///
/// Steps Keyboards.SK1…
public struct KeyboardConfiguration: Sendable, Equatable {
  /// The arrangement of the keys, under the names of `UIKeyboardType`.
  public enum Layout: String, Sendable, CaseIterable {
    case `default`, asciiCapable, numbersAndPunctuation, url, numberPad, phonePad, namePhonePad
    case emailAddress, decimalPad, twitter, webSearch, asciiCapableNumberPad
  }

  /// The title of the return key, under the names of `UIReturnKeyType`.
  public enum ReturnKey: String, Sendable, CaseIterable {
    case `default`, go, google, join, next, route, search, send, yahoo, done, emergencyCall
    case `continue`
  }

  /// The automatic capitalization, under the names of `UITextAutocapitalizationType`.
  public enum Capitalization: String, Sendable, CaseIterable {
    case none, words, sentences, allCharacters
  }

  /// The number of the editing session; an edit of another session is ignored.
  public var session: UInt32
  /// Whether the keyboard is shown.
  public var isVisible: Bool
  /// The seconds in which the keyboard moves in or out; 0 for at once.
  public var duration = 0.0
  /// The distance in points by which a finger has moved the keyboard down.
  public var offset = 0.0
  /// The arrangement of the keys.
  public var layout = Layout.default
  /// The title of the return key.
  public var returnKey = ReturnKey.default
  /// Whether the return key can be pressed.
  public var isReturnEnabled = true
  /// The automatic capitalization.
  public var capitalization = Capitalization.sentences
  /// Whether the keyboard is dark.
  public var isDark = false
  /// Whether the text is secret, so that the keyboard does not show the pressed keys.
  public var isSecure = false
  /// Whether the text is corrected and suggestions are offered for it.
  public var wantsCorrection = false
  /// The end of the text before the insertion point; empty for a secret text.
  public var context = ""
  /// The language that the first responder prefers when editing begins; `nil` for the current one.
  public var language: KeyboardLanguage?
  /// The emoji that the user has typed; only the phone sets them.
  public var recentEmoji = RecentEmoji()
  /// The orientation of the app's interface.
  public var orientation = DeviceOrientation.portrait

  /// Whether the app allows keyboards of other apps.
  public var allowsCustomKeyboards = true
  /// The text for a custom keyboard; `nil` while the system's keyboard is the current one.
  public var document: KeyboardDocument?

  /// Whether a custom keyboard may type the text: not if it is secret, a telephone number, or a
  /// name or telephone number (Keyboards.CU5).
  public var acceptsCustomKeyboards: Bool {
    allowsCustomKeyboards && !isSecure && layout != .phonePad && layout != .namePhonePad
  }

  /// Whether the text is typed with ASCII characters (Keyboards.LA5).
  public var needsASCII: Bool {
    switch layout {
    case .asciiCapable, .asciiCapableNumberPad, .emailAddress, .url: true
    default: isSecure
    }
  }

  /// Returns whether suggestions are above the keys (Keyboards.PR1).
  ///
  /// - Parameters:
  ///   - settings: The settings of keyboards that are on.
  ///   - language: The language of the keys.
  public func hasSuggestionBar(
    settings: Set<KeyboardSetting>, language: KeyboardLanguage
  ) -> Bool {
    guard hasWords else { return false }
    return language.usesInputMethod || wantsCorrection && settings.contains(.predictive)
  }

  /// Whether the text consists of words, unlike addresses, numbers and secrets (Keyboards.PR1).
  public var hasWords: Bool {
    switch layout {
    case .default, .twitter, .webSearch, .namePhonePad, .numbersAndPunctuation: !isSecure
    default: false
    }
  }

  /// Creates the configuration of the default keyboard.
  public init(session: UInt32, isVisible: Bool) {
    self.session = session
    self.isVisible = isVisible
  }
}
