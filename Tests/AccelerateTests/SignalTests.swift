import Accelerate
import Testing

/// The functions on signals, matrices and complex vectors.
@Suite struct SignalTests {
  @Test("Accelerate.AC15. Signals are correlated, or convolved by a filter that is read backward")
  func filters() {
    let signal: [Float] = [1, 2, 3, 4, 5]
    let filter: [Float] = [1, 10]
    var c: [Float] = [0, 0, 0, 0]
    vDSP_conv(signal, 1, filter, 1, &c, 1, 4, 2)
    #expect(c == [21, 32, 43, 54])
    filter.withUnsafeBufferPointer { vDSP_conv(signal, 1, $0.start + 1, -1, &c, 1, 4, 2) }
    #expect(c == [12, 23, 34, 45])
    vDSP_desamp(signal, 3, filter, &c, 2, 2)
    #expect(Array(c[..<2]) == [21, 54])
    vDSP_vpoly([2, 3, 4], 1, [10], 1, &c, 1, 1, 2)
    #expect(c[0] == 234)
    var d: [Float] = [1, 1, 0, 0]
    vDSP_deq22([0, 0, 1, 1], 1, [1, 0, 0, -0.5, 0], &d, 1, 2)
    #expect(d == [1, 1, 1.5, 1.75])
    let plane: [Float] = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]
    let right: [Float] = [0, 0, 0, 0, 0, 1, 0, 0, 0]
    var e = [Float](repeating: 7, count: 12)
    vDSP_f3x3(plane, 3, 4, right, &e)
    #expect(e == [0, 0, 0, 0, 0, 7, 8, 0, 0, 0, 0, 0])
    #expect(vDSP.convolve(plane, rowCount: 3, columnCount: 4, with3x3Kernel: right) == e)
  }

  @Test(
    "Accelerate.AC16. A cascade of filters equals the filters one after the other, in any pieces")
  func biquads() throws {
    let coefficients = [0.5, 0.25, 0.125, -0.5, 0.25, 1, -0.5, 0.25, 0.125, -0.25]
    let setup = try #require(vDSP_biquad_CreateSetupD(coefficients, 2))
    defer { vDSP_biquad_DestroySetupD(setup) }
    #expect(vDSP_biquad_CreateSetup(coefficients, 0) == nil)
    let signal = (0..<32).map { Double(($0 * 7) % 5) - 2 }
    var expected = signal
    for section in 0..<2 {
      let k = Array(coefficients[section * 5..<section * 5 + 5])
      let input = expected
      for n in 0..<32 {
        func x(_ back: Int) -> Double { n >= back ? input[n - back] : 0 }
        func y(_ back: Int) -> Double { n >= back ? expected[n - back] : 0 }
        expected[n] = k[0] * x(0) + k[1] * x(1) + k[2] * x(2) - k[3] * y(1) - k[4] * y(2)
      }
    }
    var (delay, output) = ([Double](repeating: 0, count: 6), [Double](repeating: 0, count: 32))
    vDSP_biquadD(setup, &delay, signal, 1, &output, 1, 20)
    vDSP_biquadD(setup, &delay, Array(signal[20...]), 1, &output[20], 1, 12)
    for (one, two) in zip(output, expected) { #expect(abs(one - two) < 1e-12) }
    #expect(
      Array(delay[..<2]) == Array(signal[30...]) && Array(delay[4...]) == Array(output[30...]))
  }

  @Test("Accelerate.AC17. Matrices are copied in part, transposed and multiplied")
  func matrices() {
    let a: [Float] = [1, 2, 3, 4, 5, 6]
    var c: [Float] = [0, 0, 0, 0, 0, 0]
    vDSP_mtrans(a, 1, &c, 1, 3, 2)
    #expect(c == [1, 4, 2, 5, 3, 6])
    c.withUnsafeMutableBufferPointer { vDSP_mtrans($0.start, 1, $0.start, 1, 2, 3) }
    #expect(c == a)
    var d: [Float] = [0, 0, 0, 0]
    vDSP_mmul(a, 1, [1, 0, 0, 1, 1, 1], 1, &d, 1, 2, 2, 3)
    #expect(d == [4, 5, 10, 11])
    d = [9, 9, 9, 9]
    vDSP_mmov([1, 2, 3, 4, 5, 6], &d, 1, 2, 3, 2)
    #expect(d == [1, 9, 4, 9])
  }

  @Test("Accelerate.AC18. Numbers become whole by cutting off or rounding, within the type's range")
  func conversions() {
    var floats: [Float] = [0, 0, 0]
    vDSP_vflt16([-3, 0, 32767] as [Int16], 1, &floats, 1, 3)
    #expect(floats == [-3, 0, 32767])
    vDSP_vfltu8([0, 128, 255] as [UInt8], 1, &floats, 1, 3)
    #expect(floats == [0, 128, 255])
    var shorts: [Int16] = [0, 0, 0, 0]
    let values: [Float] = [-1.75, 2.5, 1e9, .nan]
    vDSP_vfix16(values, 1, &shorts, 1, 4)
    #expect(shorts == [-1, 2, 32767, 0])
    vDSP_vfixr16(values, 1, &shorts, 1, 4)
    #expect(shorts == [-2, 2, 32767, 0])
    var bytes: [UInt8] = [9, 9]
    vDSP_vfixu8([-4, 300], 1, &bytes, 1, 2)
    #expect(bytes == [0, 255])
    var doubles = [0.0, 0]
    vDSP_vspdp([0.5, 2], 1, &doubles, 1, 2)
    #expect(doubles == [0.5, 2])
    vDSP_vdpsp([1.5, 4], 1, &floats, 1, 2)
    #expect(Array(floats[..<2]) == [1.5, 4])
    var whole: [Int32] = [0, 0]
    vDSP_vaddi([.max, 1], 1, [1, 2], 1, &whole, 1, 2)
    #expect(whole == [.min, 3])
    vDSP_vdivi([2, 0], 1, [9, 9], 1, &whole, 1, 2)
    #expect(whole == [4, 0])
    vDSP_vabsi([-7, 7], 1, &whole, 1, 2)
    #expect(whole == [7, 7])
  }

  @Test("Accelerate.AC19. Windows are those of a period, whole or half")
  func windows() {
    var c = [Double](repeating: 9, count: 4)
    vDSP_hann_windowD(&c, 4, Int32(vDSP_HANN_DENORM))
    for (value, expected) in zip(c, [0, 0.5, 1, 0.5]) { #expect(abs(value - expected) < 1e-12) }
    vDSP_hann_windowD(&c, 4, Int32(vDSP_HANN_NORM))
    let power: Double = c.reduce(0) { $0 + $1 * $1 }
    #expect(abs(power / 4 - 1) < 1e-3)
    vDSP_hamm_windowD(&c, 4, 0)
    #expect(abs(c[0] - 0.08) < 1e-12 && abs(c[2] - 1) < 1e-12)
    c = [9, 9, 9, 9]
    vDSP_blkman_windowD(&c, 4, Int32(vDSP_HALF_WINDOW))
    #expect(abs(c[0]) < 1e-12 && abs(c[1] - 0.34) < 1e-12 && c[2] == 9)
    let window = vDSP.window(
      ofType: Float.self, usingSequence: .hanningDenormalized, count: 4, isHalfWindow: false)
    #expect(abs(window[1] - 0.5) < 1e-6 && window[2] == 1)
  }

  @Test("Accelerate.AC20. Complex vectors: magnitudes, sums, products, quotients")
  func complex() {
    var (ar, ai): ([Double], [Double]) = ([3, 1], [4, -2])
    var (br, bi): ([Double], [Double]) = ([1, 2], [-1, 5])
    var (cr, ci) = ([0.0, 0], [0.0, 0])
    var magnitudes = [0.0, 0]
    ar.withUnsafeMutableBufferPointer { ar in
      ai.withUnsafeMutableBufferPointer { ai in
        br.withUnsafeMutableBufferPointer { br in
          bi.withUnsafeMutableBufferPointer { bi in
            cr.withUnsafeMutableBufferPointer { cr in
              ci.withUnsafeMutableBufferPointer { ci in
                var a = DSPDoubleSplitComplex(realp: ar.start, imagp: ai.start)
                var b = DSPDoubleSplitComplex(realp: br.start, imagp: bi.start)
                var c = DSPDoubleSplitComplex(realp: cr.start, imagp: ci.start)
                vDSP_zvabsD(&a, 1, &magnitudes, 1, 1)
                #expect(magnitudes[0] == 5)
                vDSP_zvmagsD(&a, 1, &magnitudes, 1, 2)
                #expect(magnitudes == [25, 5])
                vDSP_zaspecD(&a, &magnitudes, 2)
                #expect(magnitudes == [50, 10])
                vDSP_zvaddD(&a, 1, &b, 1, &c, 1, 2)
                #expect(Array(cr) == [4, 3] && Array(ci) == [3, 3])
                vDSP_zvsubD(&a, 1, &b, 1, &c, 1, 2)
                #expect(Array(cr) == [2, -1] && Array(ci) == [5, -7])
                vDSP_zvmulD(&a, 1, &b, 1, &c, 1, 2, 1)
                #expect(Array(cr) == [7, 12] && Array(ci) == [1, 1])
                vDSP_zvmulD(&a, 1, &b, 1, &c, 1, 2, -1)
                #expect(Array(cr) == [-1, -8] && Array(ci) == [-7, 9])
                // The quotient times the divisor is the dividend.
                vDSP_zvdivD(&b, 1, &a, 1, &c, 1, 2)
                vDSP_zvmulD(&c, 1, &b, 1, &c, 1, 2, 1)
                for index in 0..<2 {
                  #expect(abs(cr[index] - ar[index]) < 1e-12 && abs(ci[index] - ai[index]) < 1e-12)
                }
                vDSP_zvconjD(&a, 1, &c, 1, 2)
                #expect(Array(cr) == [3, 1] && Array(ci) == [-4, 2])
                vDSP_zrvmulD(&a, 1, [2, 3], 1, &c, 1, 2)
                #expect(Array(cr) == [6, 3] && Array(ci) == [8, -6])
                vDSP_zdotprD(&a, 1, &b, 1, &c, 2)
                #expect(cr[0] == 19 && ci[0] == 2)
                vDSP_zidotprD(&a, 1, &b, 1, &c, 2)
                #expect(cr[0] == -9 && ci[0] == 2)
              }
            }
          }
        }
      }
    }
  }

  @Test("Accelerate.AC21. Parts lie apart or side by side; points are distances and angles")
  func layout() {
    let numbers = [1, 2, 3].map { DSPComplex(real: $0, imag: -$0) }
    var (real, imaginary): ([Float], [Float]) = ([0, 0, 0], [0, 0, 0])
    var back = [DSPComplex](repeating: DSPComplex(), count: 3)
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        var split = DSPSplitComplex(realp: real.start, imagp: imaginary.start)
        vDSP_ctoz(numbers, 2, &split, 1, 3)
        vDSP_ztoc(&split, 1, &back, 2, 3)
        #expect(Array(real) == [1, 2, 3] && Array(imaginary) == [-1, -2, -3])
        vDSP_ctoz(numbers, 4, &split, 1, 2)
        #expect(real[1] == 3 && imaginary[1] == -3)
      }
    }
    #expect(back.map(\.real) == [1, 2, 3] && back.map(\.imag) == [-1, -2, -3])
    var polar: [Float] = [0, 0]
    vDSP_polar([3, 4], 2, &polar, 2, 1)
    #expect(polar[0] == 5 && abs(polar[1] - 0.9272952) < 1e-6)
    var points: [Float] = [0, 0]
    vDSP_rect(polar, 2, &points, 2, 1)
    #expect(abs(points[0] - 3) < 1e-5 && abs(points[1] - 4) < 1e-5)
  }
}
