public import CoreGraphics
internal import TactusUIKitValues

/// Creates a line that is truncated to a width.
///
/// - Parameters:
///   - line: The line.
///   - width: The width, in points.
///   - truncationType: The place of the token.
///   - truncationToken: A line that replaces the omitted text, such as an ellipsis; nil for
///     nothing.
/// - Returns: The line itself if it fits, otherwise a new one; nil if the token does not fit.
public func CTLineCreateTruncatedLine(
  _ line: CTLine, _ width: Double, _ truncationType: CTLineTruncationType,
  _ truncationToken: CTLine?
) -> CTLine? {
  let natural = Double(line.width) - CTLineGetTrailingWhitespaceWidth(line)
  guard natural > width else { return line }
  let token = truncationToken?.string ?? NSAttributedString(string: "")
  guard Double(truncationToken?.width ?? 0) <= width else { return nil }
  let text = line.string.string as NSString
  // Fewer characters make a narrower line, so a binary search finds the greatest number that fits.
  let starts = Array(text.characterStarts) + [line.length]
  func candidate(_ count: Int) -> CTLine {
    let (head, tail) =
      switch truncationType {
      case .end: (count, 0)
      case .start: (0, count)
      case .middle: ((count + 1) / 2, count / 2)
      }
    let last = starts.count - 1
    let whole = NSMutableAttributedString(
      attributedString: line.string.attributedSubstring(
        from: NSRange(location: 0, length: starts[head])))
    whole.append(token)
    let from = starts[last - tail]
    whole.append(
      line.string.attributedSubstring(
        from: NSRange(location: from, length: line.length - from)))
    return CTLine(whole, start: line.start)
  }
  var (fits, tooMany) = (0, starts.count)
  while tooMany - fits > 1 {
    let count = (fits + tooMany) / 2
    if Double(candidate(count).width) <= width { fits = count } else { tooMany = count }
  }
  return candidate(fits)
}

/// Creates a line that is justified to a width.
///
/// - Parameters:
///   - line: The line.
///   - justificationFactor: The fraction of the missing width that is added, 0…1.
///   - justificationWidth: The width, in points.
/// - Returns: The line; nil if it is too wide, or has no spaces to stretch.
public func CTLineCreateJustifiedLine(
  _ line: CTLine, _ justificationFactor: CGFloat, _ justificationWidth: Double
) -> CTLine? {
  let text = line.string.string as NSString
  let end = line.length - line.trailingWhitespaceLength
  let spaces = (0..<end).filter { text.character(at: $0) == 0x20 }
  let missing =
    justificationWidth - (Double(line.width) - CTLineGetTrailingWhitespaceWidth(line))
  guard missing >= 0 else { return nil }
  guard justificationFactor > 0, missing > 0 else { return line }
  guard !spaces.isEmpty else { return nil }
  let part = CGFloat(missing) * min(1, justificationFactor) / CGFloat(spaces.count)
  let stretched = NSMutableAttributedString(attributedString: line.string)
  for space in spaces {
    let old = line.string.attribute(.kern, at: space, effectiveRange: nil) as? CGFloat ?? 0
    stretched.addAttribute(
      .kern, value: old + part, range: NSRange(location: space, length: 1))
  }
  return CTLine(stretched, start: line.start)
}

extension NSString {
  /// The start indexes of the composed character sequences.
  fileprivate var characterStarts: [Int] {
    var starts: [Int] = []
    var place = 0
    while place < length {
      starts.append(place)
      place = NSMaxRange(rangeOfComposedCharacterSequence(at: place))
    }
    return starts
  }
}
