/// A three-dimensional transform, as a 4 × 4 matrix.
///
/// A point is a row vector (x, y, z, 1) to the left of the matrix. The result is divided by its
/// last component, which creates perspective.
public struct CATransform3D: Sendable, Hashable, BitwiseCopyable {
  /// The first row.
  public var m11, m12, m13, m14: CGFloat
  /// The second row.
  public var m21, m22, m23, m24: CGFloat
  /// The third row.
  public var m31, m32, m33, m34: CGFloat
  /// The fourth row: the translation.
  public var m41, m42, m43, m44: CGFloat

  /// Creates a matrix of zeros.
  public init() { self.init(rows: .zero, .zero, .zero, .zero) }

  /// Creates a matrix from its elements.
  public init(
    m11: CGFloat, m12: CGFloat, m13: CGFloat, m14: CGFloat,
    m21: CGFloat, m22: CGFloat, m23: CGFloat, m24: CGFloat,
    m31: CGFloat, m32: CGFloat, m33: CGFloat, m34: CGFloat,
    m41: CGFloat, m42: CGFloat, m43: CGFloat, m44: CGFloat
  ) {
    (self.m11, self.m12, self.m13, self.m14) = (m11, m12, m13, m14)
    (self.m21, self.m22, self.m23, self.m24) = (m21, m22, m23, m24)
    (self.m31, self.m32, self.m33, self.m34) = (m31, m32, m33, m34)
    (self.m41, self.m42, self.m43, self.m44) = (m41, m42, m43, m44)
  }

  // MARK: Internals

  typealias Row = SIMD4<Double>

  init(rows r1: Row, _ r2: Row, _ r3: Row, _ r4: Row) {
    self.init(
      m11: r1.x, m12: r1.y, m13: r1.z, m14: r1.w, m21: r2.x, m22: r2.y, m23: r2.z, m24: r2.w,
      m31: r3.x, m32: r3.y, m33: r3.z, m34: r3.w, m41: r4.x, m42: r4.y, m43: r4.z, m44: r4.w)
  }

  var rows: (Row, Row, Row, Row) {
    (
      Row(m11, m12, m13, m14), Row(m21, m22, m23, m24), Row(m31, m32, m33, m34),
      Row(m41, m42, m43, m44)
    )
  }

  /// Returns this transform followed by another.
  func then(_ next: CATransform3D) -> CATransform3D {
    let (n1, n2, n3, n4) = next.rows
    func row(_ r: Row) -> Row { n1 * r.x + n2 * r.y + n3 * r.z + n4 * r.w }
    let (r1, r2, r3, r4) = rows
    return CATransform3D(rows: row(r1), row(r2), row(r3), row(r4))
  }
}
