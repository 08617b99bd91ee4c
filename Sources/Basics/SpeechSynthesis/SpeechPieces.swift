/// The division of a long text into pieces that are spoken one after the other.
///
/// The first piece is short, so that speech starts soon; a piece ends with a sentence or a word.
public enum SpeechPieces {
  /// Returns the ranges of a text, in order and without gaps; empty for an empty text.
  ///
  /// - Parameters:
  ///   - text: The text.
  ///   - first: The length in characters at which the first piece ends.
  ///   - next: The length of later pieces.
  public static func ranges(
    of text: String, first: Int = 160, next: Int = 800
  ) -> [Range<String.Index>] {
    var ranges: [Range<String.Index>] = []
    var start = text.startIndex
    while start < text.endIndex {
      let end = end(of: text[start...], longest: max(ranges.isEmpty ? first : next, 1))
      ranges.append(start..<end)
      start = end
    }
    return ranges
  }

  // MARK: Internals

  /// Returns the end of the first piece of a text: the last end of a sentence within the length,
  /// else of a word, else the length.
  private static func end(of text: Substring, longest: Int) -> String.Index {
    guard let limit = text.index(text.startIndex, offsetBy: longest, limitedBy: text.endIndex),
      limit < text.endIndex
    else { return text.endIndex }
    let piece = text[..<limit]
    if let end = piece.indices.last(where: { isEndOfSentence($0, in: piece) }) {
      return piece.index(after: end)
    }
    if let space = piece.lastIndex(where: \.isWhitespace) { return piece.index(after: space) }
    return limit
  }

  private static func isEndOfSentence(_ index: String.Index, in text: Substring) -> Bool {
    let character = text[index]
    if character.isNewline || "。！？।".contains(character) { return true }
    guard character.isWhitespace, index > text.startIndex else { return false }
    return ".!?…".contains(text[text.index(before: index)])
  }
}
