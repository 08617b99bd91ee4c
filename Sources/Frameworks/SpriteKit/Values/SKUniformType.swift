/// The types of the data of a uniform.
public enum SKUniformType: Int, Sendable {
  /// The uniform has no data.
  case none = 0
  /// One number.
  case float = 1
  /// Two numbers.
  case floatVector2 = 2
  /// Three numbers.
  case floatVector3 = 3
  /// Four numbers.
  case floatVector4 = 4
  /// A matrix of two rows.
  case floatMatrix2 = 5
  /// A matrix of three rows.
  case floatMatrix3 = 6
  /// A matrix of four rows.
  case floatMatrix4 = 7
  /// A texture.
  case texture = 8
}
