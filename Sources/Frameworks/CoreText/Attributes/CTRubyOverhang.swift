/// The neighboring characters that a reading may be above.
public enum CTRubyOverhang: UInt8, Sendable, Hashable {
  /// An overhang that is not known.
  case invalid = 255
  /// Both.
  case auto = 0
  /// Those before.
  case start = 1
  /// Those after.
  case end = 2
  /// None.
  case none = 3
}
