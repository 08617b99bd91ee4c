/// The positions of ruby text.
public enum CTRubyPosition: UInt8, Sendable, Hashable {
  /// Above horizontal text, to the right of vertical text.
  case before = 0
  /// Below horizontal text, to the left of vertical text.
  case after = 1
  /// After the characters, to the right of horizontal text.
  case interCharacter = 2
  /// Inline, after the characters.
  case inline = 3

  /// The positions, in the order of the parameter `text`.
  static let places: [CTRubyPosition] = [.before, .after, .interCharacter, .inline]
}
