/// The characters, words, sentences and paragraphs of a text, in UTF-16 units.
///
/// Step TextFields.TF18.
package struct TextUnits {
  package let text: NSString

  package init(_ text: String) { self.text = text as NSString }

  // MARK: Characters

  /// Returns the end of the character that begins at or contains an offset.
  package func characterEnd(_ place: Int) -> Int {
    guard place < text.length else { return text.length }
    return NSMaxRange(text.rangeOfComposedCharacterSequence(at: max(0, place)))
  }

  /// Returns the start of the character that ends at or contains an offset.
  package func characterStart(_ place: Int) -> Int {
    guard place > 0 else { return 0 }
    return text.rangeOfComposedCharacterSequence(at: min(place, text.length) - 1).location
  }

  // MARK: Words

  /// The ranges of all words, in order.
  package var words: [NSRange] { words(in: NSRange(location: 0, length: text.length)) }

  /// Returns the ranges of the words of whole paragraphs, in order.
  private func words(in range: NSRange) -> [NSRange] {
    var words: [NSRange] = []
    var start: Int?
    var place = range.location
    let limit = NSMaxRange(range)
    func close(_ end: Int) {
      if let begin = start { words.append(NSRange(location: begin, length: end - begin)) }
      start = nil
    }
    while place < limit {
      let next = characterEnd(place)
      switch kind(place, next) {
      case .single:
        close(place)
        words.append(NSRange(location: place, length: next - place))
      case .word: start = start ?? place
      // Punctuation within a word belongs to it if letters are on both sides.
      case .joiner
      where start != nil && next < limit && kind(next, characterEnd(next)) == .word:
        break
      case .joiner, .other: close(place)
      }
      place = next
    }
    close(limit)
    return words
  }

  /// Returns the range of the paragraph of an offset.
  private func paragraph(at place: Int) -> NSRange {
    text.paragraphRange(for: NSRange(location: min(max(0, place), text.length), length: 0))
  }

  /// Returns the end of the first word that ends after an offset.
  package func nextWordEnd(_ place: Int) -> Int {
    var paragraph = paragraph(at: place)
    while true {
      if let word = words(in: paragraph).first(where: { NSMaxRange($0) > place }) {
        return NSMaxRange(word)
      }
      guard NSMaxRange(paragraph) < text.length else { return text.length }
      paragraph = self.paragraph(at: NSMaxRange(paragraph))
    }
  }

  /// Returns the start of the last word that begins before an offset.
  package func previousWordStart(_ place: Int) -> Int {
    var paragraph = paragraph(at: place)
    while true {
      if let word = words(in: paragraph).last(where: { $0.location < place }) {
        return word.location
      }
      guard paragraph.location > 0 else { return 0 }
      paragraph = self.paragraph(at: paragraph.location - 1)
    }
  }

  /// Returns the range of the word at an offset, or of the gap between two words of a paragraph.
  package func wordOrGapRange(at place: Int) -> NSRange {
    let paragraph = paragraph(at: place)
    let words = words(in: paragraph)
    if let word = words.first(where: { $0.location <= place && place < NSMaxRange($0) })
      ?? words.first(where: { NSMaxRange($0) == place })
    {
      return word
    }
    let start = words.last { NSMaxRange($0) <= place }.map(NSMaxRange) ?? paragraph.location
    var limit = NSMaxRange(paragraph)
    // The separator of the paragraph is no gap.
    if limit > place, limit > start,
      let last = text.substring(
        with: NSRange(location: limit - 1, length: 1)
      ).first, last.isNewline
    {
      limit -= 1
    }
    let end = words.first { $0.location >= place }?.location ?? limit
    return NSRange(location: start, length: max(0, end - start))
  }

  /// Returns the range of the sentence, paragraph or other unit at an offset.
  package func range(of granularity: UITextGranularity, at place: Int) -> NSRange {
    let paragraph = paragraph(at: place)
    guard granularity == .sentence else {
      let all = NSRange(location: 0, length: text.length)
      return granularity == .document ? all : paragraph
    }
    let part = TextUnits(text.substring(with: paragraph))
    let inside = place - paragraph.location
    let sentences = part.units(.sentence)
    let found = sentences.first { inside < NSMaxRange($0) } ?? sentences.last
    return found.map {
      NSRange(location: paragraph.location + $0.location, length: $0.length)
    } ?? paragraph
  }

  // MARK: Units

  /// Returns the ranges of all units of a granularity.
  package func units(_ granularity: UITextGranularity) -> [NSRange] {
    switch granularity {
    case .character:
      var all: [NSRange] = []
      var place = 0
      while place < text.length {
        all.append(NSRange(location: place, length: characterEnd(place) - place))
        place = characterEnd(place)
      }
      return all
    case .word: return words
    case .sentence: return sentences
    case .paragraph, .line:
      var all: [NSRange] = []
      var place = 0
      while place < text.length {
        let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
        all.append(paragraph)
        place = NSMaxRange(paragraph)
      }
      return all
    case .document: return [NSRange(location: 0, length: text.length)]
    }
  }

  // MARK: Internals

  private enum Kind { case word, single, joiner, other }

  private func kind(_ place: Int, _ next: Int) -> Kind {
    let letter = text.substring(with: NSRange(location: place, length: next - place))
    guard let scalar = letter.unicodeScalars.first else { return .other }
    switch scalar.value {
    // Scripts without spaces: each character counts as a word.
    case 0x3040...0x30FF, 0x3400...0x9FFF, 0xF900...0xFAFF, 0x20000...0x3FFFF: return .single
    case 0x27, 0x2E, 0x2019: return .joiner
    case 0x5F: return .word
    default:
      let properties = scalar.properties
      if properties.isAlphabetic || properties.numericType != nil { return .word }
      return properties.isEmojiPresentation ? .single : .other
    }
  }

  /// The ranges of all sentences; each ends after its terminator and the spaces that follow.
  private var sentences: [NSRange] {
    var all: [NSRange] = []
    var (start, place) = (0, 0)
    var hasEnded = false
    while place < text.length {
      let next = characterEnd(place)
      let letter = text.substring(with: NSRange(location: place, length: next - place))
      let isSpace = letter.allSatisfy(\.isWhitespace)
      if letter.contains(where: \.isNewline) || (hasEnded && !isSpace && !Self.endsSentence(letter))
      {
        let end = letter.contains(where: \.isNewline) ? next : place
        if end > start, hasEnded || end == next {
          // A full stop without a following space, as in 3.5, does not end a sentence.
          let before = text.substring(with: NSRange(location: end - 1, length: 1))
          if before.allSatisfy(\.isWhitespace) {
            all.append(NSRange(location: start, length: end - start))
            start = end
          }
        }
        hasEnded = false
      } else if Self.endsSentence(letter) {
        hasEnded = true
      }
      place = next
    }
    if start < text.length { all.append(NSRange(location: start, length: text.length - start)) }
    return all
  }

  private static func endsSentence(_ letter: String) -> Bool {
    [".", "!", "?", "…", "。"].contains(letter)
  }
}
