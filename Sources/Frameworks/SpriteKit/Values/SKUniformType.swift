/// The data types of a uniform.
public enum SKUniformType: Int, Sendable {
  /// No data.
  case none = 0
  /// A float.
  case float = 1
  /// Two floats.
  case floatVector2 = 2
  /// Three floats.
  case floatVector3 = 3
  /// Four floats.
  case floatVector4 = 4
  /// A 2 × 2 matrix.
  case floatMatrix2 = 5
  /// A 3 × 3 matrix.
  case floatMatrix3 = 6
  /// A 4 × 4 matrix.
  case floatMatrix4 = 7
  /// A texture.
  case texture = 8
}
