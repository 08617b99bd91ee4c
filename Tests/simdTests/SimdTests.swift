import Testing
import simd

/// Tests of vectors and matrices.
@Suite struct SimdTests {
  @Test("Functions of vectors agree with their definitions")
  func vectors() {
    let (x, y) = (simd_float3(3, 4, 0), float3(0, 0, 2))
    #expect(simd_length(x) == 5 && length_squared(x) == 25 && dot(x, y) == 0)
    #expect(simd_normalize(x) == simd_float3(0.6, 0.8, 0))
    #expect(cross(simd_double3(1, 0, 0), simd_double3(0, 1, 0)) == simd_double3(0, 0, 1))
    #expect(distance(simd_float2(1, 1), simd_float2(4, 5)) == 5)
    #expect(mix(simd_float2(0, 10), simd_float2(2, 20), t: 0.5) == simd_float2(1, 15))
    #expect(simd_mix(2.0, 4.0, 0.25) == 2.5 && simd_clamp(5, 0, 3) == 3)
    #expect(simd_clamp(float2(-1, 9), float2(0, 0), float2(3, 3)) == float2(0, 3))
    #expect(simd_min(float2(1, 5), float2(2, 3)) == float2(1, 3))
    #expect(simd_abs(float2(-1, 5)) == float2(1, 5) && sign(float2(-4, 0)) == float2(-1, 0))
    #expect(reflect(float2(1, -1), n: float2(0, 1)) == float2(1, 1))
    #expect(simd_smoothstep(0.0, 2.0, 1.0) == 0.5)
  }

  @Test("A matrix has columns, rows, and elements by column and row")
  func parts() {
    var matrix = simd_float2x2(columns: (float2(1, 2), float2(3, 4)))
    #expect(matrix[1] == float2(3, 4) && matrix[1, 0] == 3 && matrix.columns.0.y == 2)
    #expect(matrix == float2x2(rows: [float2(1, 3), float2(2, 4)]))
    #expect(matrix.transpose == float2x2([float2(1, 3), float2(2, 4)]))
    #expect(
      matrix_multiply(matrix, float2(1, 0)) == matrix[0] && matrix_scale(2, matrix) == 2 * matrix)
    matrix[0, 1] = 9
    #expect(matrix == matrix_float2x2(float2(1, 9), float2(3, 4)))
    #expect(simd_double3x3(2) == double3x3(diagonal: simd_double3(2, 2, 2)))
    #expect(float4x4() + matrix_identity_float4x4 == matrix_identity_float4x4)
  }

  @Test("Products apply the right factor first")
  func products() {
    let turn = double2x2(rows: [simd_double2(0, -1), simd_double2(1, 0)])
    let stretch = double2x2(diagonal: simd_double2(2, 1))
    #expect(turn * simd_double2(1, 0) == simd_double2(0, 1))
    #expect((turn * stretch) * simd_double2(1, 0) == turn * (stretch * simd_double2(1, 0)))
    #expect(simd_double2(0, 1) * turn == simd_double2(1, 0))
    #expect(simd_mul(turn, turn) == -double2x2(1) && 2 * turn == turn + turn)
  }

  @Test("The inverse of a matrix undoes it, and a singular matrix has none")
  func inverses() {
    let matrix = simd_double4x4(rows: [
      simd_double4(0, 2, 0, 1), simd_double4(1, 0, 3, 0), simd_double4(0, 0, 1, 4),
      simd_double4(2, 0, 0, 1),
    ])
    let product = matrix * matrix.inverse
    for column in 0..<4 {
      let error = product[column] - matrix_identity_double4x4[column]
      #expect(simd_length(error) < 1e-12)
    }
    #expect(abs(simd_determinant(matrix) - -50) < 1e-12)
    let flat = float2x2(rows: [float2(1, 2), float2(2, 4)])
    #expect(flat.determinant == 0 && flat.inverse[0].x.isNaN)
  }
}
