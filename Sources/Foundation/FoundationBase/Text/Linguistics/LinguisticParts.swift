import TactusCrashReports

/// The parts of a text with their tags.
struct LinguisticParts {
  let text: NSString
  /// Returns the language and script that an app has set for a part; nil if it has not.
  let known: (NSRange) -> (language: String, script: String)?

  /// Returns the place of the part around a character; an empty one beyond the text.
  func range(at place: Int, _ unit: NSLinguisticTaggerUnit) -> NSRange {
    let all = NSRange(location: 0, length: text.length)
    guard NSLocationInRange(place, all) else { return NSRange(location: place, length: 0) }
    switch unit {
    case .document: return all
    case .paragraph: return text.paragraphRange(for: NSRange(location: place, length: 0))
    case .sentence: return sentences(in: all).first { NSLocationInRange(place, $0) } ?? all
    case .word:
      let tokens = LinguisticToken.all(in: text, range(at: place, .sentence), .current)
      return tokens.map(\.range).first { NSLocationInRange(place, $0) } ?? all
    }
  }

  /// Calls a closure with the tag, place and sentence of each part of a range, in order.
  func enumerate(
    _ range: NSRange, _ unit: NSLinguisticTaggerUnit, _ scheme: NSLinguisticTagScheme,
    _ options: NSLinguisticTagger.Options,
    _ body: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let range = NSIntersectionRange(range, NSRange(location: 0, length: text.length))
    guard range.length > 0 else { return }
    var stop = ObjCBool(false)
    switch unit {
    case .word:
      for sentence in sentences(in: range) where !stop.boolValue {
        for token in LinguisticToken.all(in: text, sentence, .current) {
          guard NSIntersectionRange(token.range, range).length > 0, !options.omits(token.kind)
          else { continue }
          body(tag(of: token, scheme, sentence), token.range, sentence, &stop)
          if stop.boolValue { break }
        }
      }
    case .sentence:
      for sentence in sentences(in: range) where !stop.boolValue {
        body(tag(of: sentence, scheme), sentence, sentence, &stop)
      }
    case .paragraph:
      var place = range.location
      while place < NSMaxRange(range), !stop.boolValue {
        let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
        body(tag(of: paragraph, scheme), paragraph, paragraph, &stop)
        place = max(NSMaxRange(paragraph), place + 1)
      }
    case .document:
      let all = NSRange(location: 0, length: text.length)
      body(tag(of: all, scheme), all, all, &stop)
    }
  }

  /// Warns once that the languages of most texts are unknown.
  static func warnOfUnknownLanguages() {
    RuntimeWarning.once(
      "NSLinguisticTagger: languages in Latin letters are unknown here; they are 'und'")
  }

  // MARK: Internals

  /// Returns the whole sentences that a range touches.
  private func sentences(in range: NSRange) -> [NSRange] {
    // A sentence does not go beyond its paragraph.
    let around = text.paragraphRange(for: range)
    let part = text.substring(with: around)
    return TextSegment.all(in: part, .sentence, .current)
      .map { NSRange(location: around.location + $0.range.lowerBound, length: $0.range.count) }
      .filter { NSIntersectionRange($0, range).length > 0 }
  }

  private func tag(
    of token: LinguisticToken, _ scheme: NSLinguisticTagScheme, _ sentence: NSRange
  ) -> NSLinguisticTag? {
    if token.kind == .word, let known = known(token.range) {
      if scheme == .language { return NSLinguisticTag(known.language) }
      if scheme == .script { return NSLinguisticTag(known.script) }
    }
    let tag = token.tag(scheme) { text.substring(with: sentence) }
    if scheme == .language, tag?.rawValue == WrittenLanguage.unknown {
      Self.warnOfUnknownLanguages()
    }
    return tag
  }

  /// Returns the language or script of a part of several words.
  private func tag(of range: NSRange, _ scheme: NSLinguisticTagScheme) -> NSLinguisticTag? {
    let known = known(range)
    let part = text.substring(with: range)
    switch scheme {
    case .language:
      let language = known?.language ?? WrittenLanguage.language(of: part)
      if language == WrittenLanguage.unknown { Self.warnOfUnknownLanguages() }
      return NSLinguisticTag(language)
    case .script: return NSLinguisticTag(known?.script ?? WrittenLanguage.script(of: part))
    default: return nil
    }
  }
}
