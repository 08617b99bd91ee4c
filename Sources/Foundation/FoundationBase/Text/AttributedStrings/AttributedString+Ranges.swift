extension Range where Bound == AttributedString.Index {
  /// Creates the range of an attributed string that has the UTF-16 code units of a range; nil if
  /// its bounds lie beyond the string or within a character of Unicode.
  public init?(_ range: NSRange, in string: AttributedString) {
    guard let lower = string.index(utf16Offset: range.lowerBound),
      let upper = string.index(utf16Offset: range.upperBound), lower <= upper
    else { return nil }
    self = lower..<upper
  }
}

extension NSRange {
  /// Creates the range of UTF-16 code units of a range of an attributed string.
  public init<R: RangeExpression>(_ region: R, in target: AttributedString)
  where R.Bound == AttributedString.Index {
    let range = region.relative(to: target.unicodeScalars)
    func length(_ part: Range<AttributedString.Index>) -> Int {
      target.unicodeScalars[part].reduce(0) { $0 + UTF16.width($1) }
    }
    self.init(
      location: length(target.startIndex..<range.lowerBound), length: length(range))
  }
}

extension AttributedString {
  /// Returns the index after a number of UTF-16 code units; nil beyond the string or within a
  /// character of Unicode.
  fileprivate func index(utf16Offset: Int) -> Index? {
    var (index, left) = (startIndex, utf16Offset)
    while left > 0, index < endIndex {
      left -= UTF16.width(unicodeScalars[index])
      index = unicodeScalars.index(after: index)
    }
    return left == 0 ? index : nil
  }
}
