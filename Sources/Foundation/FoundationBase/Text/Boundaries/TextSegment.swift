internal import CTactusICU

/// A part of a text between two boundaries.
struct TextSegment {
  /// The place, in UTF-16 code units.
  let range: Range<Int>
  /// Whether the part is a word; spaces and punctuation are not words.
  let isWord: Bool

  /// A kind of boundaries.
  enum Boundaries: Int32 {
    /// The beginnings and ends of words and of what is between them.
    case word = 1
    /// The places where a line may break.
    case line = 2
    /// The beginnings of sentences.
    case sentence = 3
  }

  /// Returns the parts of a text, in order; a single one if ICU has no data.
  static func all(in text: String, _ boundaries: Boundaries, _ locale: Locale) -> [TextSegment] {
    let units = Array(text.utf16)
    guard !units.isEmpty else { return [] }
    var status: Int32 = 0
    return units.withUnsafeBufferPointer { buffer in
      let iterator = swift_ubrk_open(
        boundaries.rawValue, locale.identifier, buffer.baseAddress, Int32(buffer.count), &status)
      guard let iterator, status <= 0 else {
        return [TextSegment(range: 0..<units.count, isWord: true)]
      }
      defer { swift_ubrk_close(iterator) }
      var segments: [TextSegment] = []
      var start = Int(swift_ubrk_first(iterator))
      while case let end = Int(swift_ubrk_next(iterator)), end > start {
        // ICU's numbers below 100 are those of spaces and punctuation.
        segments.append(
          TextSegment(range: start..<end, isWord: swift_ubrk_getRuleStatus(iterator) >= 100))
        start = end
      }
      return segments
    }
  }
}
