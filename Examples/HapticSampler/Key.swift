/// A command that a key gives.
enum Key: Equatable {
  /// Play the pattern with an index, counted from 0.
  case pattern(Int)
  /// Increase or decrease the intensity.
  case louder, softer
  /// Increase or decrease the sharpness.
  case sharper, duller
  /// Pause or resume.
  case pause
  /// Start or stop looping.
  case loop
  /// Wait until all players have finished, so that keys from a file need no clock.
  case wait
  /// Quit.
  case quit
  /// A key without a command.
  case other

  /// The keys of patterns, in order.
  static let ofPatterns = Array("1234567890abcdefgh")

  /// Creates the command of a character.
  init(_ character: Character) {
    switch character {
    case "p": self = .pause
    case "l": self = .loop
    case " ": self = .wait
    // Raw terminals deliver Ctrl-C and Ctrl-D as characters.
    case "q", "\u{3}", "\u{4}": self = .quit
    default: self = Self.ofPatterns.firstIndex(of: character).map(Key.pattern) ?? .other
    }
  }

  /// Creates the command of an arrow key by the letter that ends its sequence, `ESC [ A` and so on.
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
