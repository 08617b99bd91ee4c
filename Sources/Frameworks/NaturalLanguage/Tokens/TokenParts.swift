internal import CTactusICU

/// Divides a text at boundaries, by ICU and Foundation (NaturalLanguage.K1–K3).
enum TokenParts {
  /// A part of a text.
  struct Part {
    /// The range.
    let range: Range<String.Index>
    /// Whether it is a word, not text between words.
    let isWord: Bool
    /// Whether it is a number.
    let isNumber: Bool
  }

  /// Returns all parts of a text, in order.
  static func all(in text: String, _ unit: NLTokenUnit, _ language: NLLanguage?) -> [Part] {
    guard !text.isEmpty else { return [] }
    switch unit {
    case .word: return breaks(in: text, wordBreaks, language)
    case .sentence: return breaks(in: text, sentenceBreaks, language)
    case .paragraph: return paragraphs(of: text)
    case .document: return [Part(text.startIndex..<text.endIndex)]
    }
  }

  /// ICU's break iterator types, and the first of its status values for words that are numbers;
  /// lower ones are for spaces and punctuation.
  ///
  /// - Source: ICU's public reference. Confidence: documented.
  private static let (wordBreaks, sentenceBreaks, firstNumber): (Int32, Int32, Int32) = (1, 3, 100)
  /// The first of ICU's status values for words other than numbers.
  ///
  /// - Source: ICU's public reference. Confidence: documented.
  private static let firstLetters: Int32 = 200

  /// Returns the parts between ICU's boundaries of a type.
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
        parts.append(
          Part(
            index..<next, isWord: kind != wordBreaks || rule >= firstNumber,
            isNumber: kind == wordBreaks && (firstNumber..<firstLetters).contains(rule)))
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

extension [TokenParts.Part] {
  /// Returns the part at an index; `nil` at the end of the text.
  func part(at index: String.Index) -> TokenParts.Part? {
    // The parts are in order and contiguous.
    let next = partitioningIndex { $0.range.lowerBound > index }
    guard next > startIndex, self[next - 1].range.contains(index) else { return nil }
    return self[next - 1]
  }

  /// Returns the range of all parts that intersect a range; the range itself if there are none.
  func range(touching range: Range<String.Index>) -> Range<String.Index> {
    let touched = filter { $0.range.overlaps(range) || $0.range.contains(range.lowerBound) }
    guard let first = touched.first, let last = touched.last else { return range }
    return first.range.lowerBound..<last.range.upperBound
  }

  /// Returns the index of the first part that meets a condition, which all parts after it meet as
  /// well.
  private func partitioningIndex(where isAfter: (TokenParts.Part) -> Bool) -> Int {
    var (low, high) = (startIndex, endIndex)
    while low < high {
      let middle = (low + high) / 2
      if isAfter(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}

extension StringProtocol {
  /// Whether the text is an emoji.
  var isEmoji: Bool {
    unicodeScalars.contains { $0.properties.isEmojiPresentation }
      || unicodeScalars.contains { $0 == "\u{fe0f}" } && first?.isNumber == false
  }
}
