import Testing
import simd

/// Tests of quaternions.
@Suite struct QuaternionTests {
  /// Returns some rotations, the same in every run.
  private static let rotations: [simd_quatd] = {
    var state: UInt64 = 7
    func next() -> Double {
      state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
      return Double(state >> 11) / Double(1 << 53) * 2 - 1
    }
    return (0..<200).map { _ in
      simd_quatd(ix: next(), iy: next(), iz: next(), r: next()).normalized
    }
  }()

  private func isNear(_ x: simd_double3, _ y: simd_double3) -> Bool { distance(x, y) < 1e-9 }

  @Test("A quarter turn around z turns x to y")
  func quarter() {
    let turn = simd_quatd(angle: .pi / 2, axis: [0, 0, 1])
    #expect(isNear(turn.act([1, 0, 0]), [0, 1, 0]))
    #expect(abs(turn.angle - .pi / 2) < 1e-12 && isNear(turn.axis, [0, 0, 1]))
    #expect(isNear((turn * turn).act([1, 0, 0]), [-1, 0, 0]))
    #expect(simd_quatf(angle: 1, axis: [0, 1, 0]).angle == simd_quaternion(1, [0, 1, 0]).angle)
  }

  @Test("A rotation's matrix turns vectors as the rotation does, and becomes the rotation again")
  func matrices() {
    let vector = simd_double3(1, -2, 3)
    for rotation in Self.rotations {
      #expect(isNear(simd_double3x3(rotation) * vector, rotation.act(vector)))
      let again = simd_quatd(simd_double3x3(rotation))
      #expect(abs(abs(simd_dot(again, rotation)) - 1) < 1e-9)
      #expect(simd_quatd(simd_double4x4(rotation)) == again)
      #expect(isNear(rotation.inverse.act(rotation.act(vector)), vector))
    }
  }

  @Test("The shortest rotation from one direction to another leads there")
  func between() {
    for rotation in Self.rotations {
      let (from, to) = (rotation.act([1, 0, 0]), rotation.act([0, 0.6, 0.8]))
      #expect(isNear(simd_quatd(from: from, to: to).act(from), to))
      #expect(isNear(simd_quatd(from: from, to: -from).act(from), -from))
    }
  }

  @Test("An interpolation passes the middle, by the shorter or the longer arc")
  func interpolation() {
    let (start, end) = (
      simd_quatd(angle: 0.2, axis: [0, 0, 1]), simd_quatd(angle: 1, axis: [0, 0, 1])
    )
    #expect(abs(simd_slerp(start, end, 0.5).angle - 0.6) < 1e-9)
    #expect(abs(simd_slerp(start, -end, 0.5).angle - 0.6) < 1e-9)
    #expect(abs(simd_slerp(start, start, 0.3).angle - 0.2) < 1e-9)
    let far = simd_slerp_longest(start, end, 0.5).act([1, 0, 0])
    #expect(isNear(far, -simd_quatd(angle: 0.6, axis: [0, 0, 1]).act([1, 0, 0])))
  }
}
