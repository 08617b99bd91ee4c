import TactusPhoneLink

/// A place in a text that is read by characters, words or lines.
struct TextCursor: Sendable, Equatable {
  /// The text.
  let text: String
  /// The unit that was read last; `nil` before the first one.
  private(set) var current: Range<String.Index>?

  /// Creates a cursor before the first unit.
  init(_ text: String) { self.text = text }

  /// Creates a cursor at a part of the text; before the first unit without one, or if the text is
  /// another one.
  init(_ text: String, at found: TextSpan?) {
    self.init(text)
    guard let found else { return }
    let units = text.utf16
    guard
      let start = units.index(units.startIndex, offsetBy: found.start, limitedBy: units.endIndex),
      let end = units.index(start, offsetBy: found.length, limitedBy: units.endIndex),
      let first = start.samePosition(in: text), let last = end.samePosition(in: text),
      text[first..<last] == found.text
    else { return }
    current = first..<last
  }

  /// Moves to the next or previous unit and returns it; `nil` at the end of the text.
  mutating func move(_ direction: VoiceOverDirection, by setting: RotorSetting) -> Substring? {
    let units = units(of: setting)
    let found: Range<String.Index>?
    switch direction {
    case .next:
      let start = current?.upperBound ?? text.startIndex
      found = units.first { $0.lowerBound >= start }
    case .previous:
      let end = current?.lowerBound ?? text.startIndex
      found = units.last { $0.upperBound <= end }
    }
    guard let found else { return nil }
    current = found
    return text[found]
  }

  // MARK: Internals

  /// Returns the ranges of the characters, words or lines.
  private func units(of setting: RotorSetting) -> [Range<String.Index>] {
    switch setting {
    case .characters: text.indices.map { $0..<text.index(after: $0) }
    case .lines: parts(between: \.isNewline)
    default: parts(between: \.isWhitespace)
    }
  }

  private func parts(between isSeparator: (Character) -> Bool) -> [Range<String.Index>] {
    text.split(whereSeparator: isSeparator).map { $0.startIndex..<$0.endIndex }
  }
}
