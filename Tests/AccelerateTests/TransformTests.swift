import Accelerate
import Foundation
import Testing

/// Transforms, compared with their definitions in double precision.
@Suite struct TransformTests {
  /// Real and imaginary parts.
  typealias Parts = (real: [Double], imaginary: [Double])

  /// Numbers without a pattern.
  static func numbers(_ count: Int, _ seed: Int) -> [Double] {
    (0..<count).map { Double(($0 * $0 * 31 + $0 * 17 + seed * 7) % 101 - 50) / 50 }
  }

  /// The definition of the transform.
  static func transformed(_ parts: Parts, inverse: Bool = false) -> Parts {
    let count = parts.real.count
    var result: Parts = ([], [])
    for frequency in 0..<count {
      var (real, imaginary) = (0.0, 0.0)
      for place in 0..<count {
        let angle = 2 * Double.pi * Double(frequency * place % count) / Double(count)
        let (c, s) = (cos(angle), inverse ? sin(angle) : -sin(angle))
        real += parts.real[place] * c - parts.imaginary[place] * s
        imaginary += parts.real[place] * s + parts.imaginary[place] * c
      }
      result.real.append(real)
      result.imaginary.append(imaginary)
    }
    return result
  }

  /// Whether two vectors are equal but for rounding.
  static func near(_ one: [Double], _ two: [Double], _ tolerance: Double = 1e-10) -> Bool {
    one.count == two.count && zip(one, two).allSatisfy { abs($0 - $1) < tolerance }
  }

  /// Calls a closure with a vector of complex numbers whose parts it may change.
  static func split<R>(_ parts: inout Parts, _ body: (inout DSPDoubleSplitComplex) -> R) -> R {
    parts.real.withUnsafeMutableBufferPointer { real in
      parts.imaginary.withUnsafeMutableBufferPointer { imaginary in
        var split = DSPDoubleSplitComplex(realp: real.start, imagp: imaginary.start)
        return body(&split)
      }
    }
  }

  /// Calls a closure with a vector of complex numbers in single precision.
  static func splitFloats<R>(
    _ real: inout [Float], _ imaginary: inout [Float], _ body: (inout DSPSplitComplex) -> R
  ) -> R {
    real.withUnsafeMutableBufferPointer { real in
      imaginary.withUnsafeMutableBufferPointer { imaginary in
        var split = DSPSplitComplex(realp: real.start, imagp: imaginary.start)
        return body(&split)
      }
    }
  }

  @Test(
    "Accelerate.AC22. A complex transform has no factor, in place and not, in any shorter length")
  func complex() throws {
    let setup = try #require(vDSP_create_fftsetupD(7, FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetupD(setup) }
    for power in 0...7 {
      let count = 1 << power
      let input: Parts = (Self.numbers(count, 1), Self.numbers(count, 2))
      for direction in [FFT_FORWARD, FFT_INVERSE] {
        let expected = Self.transformed(input, inverse: direction == FFT_INVERSE)
        var (inPlace, source) = (input, input)
        Self.split(&inPlace) {
          vDSP_fft_zipD(setup, &$0, 1, vDSP_Length(power), FFTDirection(direction))
        }
        #expect(Self.near(inPlace.real, expected.real))
        #expect(Self.near(inPlace.imaginary, expected.imaginary))
        let zeros = [Double](repeating: 0, count: count)
        var output: Parts = (zeros, zeros)
        Self.split(&source) { source in
          Self.split(&output) {
            vDSP_fft_zopD(
              setup, &source, 1, &$0, 1, vDSP_Length(power), FFTDirection(direction))
          }
        }
        #expect(output == inPlace && source == input)
      }
    }
    #expect(vDSP_create_fftsetup(4, 3) == nil)
    vDSP_destroy_fftsetupD(nil)
  }

  @Test("Accelerate.AC22. Transforms of 3 and 5 times a power of 2, and strides")
  func otherRadices() throws {
    for (radix, factor) in [(kFFTRadix3, 3), (kFFTRadix5, 5)] {
      let setup = try #require(vDSP_create_fftsetupD(4, FFTRadix(radix)))
      defer { vDSP_destroy_fftsetupD(setup) }
      var input: Parts = (Self.numbers(factor * 16, 3), Self.numbers(factor * 16, 4))
      let expected = Self.transformed(input)
      var output = input
      Self.split(&input) { input in
        Self.split(&output) {
          if factor == 3 {
            vDSP_fft3_zopD(setup, &input, 1, &$0, 1, 4, 1)
          } else {
            vDSP_fft5_zopD(setup, &input, 1, &$0, 1, 4, 1)
          }
        }
      }
      #expect(Self.near(output.real, expected.real))
      #expect(Self.near(output.imaginary, expected.imaginary))
    }
    let setup = try #require(vDSP_create_fftsetupD(3, FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetupD(setup) }
    let parts: Parts = (Self.numbers(16, 5), Self.numbers(16, 6))
    func every(_ values: [Double]) -> [Double] { stride(from: 0, to: 16, by: 2).map { values[$0] } }
    let expected = Self.transformed((every(parts.real), every(parts.imaginary)))
    var result = parts
    Self.split(&result) { vDSP_fft_zipD(setup, &$0, 2, 3, 1) }
    #expect(Self.near(every(result.real), expected.real))
    #expect(Self.near(every(result.imaginary), expected.imaginary))
    #expect(result.real[1] == parts.real[1] && result.imaginary[15] == parts.imaginary[15])
  }

  @Test("Accelerate.AC22. A setup does not transform more elements than it was made for")
  func tooLong() async {
    await #expect(processExitsWith: .failure) {
      let setup = try #require(vDSP_create_fftsetupD(2, FFTRadix(kFFTRadix2)))
      var parts: Parts = (Self.numbers(8, 5), Self.numbers(8, 6))
      Self.split(&parts) { vDSP_fft_zipD(setup, &$0, 1, 3, 1) }
    }
  }

  @Test("Accelerate.AC23. A real transform is twice half the spectrum; the middle lies in imagp[0]")
  func real() throws {
    for power in 1...8 {
      let count = 1 << power
      let setup = try #require(vDSP_create_fftsetupD(vDSP_Length(power), FFTRadix(kFFTRadix2)))
      defer { vDSP_destroy_fftsetupD(setup) }
      let signal = Self.numbers(count, 8)
      let expected = Self.transformed((signal, [Double](repeating: 0, count: count)))
      let packed: Parts = (
        stride(from: 0, to: count, by: 2).map { signal[$0] },
        stride(from: 1, to: count, by: 2).map { signal[$0] }
      )
      var result = packed
      Self.split(&result) { vDSP_fft_zripD(setup, &$0, 1, vDSP_Length(power), 1) }
      #expect(abs(result.real[0] - 2 * expected.real[0]) < 1e-10)
      #expect(abs(result.imaginary[0] - 2 * expected.real[count / 2]) < 1e-10)
      for index in 1..<max(count / 2, 1) {
        #expect(abs(result.real[index] - 2 * expected.real[index]) < 1e-10)
        #expect(abs(result.imaginary[index] - 2 * expected.imaginary[index]) < 1e-10)
      }
      // There and back multiplies by twice the number of elements.
      var back = packed
      Self.split(&result) { result in
        Self.split(&back) {
          vDSP_fft_zropD(setup, &result, 1, &$0, 1, vDSP_Length(power), FFTDirection(FFT_INVERSE))
        }
      }
      let scale = 1 / Double(2 * count)
      #expect(Self.near(back.real.map { $0 * scale }, packed.real))
      #expect(Self.near(back.imaginary.map { $0 * scale }, packed.imaginary))
    }
  }

  @Test("Accelerate.AC23. In single precision a sine is found at its frequency, and nothing else")
  func sine() throws {
    let signal = (0..<1024).map { Float(sin(2 * Double.pi * 100 * Double($0) / 1024)) }
    var (real, imaginary) = ([Float](repeating: 0, count: 512), [Float](repeating: 0, count: 512))
    let fft = try #require(vDSP.FFT(log2n: 10, radix: .radix2, ofType: DSPSplitComplex.self))
    var (outReal, outImaginary) = (real, imaginary)
    var magnitudes = real
    Self.splitFloats(&real, &imaginary) { input in
      signal.withUnsafeBytes {
        vDSP_ctoz($0.bindMemory(to: DSPComplex.self).start, 2, &input, 1, 512)
      }
      Self.splitFloats(&outReal, &outImaginary) { output in
        fft.forward(input: input, output: &output)
        vDSP.absolute(output, result: &magnitudes)
      }
    }
    #expect(vDSP.indexOfMaximum(magnitudes).0 == 100 && abs(magnitudes[100] - 1024) < 0.01)
    magnitudes[100] = 0
    #expect(vDSP.maximum(magnitudes) < 0.01)
  }

  @Test("Accelerate.AC24. Several signals, and the rows and columns of a plane")
  func several() throws {
    let setup = try #require(vDSP_create_fftsetupD(4, FFTRadix(kFFTRadix2)))
    defer { vDSP_destroy_fftsetupD(setup) }
    let input: Parts = (Self.numbers(32, 1), Self.numbers(32, 9))
    var signals = input
    Self.split(&signals) { vDSP_fftm_zipD(setup, &$0, 1, 16, 4, 2, 1) }
    for start in [0, 16] {
      let part = start..<start + 16
      let expected = Self.transformed((Array(input.real[part]), Array(input.imaginary[part])))
      #expect(Self.near(Array(signals.real[part]), expected.real))
      #expect(Self.near(Array(signals.imaginary[part]), expected.imaginary))
    }
    // Four rows of eight.
    var plane = input
    Self.split(&plane) { vDSP_fft2d_zipD(setup, &$0, 1, 0, 3, 2, 1) }
    for (v, u) in [(0, 0), (1, 3), (3, 7), (2, 4)] {
      var (real, imaginary) = (0.0, 0.0)
      for row in 0..<4 {
        for column in 0..<8 {
          let turns = Double(u * column) / 8 + Double(v * row) / 4
          let (c, s) = (cos(-2 * .pi * turns), sin(-2 * .pi * turns))
          let (x, y) = (input.real[row * 8 + column], input.imaginary[row * 8 + column])
          real += x * c - y * s
          imaginary += x * s + y * c
        }
      }
      #expect(abs(plane.real[v * 8 + u] - real) < 1e-10)
      #expect(abs(plane.imaginary[v * 8 + u] - imaginary) < 1e-10)
    }
  }

  @Test("Accelerate.AC25. Discrete transforms of 1, 3, 5 and 15 times a power of 2, and no others")
  func discrete() throws {
    for count in [8, 24, 40, 120, 960, 1024] {
      let (real, imaginary) = (Self.numbers(count, 1), Self.numbers(count, 5))
      for direction in [vDSP.FourierTransformDirection.forward, .inverse] {
        let dft = try #require(
          vDSP.DFT(
            count: count, direction: direction, transformType: .complexComplex,
            ofType: Double.self))
        let expected = Self.transformed((real, imaginary), inverse: direction == .inverse)
        let result = dft.transform(inputReal: real, inputImaginary: imaginary)
        #expect(Self.near(result.real, expected.real, 1e-9))
        #expect(Self.near(result.imaginary, expected.imaginary, 1e-9))
      }
    }
    #expect(vDSP_DFT_zop_CreateSetup(nil, 7 * 16, .FORWARD) == nil)
    #expect(vDSP_DFT_zop_CreateSetup(nil, 4, .FORWARD) == nil)
    #expect(vDSP_DFT_zop_CreateSetup(nil, 0, .FORWARD) == nil)
    #expect(vDSP_DFT_zrop_CreateSetup(nil, 8, .FORWARD) == nil)
  }

  @Test(
    "Accelerate.AC25. Discrete transforms of real numbers are packed and scaled like the fast ones")
  func discreteReal() throws {
    let signal = Self.numbers(48, 3).map(Float.init)
    let expected = Self.transformed((signal.map(Double.init), [Double](repeating: 0, count: 48)))
    let forward = try #require(vDSP_DFT_zrop_CreateSetup(nil, 48, .FORWARD))
    let inverse = try #require(vDSP_DFT_zrop_CreateSetup(forward, 48, .INVERSE))
    defer {
      vDSP_DFT_DestroySetup(forward)
      vDSP_DFT_DestroySetup(inverse)
    }
    let (even, odd) = ((0..<24).map { signal[2 * $0] }, (0..<24).map { signal[2 * $0 + 1] })
    var (real, imaginary) = (even, odd)
    vDSP_DFT_Execute(forward, even, odd, &real, &imaginary)
    #expect(abs(Double(real[0]) - 2 * expected.real[0]) < 1e-4)
    #expect(abs(Double(imaginary[0]) - 2 * expected.real[24]) < 1e-4)
    for index in 1..<24 {
      #expect(abs(Double(real[index]) - 2 * expected.real[index]) < 1e-4)
      #expect(abs(Double(imaginary[index]) - 2 * expected.imaginary[index]) < 1e-4)
    }
    var (backEven, backOdd) = (real, imaginary)
    vDSP_DFT_Execute(inverse, real, imaginary, &backEven, &backOdd)
    for index in 0..<24 {
      #expect(abs(backEven[index] / 96 - even[index]) < 1e-5)
      #expect(abs(backOdd[index] / 96 - odd[index]) < 1e-5)
    }
  }

  @Test("Accelerate.AC26. Cosine transforms of three kinds, without factors")
  func cosines() throws {
    let values = Self.numbers(48, 2)
    for kind in vDSP.DCTTransformType.allCases {
      let dct = try #require(vDSP.DCT(count: 48, transformType: kind))
      let result = dct.transform(values.map(Float.init))
      for k in 0..<48 {
        var sum = 0.0
        for (j, value) in values.enumerated() {
          let (j, k, step) = (Double(j), Double(k), Double.pi / 48)
          switch kind {
          case .II: sum += value * cos(k * (j + 0.5) * step)
          case .III: sum += value * (j == 0 ? 0.5 : cos(j * (k + 0.5) * step))
          case .IV: sum += value * cos((k + 0.5) * (j + 0.5) * step)
          }
        }
        #expect(abs(Double(result[k]) - sum) < 1e-4)
      }
    }
    #expect(vDSP.DCT(count: 8, transformType: .II) == nil)
  }
}
