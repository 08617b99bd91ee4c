// The rendering attributes of a text. Steps TextKit.TL8 and TextKit.TL9.

/// Attributes that only the drawing of a text has; they follow its characters.
struct RenderingAttributes {
  /// The attributes that change neither the glyphs nor their places.
  static let keys: Set<NSAttributedString.Key> = [
    .foregroundColor, .backgroundColor, .underlineStyle, .underlineColor, .strikethroughStyle,
    .strikethroughColor, .strokeColor, .shadow,
  ]

  /// The mark of characters for which the app has been asked.
  private static let isValidated = NSAttributedString.Key("TactusRenderingValidated")

  /// A text of the same length with the attributes.
  private var marks: NSMutableAttributedString

  /// Creates an empty set of attributes.
  ///
  /// - Parameter length: The length of the text.
  init(length: Int) {
    marks = NSMutableAttributedString(string: String(repeating: " ", count: length))
  }

  /// Follows a change of the text.
  ///
  /// - Parameters:
  ///   - range: The changed range in the new text.
  ///   - growth: The growth of the text.
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

  /// Returns whether the app has been asked for all characters of a range.
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

  /// Sets whether the app has been asked for a range.
  mutating func setValidated(_ isValidated: Bool, _ range: NSRange) {
    set(Self.isValidated, isValidated ? true : nil, range)
  }

  private func clip(_ range: NSRange) -> NSRange {
    NSIntersectionRange(range, NSRange(location: 0, length: marks.length))
  }
}
