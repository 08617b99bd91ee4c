extension CATransform3D {
  /// The inverse, or `nil` if the transform is singular.
  ///
  /// It is computed from the minors of the upper and the lower pair of rows: six products each
  /// yield the determinant and all sixteen cofactors.
  var inverse: CATransform3D? {
    let a0 = m11 * m22 - m12 * m21
    let a1 = m11 * m23 - m13 * m21
    let a2 = m11 * m24 - m14 * m21
    let a3 = m12 * m23 - m13 * m22
    let a4 = m12 * m24 - m14 * m22
    let a5 = m13 * m24 - m14 * m23
    let b0 = m31 * m42 - m32 * m41
    let b1 = m31 * m43 - m33 * m41
    let b2 = m31 * m44 - m34 * m41
    let b3 = m32 * m43 - m33 * m42
    let b4 = m32 * m44 - m34 * m42
    let b5 = m33 * m44 - m34 * m43
    let determinant = a0 * b5 - a1 * b4 + a2 * b3 + a3 * b2 - a4 * b1 + a5 * b0
    guard determinant != 0, determinant.isFinite else { return nil }
    let share = 1 / determinant
    return CATransform3D(
      m11: (m22 * b5 - m23 * b4 + m24 * b3) * share,
      m12: (m13 * b4 - m12 * b5 - m14 * b3) * share,
      m13: (m42 * a5 - m43 * a4 + m44 * a3) * share,
      m14: (m33 * a4 - m32 * a5 - m34 * a3) * share,
      m21: (m23 * b2 - m21 * b5 - m24 * b1) * share,
      m22: (m11 * b5 - m13 * b2 + m14 * b1) * share,
      m23: (m43 * a2 - m41 * a5 - m44 * a1) * share,
      m24: (m31 * a5 - m33 * a2 + m34 * a1) * share,
      m31: (m21 * b4 - m22 * b2 + m24 * b0) * share,
      m32: (m12 * b2 - m11 * b4 - m14 * b0) * share,
      m33: (m41 * a4 - m42 * a2 + m44 * a0) * share,
      m34: (m32 * a2 - m31 * a4 - m34 * a0) * share,
      m41: (m22 * b1 - m21 * b3 - m23 * b0) * share,
      m42: (m11 * b3 - m12 * b1 + m13 * b0) * share,
      m43: (m42 * a1 - m41 * a3 - m43 * a0) * share,
      m44: (m31 * a3 - m32 * a1 + m33 * a0) * share)
  }
}
