// The tags of strings (DataDetection.LT6).
extension StringProtocol where Index == String.Index {
  /// Calls a closure with the tag, the place and the sentence of each token of a range, in order.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - tagScheme: The text of the scheme.
  ///   - opts: The tokens that are left out.
  ///   - orthography: The scripts and languages of the range; nil to detect them.
  ///   - body: The closure, which gets an empty text for an unknown tag, and sets its last argument
  ///     to end the enumeration.
  public func enumerateLinguisticTags<Scheme: StringProtocol, Places: RangeExpression>(
    in range: Places, scheme tagScheme: Scheme, options opts: NSLinguisticTagger.Options = [],
    orthography: NSOrthography? = nil,
    invoking body: (String, Range<Index>, Range<Index>, inout Bool) -> Void
  ) where Places.Bound == Index {
    let text = String(self)
    let place = NSRange(range.relative(to: self), in: self)
    let scheme = NSLinguisticTagScheme(String(tagScheme))
    let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
    tagger.string = text
    tagger.setOrthography(orthography, range: place)
    tagger.enumerateTags(in: place, scheme: scheme, options: opts) { tag, token, sentence, stop in
      var ends = false
      body(tag?.rawValue ?? "", places(token), places(sentence), &ends)
      if ends { stop.pointee = true }
    }
  }

  /// Returns the tags of the tokens of a range; unknown ones are empty.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - tagScheme: The text of the scheme.
  ///   - opts: The tokens that are left out.
  ///   - orthography: The scripts and languages of the range; nil to detect them.
  ///   - tokenRanges: Receives the places of the tokens.
  public func linguisticTags<Scheme: StringProtocol, Places: RangeExpression>(
    in range: Places, scheme tagScheme: Scheme, options opts: NSLinguisticTagger.Options = [],
    orthography: NSOrthography? = nil,
    tokenRanges: UnsafeMutablePointer<[Range<Index>]>? = nil
  ) -> [String] where Places.Bound == Index {
    var (tags, ranges): ([String], [Range<Index>]) = ([], [])
    enumerateLinguisticTags(
      in: range, scheme: tagScheme, options: opts, orthography: orthography
    ) { tag, token, _, _ in
      tags.append(tag)
      ranges.append(token)
    }
    tokenRanges?.pointee = ranges
    return tags
  }

  /// Returns the range that a range of UTF-16 code units stands for.
  private func places(_ range: NSRange) -> Range<Index> {
    let start = utf16.index(startIndex, offsetBy: range.location)
    return start..<utf16.index(start, offsetBy: range.length)
  }
}

extension NSString {
  /// Calls a closure with the tag, the place and the sentence of each token of a range, in order.
  public func enumerateLinguisticTags(
    in range: NSRange, scheme: NSLinguisticTagScheme, options: NSLinguisticTagger.Options = [],
    orthography: NSOrthography?,
    using block: (NSLinguisticTag?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
    tagger.string = substring(from: 0)
    tagger.setOrthography(orthography, range: range)
    tagger.enumerateTags(in: range, scheme: scheme, options: options, using: block)
  }

  /// Returns the tags of the tokens of a range; unknown ones are empty.
  public func linguisticTags(
    in range: NSRange, scheme: NSLinguisticTagScheme, options: NSLinguisticTagger.Options = [],
    orthography: NSOrthography?, tokenRanges: AutoreleasingUnsafeMutablePointer<NSArray?>?
  ) -> [NSLinguisticTag] {
    let tagger = NSLinguisticTagger(tagSchemes: [scheme], options: 0)
    tagger.string = substring(from: 0)
    tagger.setOrthography(orthography, range: range)
    return tagger.tags(
      in: range, unit: .word, scheme: scheme, options: options, tokenRanges: tokenRanges)
  }
}
