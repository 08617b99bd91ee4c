/// A quaternion of double precision.
public struct simd_quatd: Quaternion, Codable {
  /// The three imaginary parts and the real part.
  public var vector: SIMD4<Double>

  /// Creates a quaternion of its parts, of which the real one is the last.
  public init(vector: SIMD4<Double>) { self.vector = vector }

  /// The matrix of 3 columns and 3 rows.
  public typealias Matrix3 = simd_double3x3
  /// The matrix of 4 columns and 4 rows.
  public typealias Matrix4 = simd_double4x4
}

extension simd_double3x3 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatd) { self = quaternion.matrix3 }
}

extension simd_double4x4 {
  /// Creates the matrix of a rotation.
  public init(_ quaternion: simd_quatd) { self = quaternion.matrix4 }
}
