/// What a key asks for.
enum Key: Equatable {
  /// The pattern of that number, counted from 0.
  case pattern(Int)
  /// More intensity, or less.
  case louder, softer
  /// More sharpness, or less.
  case sharper, duller
  /// Hold, or go on.
  case pause
  /// Loop, or loop no more.
  case loop
  /// Wait until all that plays is over, so that keys from a file need no clock.
  case wait
  /// The end.
  case quit
  /// A key that means nothing.
  case other

  /// The keys of patterns, in order.
  static let ofPatterns = Array("1234567890abcdefgh")

  /// The key of one character.
  init(_ character: Character) {
    switch character {
    case "p": self = .pause
    case "l": self = .loop
    case " ": self = .wait
    // Raw terminals give Ctrl-C and Ctrl-D as characters.
    case "q", "\u{3}", "\u{4}": self = .quit
    default: self = Self.ofPatterns.firstIndex(of: character).map(Key.pattern) ?? .other
    }
  }

  /// The key of the letter that ends an arrow's sequence, `ESC [ A` and so on.
  init(arrow: Character) {
    switch arrow {
    case "A": self = .louder
    case "B": self = .softer
    case "C": self = .sharper
    case "D": self = .duller
    default: self = .other
    }
  }
}
