/// How text looks on a terminal that can show it.
public enum TextStyle: Int, Sendable, CaseIterable {
  /// Heavier than the rest.
  case bold = 1
  /// Fainter than the rest.
  case dim = 2
  /// For errors.
  case red = 31
  /// For what is well.
  case green = 32
  /// For warnings.
  case yellow = 33
  /// For remarks.
  case blue = 34
  /// For what stands out without a judgement.
  case magenta = 35
  /// For names and numbers.
  case cyan = 36
}
