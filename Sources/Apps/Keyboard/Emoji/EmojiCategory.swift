/// A category of emoji, which is a section of the keyboard.
package struct EmojiCategory: Equatable {
  /// The name in English.
  package let name: String
  /// The emoji in their order.
  package let emoji: [Emoji]

  /// The name of the symbol in the row of categories.
  package var symbolName: String { Self.symbolNames[name] ?? "questionmark" }

  /// The name of the category of the emoji that were typed last.
  static let recentName = "Frequently Used"

  /// - Source: ours, by the meaning of Apple's pictures. Confidence: guess.
  private static let symbolNames = [
    recentName: "clock", "Smileys & People": "face.smiling", "Animals & Nature": "leaf",
    "Food & Drink": "fork.knife", "Activity": "soccerball", "Travel & Places": "car",
    "Objects": "lightbulb", "Symbols": "music.note", "Flags": "flag",
  ]
}
