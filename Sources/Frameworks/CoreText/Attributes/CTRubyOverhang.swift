/// The neighboring text that ruby text may overhang.
public enum CTRubyOverhang: UInt8, Sendable, Hashable {
  /// An unknown overhang.
  case invalid = 255
  /// The text on both sides.
  case auto = 0
  /// The preceding text.
  case start = 1
  /// The following text.
  case end = 2
  /// No text.
  case none = 3
}
