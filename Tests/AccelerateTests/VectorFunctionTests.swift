import Accelerate
import Testing

/// The functions of two, three and four vectors, compared with their formulas.
@Suite struct VectorFunctionTests {
  typealias Input = UnsafePointer<Double>
  typealias Output = UnsafeMutablePointer<Double>
  typealias Two = (
    Input, vDSP_Stride, Input, vDSP_Stride, Output, vDSP_Stride, vDSP_Length
  ) -> Void
  typealias Three = (
    Input, vDSP_Stride, Input, vDSP_Stride, Input, vDSP_Stride, Output, vDSP_Stride, vDSP_Length
  ) -> Void

  /// Numbers of both signs, none of which is zero.
  static func numbers(_ seed: Int) -> [Double] {
    (0..<24).map { Double(($0 * 37 + seed * 11) % 23 - 11) / 4 + 0.125 }
  }

  /// Calls a function with strides from 1 to 3, forward and back, and compares each element.
  private func compare(
    _ function: Two, _ formula: (Double, Double) -> Double,
    _ location: SourceLocation = #_sourceLocation
  ) {
    let (a, b) = (Self.numbers(1), Self.numbers(2))
    for (one, two, three) in [(1, 1, 1), (2, 3, 1), (-1, 2, 2), (3, -2, -1)] {
      var c = [Double](repeating: 99, count: 24)
      a.withUnsafeBufferPointer { a in
        b.withUnsafeBufferPointer { b in
          c.withUnsafeMutableBufferPointer { c in
            function(
              a.start + start(one), one, b.start + start(two), two,
              c.start + start(three), three, 6)
          }
        }
      }
      for index in 0..<6 {
        let expected = formula(a[start(one) + index * one], b[start(two) + index * two])
        #expect(c[start(three) + index * three] == expected, sourceLocation: location)
      }
      #expect(c.count { $0 == 99 } == 18, "others are untouched", sourceLocation: location)
    }
  }

  private func start(_ stride: Int) -> Int { stride < 0 ? 23 : 0 }

  @Test("Accelerate.AC7. Quotients, extremes and distances of vectors, with strides of both signs")
  func quotients() {
    compare(vDSP_vdivD) { $1 / $0 }
    compare(vDSP_vsubD) { $1 - $0 }
    compare(vDSP_vmaxD) { max($0, $1) }
    compare(vDSP_vminD) { min($0, $1) }
    compare(vDSP_vmaxmgD) { max(abs($0), abs($1)) }
    compare(vDSP_vminmgD) { min(abs($0), abs($1)) }
    compare(vDSP_vdistD) { ($0 * $0 + $1 * $1).squareRoot() }
    var c: [Float] = [7, 7]
    vDSP_vsdiv([3, 5], 1, [2], &c, 1, 2)
    #expect(c == [1.5, 2.5])
    vDSP_svdiv([6], [3, 4], 1, &c, 1, 2)
    #expect(c == [2, 1.5])
    vDSP_vdiv([3, 5], 1, [6, 5], 1, &c, 1, 0)
    #expect(c == [2, 1.5], "no elements, no change")
  }

  @Test("Accelerate.AC7. Signs, squares, fractions and decibels of a vector")
  func magnitudes() {
    let a: [Float] = [-1.5, 2.25]
    var c: [Float] = [0, 0]
    vDSP_vneg(a, 1, &c, 1, 2)
    #expect(c == [1.5, -2.25])
    vDSP_vabs(a, 1, &c, 1, 2)
    #expect(c == [1.5, 2.25])
    vDSP_vnabs(a, 1, &c, 1, 2)
    #expect(c == [-1.5, -2.25])
    vDSP_vsq(a, 1, &c, 1, 2)
    #expect(c == [2.25, 5.0625])
    vDSP_vssq(a, 1, &c, 1, 2)
    #expect(c == [-2.25, 5.0625])
    vDSP_vfrac(a, 1, &c, 1, 2)
    #expect(c == [-0.5, 0.25])
    vDSP_vdbcon([100, 1], 1, [1], &c, 1, 2, 0)
    #expect(c == [20, 0])
    vDSP_vdbcon([100, 1], 1, [1], &c, 1, 2, 1)
    #expect(c == [40, 0])
  }

  @Test("Accelerate.AC8. Products are added and subtracted as documented")
  func products() {
    let (a, b, c, d) = (3.0, 5.0, 7.0, 11.0)
    func three(_ function: Three) -> Double {
      var result = 0.0
      function([a], 1, [b], 1, [c], 1, &result, 1, 1)
      return result
    }
    #expect(three(vDSP_vamD) == 56 && three(vDSP_vsbmD) == -14)
    #expect(three(vDSP_vmaD) == 22 && three(vDSP_vmsbD) == 8)
    var e = 0.0
    vDSP_vaamD([a], 1, [b], 1, [c], 1, [d], 1, &e, 1, 1)
    #expect(e == 144)
    vDSP_vsbsbmD([a], 1, [b], 1, [c], 1, [d], 1, &e, 1, 1)
    #expect(e == 8)
    vDSP_vasbmD([a], 1, [b], 1, [c], 1, [d], 1, &e, 1, 1)
    #expect(e == -32)
    vDSP_vmmaD([a], 1, [b], 1, [c], 1, [d], 1, &e, 1, 1)
    #expect(e == 92)
    vDSP_vmmsbD([a], 1, [b], 1, [c], 1, [d], 1, &e, 1, 1)
    #expect(e == -62)
    vDSP_vpythgD([4], 1, [6], 1, [1], 1, [2], 1, &e, 1, 1)
    #expect(e == 5)
    vDSP_vasmD([a], 1, [b], 1, [c], &e, 1, 1)
    #expect(e == 56)
    vDSP_vsbsmD([a], 1, [b], 1, [c], &e, 1, 1)
    #expect(e == -14)
    vDSP_vmsaD([a], 1, [b], 1, [c], &e, 1, 1)
    #expect(e == 22)
    vDSP_vsmaD([a], 1, [b], [c], 1, &e, 1, 1)
    #expect(e == 22)
    vDSP_vsmsbD([a], 1, [b], [c], 1, &e, 1, 1)
    #expect(e == 8)
    vDSP_vsmsaD([a], 1, [b], [c], &e, 1, 1)
    #expect(e == 22)
    vDSP_vsmsmaD([a], 1, [b], [c], 1, [d], &e, 1, 1)
    #expect(e == 92)
    vDSP_vintbD([2], 1, [10], 1, [0.25], &e, 1, 1)
    #expect(e == 4)
  }

  @Test("Accelerate.AC9. Elements outside limits are moved, replaced, counted or left out")
  func limits() {
    let a: [Float] = [-3, -1, 0, 1, 3]
    var d = [Float](repeating: 9, count: 5)
    vDSP_vclip(a, 1, [-2], [2], &d, 1, 5)
    #expect(d == [-2, -1, 0, 1, 2])
    vDSP_viclip(a, 1, [-2], [2], &d, 1, 5)
    #expect(d == [-3, -2, 2, 2, 3])
    vDSP_vthr(a, 1, [0], &d, 1, 5)
    #expect(d == [0, 0, 0, 1, 3])
    vDSP_vthres(a, 1, [1], &d, 1, 5)
    #expect(d == [0, 0, 0, 1, 3])
    vDSP_vthrsc(a, 1, [1], [5], &d, 1, 5)
    #expect(d == [-5, -5, -5, 5, 5])
    vDSP_vlim(a, 1, [0], [5], &d, 1, 5)
    #expect(d == [-5, -5, 5, 5, 5])
    var (low, high): (vDSP_Length, vDSP_Length) = (9, 9)
    vDSP_vclipc(a, 1, [-2], [0.5], &d, 1, 5, &low, &high)
    #expect(d == [-2, -1, 0, 0.5, 0.5] && low == 1 && high == 2)
    d = [9, 9, 9, 9, 9]
    vDSP_vcmprs(a, 1, [0, 1, 0, -1, 1], 1, &d, 1, 5)
    #expect(d == [-1, 1, 3, 9, 9])
    var (last, total): (vDSP_Length, vDSP_Length) = (9, 9)
    vDSP_nzcros([1, -1, -2, 3, -3], 1, 2, &last, &total, 5)
    #expect(last == 3 && total == 2)
    vDSP_nzcros([1, -1, -2, 3, -3], 1, 5, &last, &total, 5)
    #expect(last == 0 && total == 3)
  }

  @Test("Accelerate.AC10. Ramps and vectors of one value; a ramp continues where it ended")
  func generation() {
    var c: [Float] = [9, 9, 9, 9, 9]
    vDSP_vclr(&c, 2, 3)
    #expect(c == [0, 9, 0, 9, 0])
    vDSP_vfill([4], &c, 1, 2)
    #expect(c == [4, 4, 0, 9, 0])
    vDSP_vramp([1], [0.5], &c, 1, 5)
    #expect(c == [1, 1.5, 2, 2.5, 3])
    vDSP_vgen([0], [8], &c, 1, 5)
    #expect(c == [0, 2, 4, 6, 8])
    var start: Float = 0
    vDSP_vrampmul([2, 2], 1, &start, [0.5], &c, 1, 2)
    vDSP_vrampmul([2, 2], 1, &start, [0.5], &c[2], 1, 2)
    #expect(Array(c[..<4]) == [0, 1, 2, 3] && start == 2)
    vDSP_vrampmuladd([1], 1, &start, [1], &c, 1, 1)
    #expect(c[0] == 2 && start == 3)
    var other: [Float] = [0]
    vDSP_vrampmul2([1], [2], 1, &start, [1], &c, &other, 1, 1)
    #expect(c[0] == 3 && other == [6] && start == 4)
  }

  @Test("Accelerate.AC11. Elements at places, and between them")
  func lookup() {
    let a: [Float] = [10, 20, 40, 80]
    var c: [Float] = [0, 0, 0]
    vDSP_vindex(a, [3, 0.9, 2.1], 1, &c, 1, 3)
    #expect(c == [80, 10, 40])
    vDSP_vgathr(a, [4, 1, 2], 1, &c, 1, 3)
    #expect(c == [80, 10, 20])
    vDSP_vlint(a, [0.5, 2.25, 3], 1, &c, 1, 3, 4)
    #expect(c == [15, 50, 80])
    // A parabola is met exactly.
    vDSP_vqint([0, 1, 4, 9], [0.5, 1.5, 2.5], 1, &c, 1, 3, 4)
    #expect(c == [0.25, 2.25, 6.25])
    var d = [Float](repeating: 0, count: 6)
    vDSP_vgenp([0, 100], 1, [1, 5], 1, &d, 1, 6, 2)
    #expect(d == [0, 0, 25, 50, 75, 100])
    vDSP_vtabi([-1, 0.25, 9], 1, [2], [1], a, 4, &c, 1, 3)
    #expect(c == [10, 30, 80])
  }

  @Test("Accelerate.AC12. Vectors are exchanged, reversed and sorted")
  func order() {
    var (a, b): ([Float], [Float]) = ([3, 1, 2], [6, 5, 4])
    vDSP_vswap(&a, 1, &b, 1, 2)
    #expect(a == [6, 5, 2] && b == [3, 1, 4])
    vDSP_vrvrs(&a, 1, 3)
    #expect(a == [2, 5, 6])
    vDSP_vsort(&b, 3, 1)
    #expect(b == [1, 3, 4])
    vDSP_vsort(&b, 3, -1)
    #expect(b == [4, 3, 1])
    var places: [vDSP_Length] = [0, 1, 2]
    vDSP_vsorti([7, 9, 8], &places, nil, 3, -1)
    #expect(places == [1, 2, 0])
  }

  @Test("Accelerate.AC13. Places of extremes count elements of memory; sums of products")
  func sums() {
    let a: [Float] = [1, -5, 3, 3, -5, 2]
    var (value, place): (Float, vDSP_Length) = (0, 9)
    vDSP_maxvi(a, 1, &value, &place, 6)
    #expect(value == 3 && place == 2)
    vDSP_minvi(a, 1, &value, &place, 6)
    #expect(value == -5 && place == 1)
    vDSP_maxvi(a, 2, &value, &place, 3)
    #expect(value == 3 && place == 2)
    vDSP_maxmgvi(a, 1, &value, &place, 6)
    #expect(value == 5 && place == 1)
    vDSP_minmgvi(a, 1, &value, &place, 6)
    #expect(value == 1 && place == 0)
    vDSP_maxvi(a, 1, &value, &place, 0)
    #expect(value == -.infinity && place == 0)
    vDSP_minmgv(a, 1, &value, 6)
    #expect(value == 1)
    vDSP_svemg(a, 1, &value, 6)
    #expect(value == 19)
    vDSP_svs(a, 1, &value, 3)
    #expect(value == -15)
    vDSP_meamgv(a, 1, &value, 2)
    #expect(value == 3)
    vDSP_mvessq(a, 1, &value, 2)
    #expect(value == -12)
    var squares: Float = 0
    vDSP_sve_svesq(a, 1, &value, &squares, 3)
    #expect(value == -1 && squares == 35)
    vDSP_dotpr(a, 1, [2, 1], 1, &value, 2)
    #expect(value == -3)
    vDSP_dotpr(a, 1, a, 1, &value, 0)
    #expect(value == 0)
    vDSP_distancesq(a, 1, [2, 1], 1, &value, 2)
    #expect(value == 37)
    var (mean, deviation): (Float, Float) = (0, 0)
    var c: [Float] = [0, 0]
    vDSP_normalize([1, 5], 1, &c, 1, &mean, &deviation, 2)
    #expect(c == [-1, 1] && mean == 3 && deviation == 2)
    vDSP_normalize([1, 9], 1, nil, 1, &mean, &deviation, 2)
    #expect(mean == 5 && deviation == 4)
  }

  @Test("Accelerate.AC14. Sums within windows, and up to each element")
  func integration() {
    let a: [Float] = [1, 2, 3, 4]
    var c: [Float] = [0, 0, 0, 0]
    vDSP_vswsum(a, 1, &c, 1, 3, 2)
    #expect(Array(c[..<3]) == [3, 5, 7])
    vDSP_vswmax([1, 4, 2, 0], 1, &c, 1, 3, 2)
    #expect(Array(c[..<3]) == [4, 4, 2])
    vDSP_vrsum(a, 1, [2], &c, 1, 4)
    #expect(c == [0, 4, 10, 18])
    vDSP_vtrapz(a, 1, [2], &c, 1, 4)
    #expect(c == [0, 3, 8, 15])
  }
}
