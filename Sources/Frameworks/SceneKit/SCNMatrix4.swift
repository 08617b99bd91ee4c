/// A matrix of four rows and four columns that transforms rows: the last row is the translation.
public struct SCNMatrix4: Sendable, Equatable {
  /// The element in row 1 and column 1.
  public var m11: Float
  /// The element in row 1 and column 2.
  public var m12: Float
  /// The element in row 1 and column 3.
  public var m13: Float
  /// The element in row 1 and column 4.
  public var m14: Float
  /// The element in row 2 and column 1.
  public var m21: Float
  /// The element in row 2 and column 2.
  public var m22: Float
  /// The element in row 2 and column 3.
  public var m23: Float
  /// The element in row 2 and column 4.
  public var m24: Float
  /// The element in row 3 and column 1.
  public var m31: Float
  /// The element in row 3 and column 2.
  public var m32: Float
  /// The element in row 3 and column 3.
  public var m33: Float
  /// The element in row 3 and column 4.
  public var m34: Float
  /// The element in row 4 and column 1.
  public var m41: Float
  /// The element in row 4 and column 2.
  public var m42: Float
  /// The element in row 4 and column 3.
  public var m43: Float
  /// The element in row 4 and column 4.
  public var m44: Float

  /// Creates a matrix of zeros.
  public init() { self.init(simd_float4x4(0)) }

  /// Creates a matrix from its elements.
  public init(
    m11: Float, m12: Float, m13: Float, m14: Float,
    m21: Float, m22: Float, m23: Float, m24: Float,
    m31: Float, m32: Float, m33: Float, m34: Float,
    m41: Float, m42: Float, m43: Float, m44: Float
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  /// Creates a matrix whose rows are the columns of another.
  public init(_ m: simd_float4x4) {
    let (row1, row2, row3, row4) = m.columns
    (m11, m12, m13, m14) = (row1.x, row1.y, row1.z, row1.w)
    (m21, m22, m23, m24) = (row2.x, row2.y, row2.z, row2.w)
    (m31, m32, m33, m34) = (row3.x, row3.y, row3.z, row3.w)
    (m41, m42, m43, m44) = (row4.x, row4.y, row4.z, row4.w)
  }
}

extension simd_float4x4 {
  /// Creates a matrix whose columns are the rows of another.
  public init(_ matrix: SCNMatrix4) {
    self.init(
      SIMD4(matrix.m11, matrix.m12, matrix.m13, matrix.m14),
      SIMD4(matrix.m21, matrix.m22, matrix.m23, matrix.m24),
      SIMD4(matrix.m31, matrix.m32, matrix.m33, matrix.m34),
      SIMD4(matrix.m41, matrix.m42, matrix.m43, matrix.m44))
  }
}

/// The identity matrix.
public let SCNMatrix4Identity = SCNMatrix4(matrix_identity_float4x4)
