/// A place in a text that is read by characters, words or lines.
struct TextCursor: Sendable, Equatable {
  /// The text.
  let text: String
  /// The unit that was read last; `nil` before the first one.
  private(set) var current: Range<String.Index>?

  /// Creates a cursor before the first unit.
  init(_ text: String) { self.text = text }

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
