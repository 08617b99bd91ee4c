/// An emoji of the keyboard.
package struct Emoji: Equatable {
  /// The emoji, without a skin tone.
  package let text: String
  /// The name in English.
  package let name: String
  /// Whether the emoji has skin tones.
  package let hasSkinTones: Bool

  /// The emoji and its skin tones, from light to dark; only the emoji if there are none.
  package var variants: [String] {
    guard hasSkinTones, let first = text.unicodeScalars.first else { return [text] }
    // A skin tone replaces the selector of the emoji presentation.
    let rest = text.unicodeScalars.dropFirst().drop { $0.value == 0xFE0F }
    return [text]
      + Self.skinTones.map { tone in
        var scalars = String.UnicodeScalarView([first, tone])
        scalars.append(contentsOf: rest)
        return String(scalars)
      }
  }

  /// The five modifiers of Unicode, from light to dark.
  private static let skinTones: [Unicode.Scalar] = ["🏻", "🏼", "🏽", "🏾", "🏿"]
}
