import Accelerate
import Foundation
import Testing

/// The functions of vForce, and those of vDSP on buffers.
@Suite struct ForceTests {
  @Test("Accelerate.AC27. Functions of each element, of as many as the count has")
  func elements() {
    typealias Function = (
      UnsafeMutablePointer<Double>, UnsafePointer<Double>, UnsafePointer<Int32>
    ) -> Void
    let x = [0.25, 0.5, 0.75]
    let cases: [(Function, (Double) -> Double)] = [
      (vvexp, exp), (vvexpm1, expm1), (vvexp2, exp2), (vvlog, log), (vvlog1p, log1p),
      (vvlog2, log2), (vvlog10, log10), (vvlogb, logb), (vvsqrt, sqrt), (vvcbrt, cbrt),
      (vvrsqrt, { 1 / sqrt($0) }), (vvrec, { 1 / $0 }), (vvfabs, abs), (vvceil, ceil),
      (vvfloor, floor), (vvint, trunc), (vvnint, rint), (vvsin, sin), (vvcos, cos), (vvtan, tan),
      (vvasin, asin), (vvacos, acos), (vvatan, atan), (vvsinh, sinh), (vvcosh, cosh),
      (vvtanh, tanh), (vvasinh, asinh), (vvatanh, atanh),
    ]
    for (function, expected) in cases {
      var y = [9.0, 9, 9]
      function(&y, x, [2])
      #expect(abs(y[0] - expected(x[0])) < 1e-14 && abs(y[1] - expected(x[1])) < 1e-14)
      #expect(y[2] == 9)
    }
    var floats: [Float] = [0, 0]
    var count: Int32 = 2
    vvlogf(&floats, [1, 10], &count)
    #expect(floats[0] == 0 && abs(floats[1] - 2.3025851) < 1e-6)
    vvacoshf(&floats, [1, 2], &count)
    #expect(floats[0] == 0 && abs(floats[1] - 1.316958) < 1e-6)
  }

  @Test("Accelerate.AC27. Sines of multiples of π are exact at quarters of a turn")
  func sinesOfPi() {
    for (x, sine, cosine) in [
      (0.0, 0.0, 1.0), (0.5, 1, 0), (1, 0, -1), (1.5, -1, 0), (-0.5, -1, 0), (1e9, 0, 1),
    ] {
      var (one, two) = (9.0, 9.0)
      __sincospi(x, &one, &two)
      #expect(one == sine && two == cosine)
      var (single, other) = (Float(9), Float(9))
      __sincospif(Float(x), &single, &other)
      #expect(single == Float(sine) && other == Float(cosine))
    }
    var y = [0.0]
    vvsinpi(&y, [1.0 / 6], [1])
    #expect(abs(y[0] - 0.5) < 1e-15)
    vvtanpi(&y, [0.25], [1])
    #expect(abs(y[0] - 1) < 1e-15)
    vvcospi(&y, [.infinity], [1])
    #expect(y[0].isNaN)
  }

  @Test("Accelerate.AC28. Functions of two vectors; exponents come first, bases second")
  func pairs() {
    var z = [0.0, 0]
    vvpow(&z, [3, 2], [2, 5], [2])
    #expect(z == [8, 25])
    vvpows(&z, [2], [3, 4], [2])
    #expect(z == [9, 16])
    vvdiv(&z, [6, 1], [3, 4], [2])
    #expect(z == [2, 0.25])
    vvatan2(&z, [1, -1], [1, -1], [2])
    let eighth = Double.pi / 4
    #expect(z == [eighth, -3 * eighth])
    vvfmod(&z, [7, -7], [4, 4], [2])
    #expect(z == [3, -3])
    vvremainder(&z, [7, 9], [4, 4], [2])
    #expect(z == [-1, 1])
    vvcopysign(&z, [2, -3], [-1, 1], [2])
    #expect(z == [-2, 3])
    vvnextafter(&z, [1, 1], [2, 1], [2])
    #expect(z == [1.nextUp, 1])
    var cosines = [0.0, 0]
    vvsincos(&z, &cosines, [0, .pi / 2], [2])
    #expect(z == [0, 1] && cosines[0] == 1 && abs(cosines[1]) < 1e-15)
  }

  @Test("Accelerate.AC29. Arithmetic of buffers, into new arrays and existing vectors")
  func buffers() async {
    let (a, b): ([Float], [Float]) = ([1, -2, 3], [4, 8, -2])
    var c: [Float] = [0, 0, 0]
    vDSP.add(a, b, result: &c)
    #expect(c == [5, 6, 1])
    vDSP.subtract(a, b, result: &c)
    #expect(c == [-3, -10, 5])
    vDSP.multiply(2, c, result: &c)
    #expect(c == [-6, -20, 10])
    #expect(vDSP.divide(a, b) == [0.25, -0.25, -1.5])
    #expect(vDSP.divide(a, 2) == [0.5, -1, 1.5] && vDSP.divide(2, [Float(4)]) == [0.5])
    #expect(vDSP.absolute(a) == [1, 2, 3] && vDSP.negative(a) == [-1, 2, -3])
    #expect(vDSP.square(a) == [1, 4, 9] && vDSP.signedSquare(a) == [1, -4, 9])
    #expect(vDSP.clip(a, to: -1...2) == [1, -1, 2])
    #expect(vDSP.invertedClip([-0.5, 0.5, 2.0], to: -1...1) == [-1, 1, 2])
    #expect(vDSP.threshold(a, to: 0, with: .zeroFill) == [1, 0, 3])
    #expect(vDSP.threshold(a, to: 2, with: .clampToThreshold) == [2, 2, 3])
    #expect(vDSP.threshold(a, to: 0, with: .signedConstant(5)) == [5, -5, 5])
    #expect(vDSP.limit(a, limit: 0, withOutputConstant: 1) == [1, -1, 1])
    #expect(vDSP.dot(a, b) == -18 && vDSP.distanceSquared(a, b) == 134)
    #expect(vDSP.sumOfMagnitudes(a) == 6 && vDSP.meanMagnitude(a) == 2)
    #expect(vDSP.indexOfMaximum(a) == (2, 3) && vDSP.indexOfMinimum(a) == (1, -2))
    #expect(vDSP.indexOfMaximum([Float]()) == (0, -.infinity))
    await #expect(processExitsWith: .failure) {
      var short: [Float] = [0]
      vDSP.add([1, 2] as [Float], [3, 4] as [Float], result: &short)
    }
  }

  @Test("Accelerate.AC30. Vectors are made, ordered, filtered and converted")
  func generation() {
    var a = [Double](repeating: 1, count: 3)
    vDSP.fill(&a, with: 7)
    #expect(a == [7, 7, 7])
    vDSP.clear(&a)
    #expect(a == [0, 0, 0])
    #expect(vDSP.ramp(withInitialValue: 1.0, increment: 2, count: 3) == [1, 3, 5])
    #expect(vDSP.ramp(in: 0.0...1, count: 3) == [0, 0.5, 1])
    vDSP.formRamp(in: 0...4, result: &a)
    #expect(a == [0, 2, 4])
    vDSP.reverse(&a)
    #expect(a == [4, 2, 0])
    vDSP.sort(&a, sortOrder: .ascending)
    #expect(a == [0, 2, 4])
    #expect(vDSP.linearInterpolate([0.0, 2], [4, 6], using: 0.5) == [2, 4])
    #expect(
      vDSP.linearInterpolate(elementsOf: [100.0, 200, 300], using: [0, 0.5, 2]) == [100, 150, 300])
    // As in the original, the array is one element shorter than it could be.
    #expect(vDSP.convolve([1.0, 2, 3, 4], withKernel: [1.0, 10]) == [12, 23])
    #expect(vDSP.correlate([1.0, 2, 3, 4], withKernel: [1.0, 10]) == [21, 32])
    vDSP.convolve([1.0, 2, 3, 4], withKernel: [1.0, 10], result: &a)
    #expect(a == [12, 23, 34])
    #expect(vDSP.downsample([1.0, 2, 3, 4], decimationFactor: 2, filter: [1.0, 1]) == [3, 7])
    #expect(vDSP.slidingWindowSum([1.0, 2, 3], usingWindowLength: 2) == [3, 5])
    #expect(vDSP.powerToDecibels([100.0], zeroReference: 1) == [20])
    #expect(vDSP.amplitudeToDecibels([100.0], zeroReference: 1) == [40])
    #expect(
      vDSP.floatingPointToInteger([1.75, -1.75], integerType: Int16.self, rounding: .towardZero)
        == [1, -1])
    #expect(
      vDSP.floatingPointToInteger(
        [1.75, -1.75], integerType: Int16.self, rounding: .towardNearestInteger) == [2, -2])
    #expect(
      vDSP.integerToFloatingPoint([1, 2] as [UInt8], floatingPointType: Float.self) == [1, 2])
    var floats: [Float] = [0, 0, 0]
    vDSP.convertElements(of: a, to: &floats)
    #expect(floats == [12, 23, 34])
  }

  @Test("Accelerate.AC31. vForce has the same functions without pointers")
  func force() {
    let x: [Float] = [0.25, 0.5]
    #expect(vForce.sqrt(x) == [0.5, Float(0.5).squareRoot()])
    #expect(vForce.exp(x) == x.map { exp($0) } && vForce.log(x) == x.map { log($0) })
    #expect(vForce.sinPi([0.5, 1.0]) == [1, 0] && vForce.cosPi([0.5, 1.0]) == [0, -1])
    #expect(vForce.ceil(x) == [1, 1] && vForce.floor(x) == [0, 0])
    #expect(vForce.nearestInteger([0.5, 1.5, -2.5]) == [0, 2, -2] && vForce.trunc([-1.5]) == [-1])
    #expect(vForce.pow(bases: [2.0, 3], exponents: [3.0, 2]) == [8, 9])
    #expect(vForce.atan2(x: [0.0], y: [1.0]) == [.pi / 2])
    #expect(vForce.copysign(magnitudes: [2.0], signs: [-1.0]) == [-2])
    #expect(vForce.truncatingRemainder(dividends: [-7.0], divisors: [4.0]) == [-3])
    #expect(vForce.remainder(dividends: [7.0], divisors: [4.0]) == [-1])
    var (sines, cosines): ([Float], [Float]) = ([0, 0], [0, 0])
    vForce.sincos(x, sinResult: &sines, cosResult: &cosines)
    #expect(sines == vForce.sin(x) && cosines == vForce.cos(x))
    var tangents: [Float] = [0, 0]
    vForce.tan(x, result: &tangents)
    #expect(tangents == x.map { tan($0) })
  }
}
