/// The types of the data of an attribute.
public enum SKAttributeType: Int, Sendable {
  /// The attribute has no data.
  case none = 0
  /// One number.
  case float = 1
  /// Two numbers.
  case vectorFloat2 = 2
  /// Three numbers.
  case vectorFloat3 = 3
  /// Four numbers.
  case vectorFloat4 = 4
  /// One short number.
  case halfFloat = 5
  /// Two short numbers.
  case vectorHalfFloat2 = 6
  /// Three short numbers.
  case vectorHalfFloat3 = 7
  /// Four short numbers.
  case vectorHalfFloat4 = 8
}
