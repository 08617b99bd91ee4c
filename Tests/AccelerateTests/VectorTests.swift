import Accelerate
import Testing

/// The functions on vectors.
@Suite struct VectorTests {
  @Test("Accelerate.AC4. Vectors are added, subtracted, multiplied and scaled, with strides")
  func arithmetic() {
    let (a, b): ([Float], [Float]) = ([1, 2, 3, 4], [10, 20, 30, 40])
    var c = [Float](repeating: 0, count: 4)
    vDSP_vadd(a, 1, b, 1, &c, 1, 4)
    #expect(c == [11, 22, 33, 44])
    // The second operand comes first.
    vDSP_vsub(a, 1, b, 1, &c, 1, 4)
    #expect(c == [9, 18, 27, 36])
    vDSP_vmul(a, 2, b, 1, &c, 2, 2)
    #expect(c == [10, 18, 60, 36])
    vDSP_vsmul(a, 1, [0.5], &c, 1, 4)
    #expect(c == [0.5, 1, 1.5, 2])
    vDSP_vsadd(a, 1, [0.5], &c, 1, 4)
    #expect(c == [1.5, 2.5, 3.5, 4.5])
    var d = [Double](repeating: 0, count: 2)
    vDSP_vaddD([1, 2], 1, [0.25, 0.5], 1, &d, 1, 2)
    #expect(d == [1.25, 2.5])
  }

  @Test("Accelerate.AC5. Sums, means and extremes of a vector")
  func reductions() {
    let values: [Float] = [3, -4, 0, 1]
    func value(
      _ function: (
        UnsafePointer<Float>, vDSP_Stride, UnsafeMutablePointer<Float>, vDSP_Length
      ) -> Void
    ) -> Float {
      var result: Float = 99
      function(values, 1, &result, 4)
      return result
    }
    #expect(value(vDSP_sve) == 0 && value(vDSP_meanv) == 0)
    #expect(value(vDSP_svesq) == 26 && value(vDSP_measqv) == 6.5)
    #expect(value(vDSP_rmsqv) == Float(6.5).squareRoot())
    #expect(value(vDSP_maxv) == 3 && value(vDSP_minv) == -4 && value(vDSP_maxmgv) == 4)
    var every: Float = 0
    vDSP_sve(values, 2, &every, 2)
    #expect(every == 3)
    var none: Float = 0
    vDSP_maxv(values, 1, &none, 0)
    #expect(none == -.infinity)
  }

  @Test("Accelerate.AC6. The same functions without strides, and of vectors of one size only")
  func overlay() async {
    let values: [Double] = [3, 4]
    #expect(vDSP.sum(values) == 7 && vDSP.mean(values) == 3.5)
    #expect(vDSP.sumOfSquares(values) == 25 && vDSP.meanSquare(values) == 12.5)
    #expect(vDSP.rootMeanSquare([Float(2), -2]) == 2)
    #expect(vDSP.maximum(values) == 4 && vDSP.minimum(values[1...]) == 4)
    #expect(vDSP.maximumMagnitude([Float(-3), 2]) == 3)
    #expect(vDSP.add(values, [1, 1]) == [4, 5] && vDSP.subtract(values, [1, 1]) == [2, 3])
    #expect(vDSP.multiply(values, values) == [9, 16] && vDSP.multiply(2, values) == [6, 8])
    #expect(vDSP.add(Float(1), [Float(1), 2]) == [2, 3])
    await #expect(processExitsWith: .failure) { _ = vDSP.add([1.0], [1.0, 2.0]) }
  }
}
