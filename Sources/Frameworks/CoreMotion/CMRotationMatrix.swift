/// A rotation in space as a matrix of three rows and columns.
public struct CMRotationMatrix: Sendable, Equatable {
  /// A component of the first row.
  public var m11, m12, m13: Double
  /// A component of the second row.
  public var m21, m22, m23: Double
  /// A component of the third row.
  public var m31, m32, m33: Double

  /// Creates a matrix of zeros.
  public init() {
    self.init(m11: 0, m12: 0, m13: 0, m21: 0, m22: 0, m23: 0, m31: 0, m32: 0, m33: 0)
  }

  /// Creates a matrix.
  public init(
    m11: Double, m12: Double, m13: Double, m21: Double, m22: Double, m23: Double, m31: Double,
    m32: Double, m33: Double
  ) {
    (self.m11, self.m12, self.m13) = (m11, m12, m13)
    (self.m21, self.m22, self.m23) = (m21, m22, m23)
    (self.m31, self.m32, self.m33) = (m31, m32, m33)
  }
}
