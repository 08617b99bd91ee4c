internal import CTactusICU

/// The parts of a text between boundaries, by ICU and Foundation (NaturalLanguage.K1–K3).
struct TokenParts {
  /// A part of a text.
  struct Part {
    /// The place.
    let range: Range<String.Index>
    /// Whether it is a word, not what is between words.
    let isWord: Bool
    /// Whether it is a number.
    let isNumber: Bool
  }

  /// Returns all parts of a text, in order.
  static func all(in text: String, _ unit: NLTokenUnit, _ language: NLLanguage?) -> [Part] {
    guard !text.isEmpty else { return [] }
    switch unit {
    case .word: return breaks(in: text, 1, language)
    case .sentence: return breaks(in: text, 3, language)
    case .paragraph: return paragraphs(of: text)
    case .document: return [Part(text.startIndex..<text.endIndex)]
    }
  }

  /// Returns the parts between ICU's boundaries of a kind.
  private static func breaks(in text: String, _ kind: Int32, _ language: NLLanguage?) -> [Part] {
    let units = Array(text.utf16)
    var status: Int32 = 0
    return units.withUnsafeBufferPointer { buffer in
      let iterator = swift_ubrk_open(
        kind, language?.rawValue ?? "", buffer.baseAddress, Int32(buffer.count), &status)
      guard let iterator, status <= 0 else { return [Part(text.startIndex..<text.endIndex)] }
      defer { swift_ubrk_close(iterator) }
      var parts: [Part] = []
      var start = Int(swift_ubrk_first(iterator))
      var index = text.startIndex
      while case let end = Int(swift_ubrk_next(iterator)), end > start {
        let next = text.utf16.index(index, offsetBy: end - start)
        let rule = swift_ubrk_getRuleStatus(iterator)
        // ICU's numbers below 100 are those of spaces and punctuation, then come numbers.
        parts.append(
          Part(
            index..<next, isWord: kind != 1 || rule >= 100, isNumber: kind == 1 && rule / 100 == 1))
        (start, index) = (end, next)
      }
      return parts
    }
  }

  private static func paragraphs(of text: String) -> [Part] {
    var parts: [Part] = []
    var index = text.startIndex
    while index < text.endIndex {
      let range = text.paragraphRange(for: index..<index)
      parts.append(Part(range))
      index = range.upperBound
    }
    return parts
  }
}

extension TokenParts.Part {
  /// Creates a part that is a token.
  fileprivate init(_ range: Range<String.Index>) {
    self.init(range, isWord: true, isNumber: false)
  }

  fileprivate init(_ range: Range<String.Index>, isWord: Bool, isNumber: Bool) {
    (self.range, self.isWord, self.isNumber) = (range, isWord, isNumber)
  }
}

extension StringProtocol {
  /// Whether the text is an emoji.
  var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation }
      || unicodeScalars.contains { $0 == "\u{fe0f}" } && first?.isNumber == false
  }
}
