import SceneKit
import Testing

/// Matrices of SceneKit.
@Suite struct MatrixTests {
  /// Transforms a point as a row.
  private func transform(_ point: SCNVector3, by matrix: SCNMatrix4) -> SCNVector3 {
    let result = simd_float4x4(matrix) * SIMD4(point.x, point.y, point.z, 1)
    return SCNVector3(x: result.x, y: result.y, z: result.z)
  }

  private func expectEqual(_ left: SCNVector3, _ right: SCNVector3) {
    let difference = SIMD3(left) - SIMD3(right)
    #expect(simd_length(difference) < 1e-5, "\(left) is not \(right)")
  }

  @Test("A translation is the last row")
  func translation() {
    let matrix = SCNMatrix4MakeTranslation(1, 2, 3)
    #expect((matrix.m41, matrix.m42, matrix.m43, matrix.m44) == (1, 2, 3, 1))
    expectEqual(transform(SCNVector3(4, 5, 6), by: matrix), SCNVector3(5, 7, 9))
    #expect(SCNMatrix4IsIdentity(SCNMatrix4Translate(matrix, -1, -2, -3)))
  }

  @Test("A quarter turn about the z axis moves the x axis to the y axis")
  func rotation() {
    let matrix = SCNMatrix4MakeRotation(.pi / 2, 0, 0, 7)
    expectEqual(transform(SCNVector3(1, 0, 0), by: matrix), SCNVector3(0, 1, 0))
    #expect(SCNMatrix4IsIdentity(SCNMatrix4MakeRotation(1, 0, 0, 0)))
  }

  @Test("A product transforms as the first matrix, and then as the second")
  func product() {
    let (move, scale) = (SCNMatrix4MakeTranslation(1, 0, 0), SCNMatrix4MakeScale(2, 3, 4))
    let point = SCNVector3(1, 1, 1)
    expectEqual(transform(point, by: SCNMatrix4Mult(move, scale)), SCNVector3(4, 3, 4))
    expectEqual(transform(point, by: SCNMatrix4Mult(scale, move)), SCNVector3(3, 3, 4))
    #expect(SCNMatrix4EqualToMatrix4(SCNMatrix4Scale(move, 2, 3, 4), SCNMatrix4Mult(move, scale)))
    let turned = SCNMatrix4Rotate(move, .pi / 2, 0, 0, 1)
    expectEqual(transform(SCNVector3Zero, by: turned), SCNVector3(0, 1, 0))
  }

  @Test("The inverse undoes a matrix; a matrix without one stays")
  func inverse() {
    let matrix = SCNMatrix4Rotate(SCNMatrix4MakeTranslation(1, 2, 3), 1, 1, 1, 0)
    let back = SCNMatrix4Mult(matrix, SCNMatrix4Invert(matrix))
    expectEqual(transform(SCNVector3(4, 5, 6), by: back), SCNVector3(4, 5, 6))
    #expect(SCNMatrix4Invert(SCNMatrix4()) == SCNMatrix4())
  }

  @Test("Rows are the columns of simd's matrices, and vectors convert")
  func conversions() {
    let matrix = SCNMatrix4(
      m11: 1, m12: 2, m13: 3, m14: 4, m21: 5, m22: 6, m23: 7, m24: 8, m31: 9, m32: 10, m33: 11,
      m34: 12, m41: 13, m42: 14, m43: 15, m44: 16)
    #expect(simd_float4x4(matrix).columns.1 == SIMD4(5, 6, 7, 8))
    #expect(SCNMatrix4(simd_float4x4(matrix)) == matrix)
    #expect(SIMD4(SCNVector4(SIMD4(1, 2, 3, 4))) == SIMD4(1, 2, 3, 4))
    #expect(SCNVector3EqualToVector3(SCNVector3(SIMD3(1, 2, 3)), SCNVector3Make(1, 2, 3)))
    #expect(!SCNVector4EqualToVector4(SCNVector4Zero, SCNVector4Make(0, 0, 0, 1)))
  }
}
