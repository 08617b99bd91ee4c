/// A text with the offsets of the accessibility bus, which count Unicode scalars.
struct ATSPIText: Sendable {
  /// The scalars.
  let scalars: [Unicode.Scalar]

  /// Creates the text.
  init(_ text: String) { scalars = Array(text.unicodeScalars) }

  /// A part of a text with its offsets.
  struct Part: Sendable, Equatable {
    var text: String
    var start: Int
    var end: Int
  }

  /// The unit of text around an offset; the raw value is the number on the bus.
  enum Unit: UInt32 {
    case character = 0
    case word = 1
    case sentence = 2
    case line = 3
    case paragraph = 4
  }

  /// Returns the text between two offsets; a negative end is that of the text.
  func text(from start: Int, to end: Int) -> String {
    let end = end < 0 ? scalars.count : min(end, scalars.count)
    let start = min(max(start, 0), end)
    return String(String.UnicodeScalarView(scalars[start..<end]))
  }

  /// Returns the unit around an offset, with what separates it from the next one.
  func part(_ unit: Unit, at offset: Int) -> Part {
    guard !scalars.isEmpty else { return Part(text: "", start: 0, end: 0) }
    let offset = min(max(offset, 0), scalars.count - 1)
    let isEnd: (Int) -> Bool = { index in
      switch unit {
      case .character: true
      case .word:
        scalars[index].properties.isWhitespace
          && (index + 1 == scalars.count || !scalars[index + 1].properties.isWhitespace)
      case .sentence:
        scalars[index].properties.isWhitespace && index > 0
          && [".", "!", "?", "…"].contains(scalars[index - 1])
      case .line, .paragraph: scalars[index] == "\n"
      }
    }
    var start = offset
    while start > 0, !isEnd(start - 1) { start -= 1 }
    var end = offset
    while end < scalars.count - 1, !isEnd(end) { end += 1 }
    return Part(text: text(from: start, to: end + 1), start: start, end: end + 1)
  }

  /// Returns the text with another one in place of a part.
  func replacing(from start: Int, to end: Int, with new: String) -> String {
    text(from: 0, to: max(start, 0)) + new + text(from: max(end, start, 0), to: -1)
  }
}
