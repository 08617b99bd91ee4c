/// The emoji that the user has typed, with their skin tones (Keyboards.EM3, Keyboards.EM4).
struct EmojiHistory: Equatable {
  /// The typed texts, the latest first.
  let texts: [String]

  /// The emoji of the category of recent emoji.
  var recent: [Emoji] { texts.prefix(Self.capacity).compactMap(EmojiTable.emoji) }

  /// Returns the text that an emoji types: with the skin tone with which it was typed last.
  func text(of emoji: Emoji) -> String {
    guard emoji.hasSkinTones else { return emoji.text }
    return texts.first { EmojiTable.emoji($0) == emoji } ?? emoji.text
  }

  /// The number of emoji in the category.
  ///
  /// - Source: ours. Confidence: guess.
  private static let capacity = 32
}
