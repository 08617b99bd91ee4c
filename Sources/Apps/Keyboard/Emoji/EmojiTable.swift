/// The emoji of the keyboard (Keyboards.EM2).
package enum EmojiTable {
  /// The categories in the order of the keyboard.
  package static let categories: [EmojiCategory] = {
    var categories: [EmojiCategory] = []
    var (name, emoji) = ("", [Emoji]())
    for line in text.split(separator: "\n") {
      let words = line.split(separator: " ", maxSplits: 2)
      if words[0] == "=" {
        if !emoji.isEmpty { categories.append(EmojiCategory(name: name, emoji: emoji)) }
        (name, emoji) = (String(line.dropFirst(2)), [])
      } else if words.count == 3 {
        emoji.append(
          Emoji(
            text: String(words[0]), name: String(words[2]), hasSkinTones: words[1] == "tones"))
      }
    }
    return categories + [EmojiCategory(name: name, emoji: emoji)]
  }()

  /// Returns the emoji with a text, with or without a skin tone; nil if the keyboard has none.
  package static func emoji(_ text: String) -> Emoji? { byText[text] }

  private static let byText: [String: Emoji] = {
    let all = categories.flatMap(\.emoji)
    return Dictionary(
      all.flatMap { emoji in emoji.variants.map { ($0, emoji) } }, uniquingKeysWith: { a, _ in a })
  }()
}
