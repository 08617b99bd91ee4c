/// A replacement of characters, extended to whole characters of the text.
///
/// Foundation moves the ends of a replacement to character boundaries without adapting the
/// attributes; this replacement includes what that would lose or wrongly keep. An unpaired
/// surrogate becomes U+FFFD, because strings cannot contain one (TextKit.TK6).
struct TextReplacement {
  /// The extended range, in UTF-16 units.
  let range: NSRange
  /// The new text, with the remaining parts of split characters.
  let text: String

  init(_ range: NSRange, _ new: String, in old: String) {
    let units = old.utf16
    let start = units.index(units.startIndex, offsetBy: range.location)
    let end = units.index(start, offsetBy: range.length)
    // An offset of 0 moves an index back to the start of its character.
    let wholeStart = old.index(start, offsetBy: 0)
    let base = end == old.endIndex ? end : old.index(end, offsetBy: 0)
    let wholeEnd = base == end ? end : old.index(after: base)
    let before = units.distance(from: wholeStart, to: start)
    let after = units.distance(from: end, to: wholeEnd)
    self.range = NSRange(
      location: range.location - before, length: range.length + before + after)
    guard before > 0 || after > 0 else {
      text = new
      return
    }
    text =
      String(decoding: units[wholeStart..<start], as: UTF16.self) + new
      + String(decoding: units[end..<wholeEnd], as: UTF16.self)
  }
}
