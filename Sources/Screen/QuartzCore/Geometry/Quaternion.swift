/// A rotation in space, as a unit quaternion.
struct Quaternion: Equatable {
  typealias Row = SIMD3<Double>

  /// The axis times the sine of half the angle, and the cosine of half the angle.
  var x, y, z, w: Double

  /// The identity.
  static let identity = Quaternion(x: 0, y: 0, z: 0, w: 1)

  /// Creates a rotation from the components of a unit quaternion.
  init(x: Double, y: Double, z: Double, w: Double) {
    (self.x, self.y, self.z, self.w) = (x, y, z, w)
  }

  /// Creates the rotation of an orthonormal matrix for row vectors.
  ///
  /// The largest component is computed from the diagonal, to avoid division by a small one; the
  /// others follow from sums and differences of the off-diagonal elements.
  init(rows a: Row, _ b: Row, _ c: Row) {
    let squares = [
      1 + a.x - b.y - c.z, 1 - a.x + b.y - c.z, 1 - a.x - b.y + c.z, 1 + a.x + b.y + c.z,
    ]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let size = max(squares[largest], 0).squareRoot() / 2
    let share = 0.25 / size
    switch largest {
    case 0:
      self.init(x: size, y: (a.y + b.x) * share, z: (a.z + c.x) * share, w: (b.z - c.y) * share)
    case 1:
      self.init(x: (a.y + b.x) * share, y: size, z: (b.z + c.y) * share, w: (c.x - a.z) * share)
    case 2:
      self.init(x: (a.z + c.x) * share, y: (b.z + c.y) * share, z: size, w: (a.y - b.x) * share)
    default:
      self.init(x: (b.z - c.y) * share, y: (c.x - a.z) * share, z: (a.y - b.x) * share, w: size)
    }
  }

  /// The rotation matrix, for row vectors.
  var rows: (Row, Row, Row) {
    (
      Row(1 - 2 * (y * y + z * z), 2 * (x * y + w * z), 2 * (x * z - w * y)),
      Row(2 * (x * y - w * z), 1 - 2 * (x * x + z * z), 2 * (y * z + w * x)),
      Row(2 * (x * z + w * y), 2 * (y * z - w * x), 1 - 2 * (x * x + y * y))
    )
  }

  /// The rotation as Euler angles about x, then y, then z, in radians.
  ///
  /// The first row is (cos y·cos z, cos y·sin z, −sin y), and the last elements of the other two
  /// are sin x·cos y and cos x·cos y.
  var angles: Row {
    let (a, b, c) = rows
    let aboutY = asin(max(-1, min(1, -a.z)))
    // In gimbal lock only the sum of the other two angles is determined; it is assigned to z.
    guard abs(a.z) < 1 - 1e-12 else { return Row(0, aboutY, atan2(-b.x, b.y)) }
    return Row(atan2(b.z, c.z), aboutY, atan2(a.y, a.x))
  }

  /// Creates the rotation about x, then y, then z, in radians.
  init(angles: Row) {
    let half = angles / 2
    let (sx, cx) = (sin(half.x), cos(half.x))
    let (sy, cy) = (sin(half.y), cos(half.y))
    let (sz, cz) = (sin(half.z), cos(half.z))
    self.init(
      x: sx * cy * cz - cx * sy * sz, y: cx * sy * cz + sx * cy * sz,
      z: cx * cy * sz - sx * sy * cz, w: cx * cy * cz + sx * sy * sz)
  }

  /// Returns the spherical interpolation to another rotation on the shortest path; extrapolates
  /// outside 0…1.
  func toward(_ other: Quaternion, _ fraction: Double) -> Quaternion {
    var cosine = x * other.x + y * other.y + z * other.z + w * other.w
    // A quaternion and its negative are the same rotation; the nearer one is used.
    let sign: Double = cosine < 0 ? -1 : 1
    cosine = min(1, cosine * sign)
    let angle = acos(cosine)
    var (own, others) = (1 - fraction, fraction * sign)
    if angle > 1e-6 {
      own = sin((1 - fraction) * angle) / sin(angle)
      others = sin(fraction * angle) / sin(angle) * sign
    }
    let sum = Quaternion(
      x: own * x + others * other.x, y: own * y + others * other.y,
      z: own * z + others * other.z, w: own * w + others * other.w)
    let length = (sum.x * sum.x + sum.y * sum.y + sum.z * sum.z + sum.w * sum.w).squareRoot()
    return Quaternion(
      x: sum.x / length, y: sum.y / length, z: sum.z / length, w: sum.w / length)
  }
}
