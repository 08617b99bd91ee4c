/// The components of a transform: perspective, scale, shear, rotation and translation.
///
/// Source: Layers.V4
struct TransformComponents: Equatable {
  typealias Row = SIMD3<Double>

  /// The scale along each axis; negative if the transform mirrors.
  var scale = Row(1, 1, 1)
  /// The shear of x and y, x and z, and y and z, after scaling.
  var shear = Row.zero
  /// The rotation.
  var rotation = Quaternion.identity
  /// The translation.
  var translation = Row.zero
  /// The perspective: the last column of the matrix.
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  init() {}

  /// Decomposes a transform, or returns `nil` if it is singular.
  ///
  /// The rows of the upper left 3 × 3 matrix are orthogonalized (Gram–Schmidt): the projections are
  /// the shears, the lengths the scale, and the rest is a rotation.
  init?(_ t: CATransform3D) {
    // M = A·P, where P differs from the identity by its last column only. So A is M without its
    // last column, and that column of P is A⁻¹ times that of M.
    var affine = t
    (affine.m14, affine.m24, affine.m34, affine.m44) = (0, 0, 0, 1)
    guard let back = affine.inverse else { return nil }
    if t.m14 != 0 || t.m24 != 0 || t.m34 != 0 || t.m44 != 1 {
      let last = SIMD4<Double>(t.m14, t.m24, t.m34, t.m44)
      let (b1, b2, b3, b4) = back.rows
      perspective = SIMD4(
        (b1 * last).sum(), (b2 * last).sum(), (b3 * last).sum(), (b4 * last).sum())
    }
    translation = Row(t.m41, t.m42, t.m43)
    var (x, y, z) = (
      Row(t.m11, t.m12, t.m13), Row(t.m21, t.m22, t.m23), Row(t.m31, t.m32, t.m33)
    )
    scale.x = Self.length(x)
    x /= scale.x
    shear.x = (x * y).sum()
    y -= shear.x * x
    scale.y = Self.length(y)
    y /= scale.y
    shear.x /= scale.y
    shear.y = (x * z).sum()
    z -= shear.y * x
    shear.z = (y * z).sum()
    z -= shear.z * y
    scale.z = Self.length(z)
    z /= scale.z
    shear.y /= scale.z
    shear.z /= scale.z
    guard scale.x.isFinite, scale.y.isFinite, scale.z.isFinite, scale.min() > 0 else { return nil }
    // A rotation does not mirror. So the axis that points back the most is inverted, and its scale
    // is negative: a mirrored layer then animates through a line, and does not rotate.
    if (Self.cross(x, y) * z).sum() < 0 {
      if x.x <= y.y, x.x <= z.z {
        x = -x
        scale.x = -scale.x
        shear.x = -shear.x
        shear.y = -shear.y
      } else if y.y <= z.z {
        y = -y
        scale.y = -scale.y
        shear.x = -shear.x
        shear.z = -shear.z
      } else {
        z = -z
        scale.z = -scale.z
        shear.y = -shear.y
        shear.z = -shear.z
      }
    }
    rotation = Quaternion(rows: x, y, z)
  }

  /// The transform with these components.
  var transform: CATransform3D {
    let (x, y, z) = rotation.rows
    let a = scale.x * x
    let b = scale.y * (shear.x * x + y)
    let c = scale.z * (shear.y * x + shear.z * y + z)
    func row(_ r: Row, _ w: Double) -> SIMD4<Double> { SIMD4(r.x, r.y, r.z, w) }
    let affine = CATransform3D(rows: row(a, 0), row(b, 0), row(c, 0), row(translation, 1))
    guard perspective != SIMD4(0, 0, 0, 1) else { return affine }
    var last = CATransform3DIdentity
    (last.m14, last.m24) = (CGFloat(perspective.x), CGFloat(perspective.y))
    (last.m34, last.m44) = (CGFloat(perspective.z), CGFloat(perspective.w))
    return affine.then(last)
  }

  /// Returns the interpolation of each component; the rotation takes the shortest path.
  func toward(_ other: TransformComponents, _ fraction: Double) -> TransformComponents {
    var parts = TransformComponents()
    parts.scale = scale + (other.scale - scale) * fraction
    parts.shear = shear + (other.shear - shear) * fraction
    parts.rotation = rotation.toward(other.rotation, fraction)
    parts.translation = translation + (other.translation - translation) * fraction
    parts.perspective = perspective + (other.perspective - perspective) * fraction
    return parts
  }

  private static func length(_ row: Row) -> Double { (row * row).sum().squareRoot() }

  static func cross(_ a: Row, _ b: Row) -> Row {
    Row(a.y * b.z - a.z * b.y, a.z * b.x - a.x * b.z, a.x * b.y - a.y * b.x)
  }
}
