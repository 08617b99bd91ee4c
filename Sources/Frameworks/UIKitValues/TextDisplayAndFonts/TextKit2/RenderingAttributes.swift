// The rendering attributes of a text (TextKit.TL8, TextKit.TL9).

/// Attributes used only for drawing; they follow the characters.
struct RenderingAttributes {
  /// The attributes that affect neither glyphs nor their positions.
  static let keys: Set<NSAttributedString.Key> = [
    .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle,
    .strikethroughColor, .strokeColor, .shadow,
  ]

  /// The mark of characters for which the validator has been called.
  private static let isValidated = NSAttributedString.Key("TactusRenderingValidated")

  /// A text of the same length with the attributes.
  private var marks: NSMutableAttributedString

  /// Creates an empty set of attributes.
  ///
  /// - Parameter length: The length of the text.
  init(length: Int) {
    marks = NSMutableAttributedString(string: String(repeating: " ", count: length))
  }

  /// Adapts the attributes to an edit of the text.
  ///
  /// - Parameters:
  ///   - range: The changed range in the new text.
  ///   - growth: The change in length.
  mutating func edited(_ range: NSRange, growth: Int) {
    let old = NSRange(location: range.location, length: max(0, range.length - growth))
    guard NSMaxRange(old) <= marks.length else { return }
    let spaces = NSAttributedString(string: String(repeating: " ", count: range.length))
    marks.replaceCharacters(in: old, with: spaces)
  }

  /// Sets or removes an attribute of a range.
  mutating func set(_ key: NSAttributedString.Key, _ value: Any?, _ range: NSRange) {
    let range = clip(range)
    if let value {
      marks.addAttribute(key, value: value, range: range)
    } else {
      marks.removeAttribute(key, range: range)
    }
  }

  /// Removes all attributes of a range.
  mutating func removeAll(_ range: NSRange) {
    let range = clip(range)
    let isValidated = isValidated(range)
    marks.setAttributes([:], range: range)
    if isValidated { setValidated(true, range) }
  }

  /// Calls a closure for each run of equal attributes, until it returns false.
  func enumerate(
    _ range: NSRange, reverse: Bool = false,
    _ body: ([NSAttributedString.Key: Any], NSRange) -> Bool
  ) {
    let range = clip(range)
    guard range.length > 0 else { return }
    marks.enumerateAttributes(in: range, options: reverse ? .reverse : []) { values, own, stop in
      let shown = values.filter { $0.key != Self.isValidated }
      if !shown.isEmpty, !body(shown, own) { stop.pointee = true }
    }
  }

  /// Returns whether the validator has been called for all characters of a range.
  func isValidated(_ range: NSRange) -> Bool {
    let range = clip(range)
    var isWhole = true
    guard range.length > 0 else { return true }
    marks.enumerateAttribute(Self.isValidated, in: range) { value, _, stop in
      guard value == nil else { return }
      isWhole = false
      stop.pointee = true
    }
    return isWhole
  }

  /// Sets whether the validator has been called for a range.
  mutating func setValidated(_ isValidated: Bool, _ range: NSRange) {
    set(Self.isValidated, isValidated ? true : nil, range)
  }

  private func clip(_ range: NSRange) -> NSRange {
    NSIntersectionRange(range, NSRange(location: 0, length: marks.length))
  }
}
