/// The types of SMPTE time code, by frames per second.
public enum SMPTETimeType: UInt32, Sendable {
  /// 24 frames.
  case type24 = 0
  /// 25 frames.
  case type25 = 1
  /// 30 frames, with drop frames.
  case type30Drop = 2
  /// 30 frames.
  case type30 = 3
  /// 29.97 frames.
  case type2997 = 4
  /// 29.97 frames, with drop frames.
  case type2997Drop = 5
  /// 60 frames.
  case type60 = 6
  /// 59.94 frames.
  case type5994 = 7
  /// 60 frames, with drop frames.
  case type60Drop = 8
  /// 59.94 frames, with drop frames.
  case type5994Drop = 9
  /// 50 frames.
  case type50 = 10
  /// 23.98 frames.
  case type2398 = 11
}
