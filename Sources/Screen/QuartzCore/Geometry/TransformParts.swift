/// A change in space as perspective, stretch, slants, turn and move, one after another.
///
/// Source: Documentation/Behaviour/Layers.md#values (V4)
struct TransformParts: Equatable {
  typealias Row = SIMD3<Double>

  /// The stretch along each axis; below 0 where the change mirrors.
  var scale = Row(1, 1, 1)
  /// How far y slants to x, z to x, and z to y, after the stretch.
  var shear = Row.zero
  /// The turn.
  var rotation = Quaternion.identity
  /// The move.
  var translation = Row.zero
  /// The last column, which divides.
  var perspective = SIMD4<Double>(0, 0, 0, 1)

  init() {}

  /// Takes a change apart; `nil` where it makes space flat, and has no parts.
  ///
  /// The rows of its upper left three are made orthogonal one after another (Gram and Schmidt): what
  /// is taken off them are the slants, their lengths the stretch, and what remains is a turn.
  init?(_ t: CATransform3D) {
    // M = A·P, where P differs from the identity by its last column only. So A is M without its last
    // column, and that column of P is A⁻¹ times that of M.
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
    // A turn does not mirror. So the axis that points back the most is turned over, and its stretch is
    // below 0: then a mirrored picture goes through a line, and not round.
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

  /// The change that has these parts.
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

  /// The parts on the way to others, each by itself; the turn goes the shortest way.
  func toward(_ other: TransformParts, _ fraction: Double) -> TransformParts {
    var parts = TransformParts()
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
