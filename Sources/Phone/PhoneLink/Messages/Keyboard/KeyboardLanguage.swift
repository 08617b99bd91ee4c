/// A language of the screen keyboard, or emoji; the raw value is the primary language of its input
/// mode.
public enum KeyboardLanguage: String, Sendable, CaseIterable {
  /// A language that is written from left to right.
  case english = "en-US"
  case german = "de-DE"
  case french = "fr-FR"
  case spanish = "es-ES"
  case polish = "pl-PL"
  /// Arabic, which is written from right to left.
  case arabic = "ar"
  /// Simplified Chinese, which is typed by the letters of Pinyin.
  case chinese = "zh-Hans"
  /// Emoji, which have no letters.
  case emoji

  /// The name of the language in itself.
  public var name: String {
    switch self {
    case .english: "English (US)"
    case .german: "Deutsch"
    case .french: "Français"
    case .spanish: "Español"
    case .polish: "Polski"
    case .arabic: "العربية"
    case .chinese: "简体中文"
    case .emoji: "Emoji"
    }
  }

  /// Whether the keys type the ASCII characters (Keyboards.LA5).
  public var isASCIICapable: Bool { self != .arabic && self != .chinese && hasLetters }
  /// Whether the keys are letters, unlike emoji.
  public var hasLetters: Bool { self != .emoji }
  /// Whether the letters have capitals.
  public var hasCapitals: Bool { self != .arabic && hasLetters }
  /// Whether an input method makes characters of the letters (Keyboards.IM1).
  public var usesInputMethod: Bool { self == .chinese }
}
