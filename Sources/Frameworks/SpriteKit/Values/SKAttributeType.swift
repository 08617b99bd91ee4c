/// The data types of a shader attribute.
public enum SKAttributeType: Int, Sendable {
  /// No data.
  case none = 0
  /// A float.
  case float = 1
  /// Two floats.
  case vectorFloat2 = 2
  /// Three floats.
  case vectorFloat3 = 3
  /// Four floats.
  case vectorFloat4 = 4
  /// A half-precision float.
  case halfFloat = 5
  /// Two half-precision floats.
  case vectorHalfFloat2 = 6
  /// Three half-precision floats.
  case vectorHalfFloat3 = 7
  /// Four half-precision floats.
  case vectorHalfFloat4 = 8
}
