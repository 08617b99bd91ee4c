/// A keyboard that the user can choose: the system's with a language, or one of an app.
public enum KeyboardMode: Sendable, Equatable {
  /// The system's keyboard with a language.
  case language(KeyboardLanguage)
  /// A custom keyboard.
  case custom(CustomKeyboard)

  /// The name in the list of the globe key.
  public var name: String {
    switch self {
    case .language(let language): language.name
    case .custom(let keyboard): keyboard.title
    }
  }
  /// The primary language as a BCP 47 identifier.
  public var primaryLanguage: String {
    switch self {
    case .language(let language): language.rawValue
    case .custom(let keyboard): keyboard.language
    }
  }
  /// Whether both are the same keyboard.
  public func isSame(as other: KeyboardMode) -> Bool {
    switch (self, other) {
    case (.language(let one), .language(let two)): one == two
    case (.custom(let one), .custom(let two)): one.identifier == two.identifier
    default: false
    }
  }
}
