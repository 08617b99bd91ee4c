import Glibc

/// A quaternion, which describes a rotation in space if its length is 1.
///
/// `simd_quatf` and `simd_quatd` are its names in single and double precision.
public protocol Quaternion: Hashable, Sendable, CustomDebugStringConvertible {
  /// The number type of the parts.
  associatedtype Scalar: BinaryFloatingPoint & SIMDScalar & Sendable
  /// The matrix of 3 columns and 3 rows.
  associatedtype Matrix3: SquareMatrix where Matrix3.Column == SIMD3<Scalar>
  /// The matrix of 4 columns and 4 rows.
  associatedtype Matrix4: SquareMatrix where Matrix4.Column == SIMD4<Scalar>

  /// The three imaginary parts and the real part.
  var vector: SIMD4<Scalar> { get set }
  /// Creates a quaternion of its parts, of which the real one is the last.
  init(vector: SIMD4<Scalar>)
}

extension Quaternion {
  /// Creates a quaternion of zeros.
  public init() { self.init(vector: .zero) }

  /// Creates a quaternion of its parts.
  public init(ix: Scalar, iy: Scalar, iz: Scalar, r: Scalar) {
    self.init(vector: SIMD4(ix, iy, iz, r))
  }

  /// Creates a quaternion of its parts.
  public init(real: Scalar, imag: SIMD3<Scalar>) { self.init(vector: SIMD4(imag, real)) }

  /// Creates the rotation by an angle, in radians, around an axis of length 1.
  public init(angle: Scalar, axis: SIMD3<Scalar>) {
    let half = Double(angle) / 2
    self.init(real: Scalar(cos(half)), imag: axis * Scalar(sin(half)))
  }

  /// Creates the shortest rotation from one vector of length 1 to another.
  public init(from: SIMD3<Scalar>, to: SIMD3<Scalar>) {
    let middle = from + to
    guard dot(middle, middle) > 0 else {
      // Opposite vectors: half a turn around any axis at right angles to both.
      let other: SIMD3<Scalar> = Swift.abs(from.x) < Swift.abs(from.y) ? [1, 0, 0] : [0, 1, 0]
      self.init(real: 0, imag: normalize(cross(from, other)))
      return
    }
    let half = normalize(middle)
    self.init(real: dot(from, half), imag: cross(from, half))
  }

  /// Creates the rotation that a matrix describes.
  ///
  /// The largest part is computed first, from the diagonal, so that nothing is divided by a number
  /// near 0.
  public init(_ rotationMatrix: Matrix3) {
    let m = rotationMatrix
    let (x, y, z) = (m[0, 0], m[1, 1], m[2, 2])
    let squares: [Scalar] = [1 + x - y - z, 1 - x + y - z, 1 - x - y + z, 1 + x + y + z]
    let largest = squares.indices.max { squares[$0] < squares[$1] } ?? 3
    let root = squares[largest].squareRoot()
    let scale = 1 / (2 * root)
    let differences: SIMD3<Scalar> = [m[1, 2] - m[2, 1], m[2, 0] - m[0, 2], m[0, 1] - m[1, 0]]
    let sums: SIMD3<Scalar> = [m[1, 2] + m[2, 1], m[2, 0] + m[0, 2], m[0, 1] + m[1, 0]]
    var parts =
      switch largest {
      case 0: SIMD4<Scalar>(0, sums.z, sums.y, differences.x) * scale
      case 1: SIMD4<Scalar>(sums.z, 0, sums.x, differences.y) * scale
      case 2: SIMD4<Scalar>(sums.y, sums.x, 0, differences.z) * scale
      default: SIMD4<Scalar>(differences, 0) * scale
      }
    parts[largest] = root / 2
    self.init(vector: parts)
  }

  /// Creates the rotation that the first three columns and rows of a matrix describe.
  public init(_ rotationMatrix: Matrix4) {
    let rows = (0..<3).map { place -> SIMD3<Scalar> in
      let column = rotationMatrix[place]
      return SIMD3(column.x, column.y, column.z)
    }
    self.init(Matrix3(rows))
  }

  /// The real part.
  public var real: Scalar {
    get { vector.w }
    set { vector.w = newValue }
  }

  /// The three imaginary parts.
  public var imag: SIMD3<Scalar> {
    get { SIMD3(vector.x, vector.y, vector.z) }
    set { vector = SIMD4(newValue, vector.w) }
  }

  /// The angle of the rotation, in radians, from 0 to 2π.
  public var angle: Scalar {
    Scalar(2 * atan2(Double(simd.length(imag)), Double(real)))
  }

  /// The axis of the rotation, of length 1; no numbers if there is no rotation.
  public var axis: SIMD3<Scalar> { simd.normalize(imag) }

  /// The quaternion with the imaginary parts negated.
  public var conjugate: Self { Self(real: real, imag: -imag) }

  /// The quaternion whose product with this one is 1.
  public var inverse: Self { Self(vector: conjugate.vector / dot(vector, vector)) }

  /// The quaternion of length 1 with the same direction.
  public var normalized: Self { Self(vector: simd.normalize(vector)) }

  /// The length.
  public var length: Scalar { simd.length(vector) }

  /// Rotates a vector.
  public func act(_ vector: SIMD3<Scalar>) -> SIMD3<Scalar> {
    let twice = 2 * cross(imag, vector)
    return vector + twice * real + cross(imag, twice)
  }

  /// The parts as text.
  public var debugDescription: String {
    "\(Self.self)(real: \(real), imag: \(imag))"
  }

  /// Adds the four parts.
  public static func + (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector + rhs.vector) }
  /// Returns the difference of two quaternions.
  public static func - (lhs: Self, rhs: Self) -> Self { Self(vector: lhs.vector - rhs.vector) }
  /// Returns the quaternion with all parts negated.
  public static prefix func - (rhs: Self) -> Self { Self(vector: -rhs.vector) }
  /// Returns the product: the rotation by the second quaternion, then by the first.
  public static func * (lhs: Self, rhs: Self) -> Self {
    Self(
      real: lhs.real * rhs.real - dot(lhs.imag, rhs.imag),
      imag: lhs.real * rhs.imag + rhs.real * lhs.imag + cross(lhs.imag, rhs.imag))
  }
  /// Returns the product of a number and a quaternion.
  public static func * (lhs: Scalar, rhs: Self) -> Self { Self(vector: lhs * rhs.vector) }
  /// Returns the product of a quaternion and a number.
  public static func * (lhs: Self, rhs: Scalar) -> Self { rhs * lhs }
  /// Returns the product with the inverse of the second quaternion.
  public static func / (lhs: Self, rhs: Self) -> Self { lhs * rhs.inverse }
  /// Returns the quotient of a quaternion and a number.
  public static func / (lhs: Self, rhs: Scalar) -> Self { Self(vector: lhs.vector / rhs) }
  /// Adds a quaternion.
  public static func += (lhs: inout Self, rhs: Self) { lhs = lhs + rhs }
  /// Subtracts a quaternion.
  public static func -= (lhs: inout Self, rhs: Self) { lhs = lhs - rhs }
  /// Multiplies by a quaternion.
  public static func *= (lhs: inout Self, rhs: Self) { lhs = lhs * rhs }
  /// Multiplies by a number.
  public static func *= (lhs: inout Self, rhs: Scalar) { lhs = lhs * rhs }
  /// Divides by a quaternion.
  public static func /= (lhs: inout Self, rhs: Self) { lhs = lhs / rhs }
  /// Divides by a number.
  public static func /= (lhs: inout Self, rhs: Scalar) { lhs = lhs / rhs }

  /// The columns of the matrix of the rotation.
  var columns: [SIMD3<Scalar>] { [act([1, 0, 0]), act([0, 1, 0]), act([0, 0, 1])] }

  /// The matrix of 3 columns and 3 rows of the rotation.
  var matrix3: Matrix3 { Matrix3(columns) }

  /// The matrix of 4 columns and 4 rows of the rotation.
  var matrix4: Matrix4 { Matrix4(columns.map { SIMD4($0, 0) } + [[0, 0, 0, 1]]) }

  /// Returns the rotation at a fraction of the way along an arc between two rotations.
  ///
  /// - Parameters:
  ///   - start: The first rotation, of length 1.
  ///   - end: The second, of length 1.
  ///   - fraction: The fraction, from 0 to 1.
  ///   - isShortest: Whether the arc is the shorter of the two.
  static func interpolation(_ start: Self, _ end: Self, _ fraction: Scalar, isShortest: Bool)
    -> Self
  {
    let cosine = dot(start.vector, end.vector)
    let target = (cosine < 0) == isShortest ? -end : end
    let distance =
      2
      * atan2(
        Double(simd.length(start.vector - target.vector)),
        Double(simd.length(start.vector + target.vector)))
    let sine = sin(distance)
    guard sine != 0 else {
      return Self(vector: start.vector + (target.vector - start.vector) * fraction).normalized
    }
    let rest = Scalar(sin((1 - Double(fraction)) * distance) / sine)
    let part = Scalar(sin(Double(fraction) * distance) / sine)
    return Self(vector: start.vector * rest + target.vector * part)
  }
}
