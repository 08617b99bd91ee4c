// Runs of equal attributes, and attribute fixing (TextKit.TK4).
extension NSTextStorage {
  /// Calls a closure for each run of attributes in a range, clipped to the range.
  func forEachRun(in range: NSRange, _ body: ([NSAttributedString.Key: Any], NSRange) -> Void) {
    var place = range.location
    while place < NSMaxRange(range) {
      var run = NSRange(location: place, length: 1)
      let attributes = attributes(at: place, effectiveRange: &run)
      let end = min(max(NSMaxRange(run), place + 1), NSMaxRange(range))
      body(attributes, NSRange(location: place, length: end - place))
      place = end
    }
  }

  /// Returns the longest range around a location, within a limit, whose attributes satisfy a
  /// condition.
  func longestRange(
    at location: Int, in limit: NSRange, _ isEqual: ([NSAttributedString.Key: Any]) -> Bool
  ) -> NSRange {
    var run = NSRange(location: location, length: 1)
    _ = attributes(at: location, effectiveRange: &run)
    var (start, end) = (run.location, NSMaxRange(run))
    while end < NSMaxRange(limit), isEqual(attributes(at: end, effectiveRange: &run)) {
      end = max(end + 1, NSMaxRange(run))
    }
    while start > limit.location, isEqual(attributes(at: start - 1, effectiveRange: &run)) {
      start = min(start - 1, run.location)
    }
    start = max(start, limit.location)
    return NSRange(location: start, length: max(0, min(end, NSMaxRange(limit)) - start))
  }

  /// Returns whether two values of an attribute are equal.
  static func areEqual(_ one: Any?, _ other: Any?) -> Bool {
    switch (one, other) {
    case (nil, nil): true
    case (let one as NSObject, let other as NSObject): one.isEqual(other)
    case (let one as AnyHashable, let other as AnyHashable): one == other
    default: false
    }
  }

  /// Returns whether two dictionaries of attributes are equal.
  static func areEqual(
    _ one: [NSAttributedString.Key: Any], _ other: [NSAttributedString.Key: Any]
  ) -> Bool {
    one.count == other.count && one.allSatisfy { areEqual($0.value, other[$0.key]) }
  }

  /// Removes attachments from characters other than U+FFFC.
  func fixAttachments(in range: NSRange) {
    var wrong: [NSRange] = []
    let text = string as NSString
    forEachRun(in: range) { attributes, run in
      guard attributes[.attachment] != nil else { return }
      for place in run.location..<NSMaxRange(run)
      where Int(text.character(at: place)) != BaseTextAttachment.characterCode {
        wrong.append(NSRange(location: place, length: 1))
      }
    }
    for place in wrong { removeAttribute(.attachment, range: place) }
  }

  /// Gives each paragraph the style of its first character.
  func fixParagraphStyles(in range: NSRange) {
    let text = string as NSString
    guard range.length > 0, NSMaxRange(range) <= text.length else { return }
    var place = text.paragraphRange(for: NSRange(location: range.location, length: 0)).location
    while place < NSMaxRange(range) {
      let paragraph = text.paragraphRange(for: NSRange(location: place, length: 0))
      let style = attributes(at: place, effectiveRange: nil)[.paragraphStyle]
      var wrong: [NSRange] = []
      forEachRun(in: paragraph) { attributes, run in
        if !Self.areEqual(attributes[.paragraphStyle], style) { wrong.append(run) }
      }
      for run in wrong {
        if let style {
          addAttribute(.paragraphStyle, value: style, range: run)
        } else {
          removeAttribute(.paragraphStyle, range: run)
        }
      }
      place = max(NSMaxRange(paragraph), place + 1)
    }
  }
}
