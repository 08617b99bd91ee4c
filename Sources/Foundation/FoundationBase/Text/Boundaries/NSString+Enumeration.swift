import Foundation

extension NSString.EnumerationOptions {
  /// Words, without the spaces and punctuation between them.
  public static let byWords = Self(rawValue: 3)
  /// Sentences, each with the spaces after it.
  public static let bySentences = Self(rawValue: 4)

  /// The part of the options that states the kind of substrings.
  fileprivate var kind: UInt { rawValue & 0xff }
}

extension NSString {
  /// Calls a closure with the substrings of a kind in a range.
  ///
  /// - Parameters:
  ///   - range: The range, in UTF-16 code units.
  ///   - opts: The kind of substrings, lines if there is none, and the order; `.localized` chooses
  ///     the current locale's words and sentences.
  ///   - block: The closure. It is called with the substring, nil with `.substringNotRequired`; the
  ///     substring's range; the range that includes what separates the substring from the next
  ///     one, and for the first also from the beginning; and whether to stop.
  public func enumerateSubstrings(
    in range: NSRange, options opts: EnumerationOptions = [],
    using block: (String?, NSRange, NSRange, UnsafeMutablePointer<ObjCBool>) -> Void
  ) {
    var parts = parts(in: range, opts)
    if opts.contains(.reverse) { parts.reverse() }
    var stops = ObjCBool(false)
    for part in parts {
      let text = opts.contains(.substringNotRequired) ? nil : substring(with: part.range)
      block(text, part.range, part.enclosing, &stops)
      if stops.boolValue { return }
    }
  }

  private typealias Part = (range: NSRange, enclosing: NSRange)

  private func parts(in range: NSRange, _ options: EnumerationOptions) -> [Part] {
    let locale =
      options.contains(.localized) ? Locale.current : Locale(identifier: "en_US_POSIX")
    switch options.kind {
    case EnumerationOptions.byWords.rawValue: return segments(.word, in: range, locale)
    case EnumerationOptions.bySentences.rawValue: return segments(.sentence, in: range, locale)
    default: break
    }
    var parts: [Part] = []
    var next = range.location
    let limit = NSMaxRange(range)
    while next < limit {
      var (start, end, contentsEnd) = (0, 0, 0)
      let place = NSRange(location: next, length: 0)
      switch options.kind {
      case EnumerationOptions.byComposedCharacterSequences.rawValue:
        let cluster = rangeOfComposedCharacterSequence(at: next)
        (start, end, contentsEnd) = (next, NSMaxRange(cluster), NSMaxRange(cluster))
      case EnumerationOptions.byParagraphs.rawValue:
        getParagraphStart(&start, end: &end, contentsEnd: &contentsEnd, for: place)
      default:
        getLineStart(&start, end: &end, contentsEnd: &contentsEnd, for: place)
      }
      let first = max(start, next)
      parts.append(
        (
          NSRange(location: first, length: max(0, min(contentsEnd, limit) - first)),
          NSRange(location: first, length: min(end, limit) - first)
        ))
      next = max(end, next + 1)
    }
    return parts
  }

  /// Returns the words or sentences in a range, with what is between them.
  private func segments(
    _ boundaries: TextSegment.Boundaries, in range: NSRange, _ locale: Locale
  ) -> [Part] {
    let found = TextSegment.all(in: substring(with: range), boundaries, locale)
      .filter { boundaries == .sentence || $0.isWord }
    return found.indices.map { index in
      let segment = found[index].range
      let start = index == 0 ? 0 : segment.lowerBound
      let end = index + 1 < found.count ? found[index + 1].range.lowerBound : range.length
      return (
        NSRange(location: range.location + segment.lowerBound, length: segment.count),
        NSRange(location: range.location + start, length: end - start)
      )
    }
  }
}

extension StringProtocol {
  /// Calls a closure with the substrings of a kind in a range.
  ///
  /// - Parameters:
  ///   - range: The range.
  ///   - opts: The kind of substrings, and the order.
  ///   - body: The closure. It is called with the substring, nil with `.substringNotRequired`; the
  ///     substring's range; the range that includes what separates the substring from the next
  ///     one; and whether to stop.
  public func enumerateSubstrings<R: RangeExpression>(
    in range: R, options opts: String.EnumerationOptions = [],
    _ body:
      @escaping (
        _ substring: String?, _ substringRange: Range<Index>, _ enclosingRange: Range<Index>,
        inout Bool
      ) -> Void
  ) where R.Bound == Index {
    let text = String(self)
    func index(_ offset: Int) -> Index { utf16.index(startIndex, offsetBy: offset) }
    func bounds(_ range: NSRange) -> Range<Index> {
      index(range.location)..<index(NSMaxRange(range))
    }
    let part = range.relative(to: self)
    let place = NSRange(
      location: utf16.distance(from: startIndex, to: part.lowerBound),
      length: utf16.distance(from: part.lowerBound, to: part.upperBound))
    NSString(string: text).enumerateSubstrings(in: place, options: opts) {
      substring, range, enclosing, stop in
      var stops = false
      body(substring, bounds(range), bounds(enclosing), &stops)
      if stops { stop.pointee = true }
    }
  }
}
