/// A key of the screen keyboard.
struct ScreenKey: Equatable {
  /// The effect of a key.
  enum Action: Equatable {
    /// Types a text.
    case text(String)
    /// Types a space.
    case space
    /// Switches between small and capital letters.
    case shift
    /// Deletes.
    case delete
    /// Shows another plane.
    case plane(KeyboardPlane)
    /// Types with the next language, or shows the list of languages.
    case globe
    /// Returns from emoji to the language that was used last, or shows the list of languages.
    case letters
    /// Ends a line, or does what its title says.
    case returnKey
    /// Nothing: a gap in a row.
    case gap
  }

  /// The effect.
  var action: Action
  /// The width as a multiple of that of a letter key; `nil` for a key that takes the remaining
  /// width.
  var width: Double? = 1
  /// The letters below a digit of a telephone.
  var subtitle = ""
  /// Whether the key has no face, as the globe key below the others and the keys below emoji.
  var isPlain = false

  /// The key of a character.
  static func character(_ text: Character, width: Double? = 1) -> ScreenKey {
    ScreenKey(action: .text(String(text)), width: width)
  }

  /// The text that the key types; `nil` for another key.
  var text: String? {
    if case .text(let text) = action { text } else { nil }
  }

  /// Whether the key is a letter, which has a capital.
  var isLetter: Bool { text.map { $0.count == 1 && $0.first?.isLetter == true } ?? false }

  /// Whether the key has the darker color of keys without a character.
  var isFunction: Bool {
    switch action {
    case .text, .space: false
    case .shift, .delete, .plane, .globe, .letters, .returnKey, .gap: true
    }
  }
}
