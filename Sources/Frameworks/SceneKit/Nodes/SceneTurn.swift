/// Conversions between transforms, rotations and angles.
enum SceneTurn {
  /// The identity rotation.
  static let none = simd_quatf(ix: 0, iy: 0, iz: 0, r: 1)

  /// The rotation about z, then y, then x.
  static func turn(by angles: SIMD3<Float>) -> simd_quatf {
    simd_quatf(angle: angles.x, axis: SIMD3(1, 0, 0))
      * simd_quatf(angle: angles.y, axis: SIMD3(0, 1, 0))
      * simd_quatf(angle: angles.z, axis: SIMD3(0, 0, 1))
  }

  /// The angles of a rotation about z, then y, then x.
  static func angles(of turn: simd_quatf) -> SIMD3<Float> {
    let (x, y, z) = (
      turn.act(SIMD3(1, 0, 0)), turn.act(SIMD3(0, 1, 0)), turn.act(SIMD3(0, 0, 1))
    )
    let middle = asin(min(max(z.x, -1), 1))
    guard abs(z.x) < 0.999_999 else { return SIMD3(atan2(y.z, y.y), middle, 0) }
    return SIMD3(atan2(-z.y, z.z), middle, atan2(-y.x, x.x))
  }

  /// The matrix of a translation, a rotation and a scale.
  static func matrix(
    _ place: SIMD3<Float>, _ turn: simd_quatf, _ factors: SIMD3<Float>
  ) -> simd_float4x4 {
    var result = simd_float4x4(turn) * simd_float4x4(diagonal: SIMD4(factors, 1))
    result.columns.3 = SIMD4(place, 1)
    return result
  }

  /// The translation, rotation and scale of a matrix; a mirrored one has a negative scale.
  static func parts(
    of matrix: simd_float4x4
  ) -> (SIMD3<Float>, simd_quatf, SIMD3<Float>) {
    let axes = (part(matrix, 0), part(matrix, 1), part(matrix, 2))
    var factors = SIMD3(simd_length(axes.0), simd_length(axes.1), simd_length(axes.2))
    if simd_dot(simd_cross(axes.0, axes.1), axes.2) < 0 { factors.x = -factors.x }
    guard factors.x != 0, factors.y != 0, factors.z != 0 else {
      return (part(matrix, 3), none, factors)
    }
    let turn = simd_quatf(
      simd_float3x3(axes.0 / factors.x, axes.1 / factors.y, axes.2 / factors.z))
    return (part(matrix, 3), turn, factors)
  }

  /// The first three numbers of a column.
  static func part(_ matrix: simd_float4x4, _ index: Int) -> SIMD3<Float> {
    let column =
      switch index {
      case 0: matrix.columns.0
      case 1: matrix.columns.1
      case 2: matrix.columns.2
      default: matrix.columns.3
      }
    return SIMD3(column.x, column.y, column.z)
  }

  /// The axes of something that looks in a direction; nil without a direction.
  static func basis(front: SIMD3<Float>, up: SIMD3<Float>) -> simd_float3x3? {
    guard simd_length(front) > 0, simd_length(up) > 0 else { return nil }
    let back = -simd_normalize(front)
    var right = simd_cross(simd_normalize(up), back)
    if simd_length(right) < 1e-6 {
      right = simd_cross(abs(back.y) < 0.9 ? SIMD3(0, 1, 0) : SIMD3(0, 0, -1), back)
    }
    right = simd_normalize(right)
    return simd_float3x3(right, simd_cross(back, right), back)
  }

  /// A position, transformed.
  static func point(_ point: SCNVector3, _ matrix: simd_float4x4) -> SCNVector3 {
    let result = matrix * SIMD4(SIMD3(point), 1)
    return SCNVector3(SIMD3(result.x, result.y, result.z))
  }

  /// A direction, transformed.
  static func vector(_ vector: SCNVector3, _ matrix: simd_float4x4) -> SCNVector3 {
    let result = matrix * SIMD4(SIMD3(vector), 0)
    return SCNVector3(SIMD3(result.x, result.y, result.z))
  }
}
