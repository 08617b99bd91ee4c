import Accelerate
import Testing

/// The functions of vDSP on buffers that combine several of them, and its filters.
@Suite struct OverlayTests {
  @Test("Accelerate.AC29. Products and sums of vectors and numbers are combined")
  func combinations() async {
    let (a, b, c, d): ([Float], [Float], [Float], [Float]) = ([3], [5], [7], [11])
    #expect(vDSP.add(multiplication: (a, b), c) == [22])
    #expect(vDSP.add(multiplication: (a: a, b: 2), c) == [13])
    #expect(vDSP.add(multiplication: (a, b), 1) == [16])
    #expect(vDSP.add(multiplication: (a, 2), 1) == [7])
    #expect(vDSP.add(multiplication: (a, b), multiplication: (c, d)) == [92])
    #expect(vDSP.add(multiplication: (a, 2), multiplication: (c, 3)) == [27])
    #expect(vDSP.subtract(multiplication: (a, b), c) == [8])
    #expect(vDSP.subtract(multiplication: (a, 2), c) == [-1])
    #expect(vDSP.subtract(multiplication: (a, b), multiplication: (c, d)) == [-62])
    #expect(
      vDSP.multiply(addition: (a, b), c) == [56] && vDSP.multiply(addition: (a, b), 2) == [16])
    #expect(vDSP.multiply(subtraction: (a, b), c) == [-14])
    #expect(vDSP.multiply(subtraction: (a, b), 2) == [-4])
    #expect(vDSP.multiply(addition: (a, b), addition: (c, d)) == [144])
    #expect(vDSP.multiply(subtraction: (a, b), subtraction: (c, d)) == [8])
    #expect(vDSP.multiply(addition: (a, b), subtraction: (c, d)) == [-32])
    var result = [1.0, 2, 3]
    vDSP.add(multiplication: (result, 2), [1, 1, 1], result: &result)
    #expect(result == [3, 5, 7])
    await #expect(processExitsWith: .failure) {
      _ = vDSP.add(multiplication: ([1.0, 2], [1.0]), [1.0, 2])
    }
  }

  @Test("Accelerate.AC29. A vector is moved to its mean and scaled by its deviation")
  func normalization() {
    #expect(vDSP.normalize([1.0, 5]) == [-1, 1] && vDSP.standardDeviation([1.0, 5]) == 2)
    var result: [Float] = [0, 0]
    let (mean, deviation) = vDSP.normalize([2, 4] as [Float], result: &result)
    #expect(mean == 3 && deviation == 1 && result == [-1, 1])
    #expect(vDSP.standardDeviation([Float]()).isNaN)
  }

  @Test(
    "Accelerate.AC16. Filters as values keep what they have, for each channel, and for each copy")
  func filters() throws {
    #expect(
      vDSP.Biquad(coefficients: [0], channelCount: 9, sectionCount: 9, ofType: Float.self) == nil)
    #expect(
      vDSP.Biquad(coefficients: [], channelCount: 0, sectionCount: 1, ofType: Float.self) == nil)
    // A sum of the last two elements.
    var one = try #require(
      vDSP.Biquad(
        coefficients: [1, 1, 0, 0, 0], channelCount: 1, sectionCount: 1, ofType: Double.self))
    #expect(one.apply(input: [1, 2, 3]) == [1, 3, 5])
    var copy = one
    #expect(one.apply(input: [10]) == [13] && one.apply(input: [0]) == [10])
    #expect(copy.apply(input: [0]) == [3])
    // The first channel is doubled twice, the second delayed twice.
    var two = try #require(
      vDSP.Biquad(
        coefficients: [2, 0, 0, 0, 0, 0, 1, 0, 0, 0, 2, 0, 0, 0, 0, 0, 1, 0, 0, 0],
        channelCount: 2, sectionCount: 2, ofType: Float.self))
    #expect(two.apply(input: [1, 2, 3, 4, 5, 6]) == [4, 8, 12, 0, 0, 4])
  }

  @Test("Accelerate.AC30. Values are interpolated at places; parts of vectors are vectors")
  func interpolation() {
    #expect(
      vDSP.linearInterpolate(values: [0.0, 100], atIndices: [0.0, 4]) == [0, 25, 50, 75, 100])
    #expect(vDSP.linearInterpolate(values: [Float](), atIndices: [Float]()) == [])
    var memory: [Float] = [1, 2, 3, 4]
    memory.withUnsafeMutableBufferPointer { memory in
      var part = memory[1..<3]
      #expect(vDSP.sum(part) == 5)
      vDSP.negative([5, 6] as [Float], result: &part)
      #expect(part.startIndex == 1 && part.count == 2)
    }
    #expect(memory == [1, -5, -6, 4])
  }

  @Test("Accelerate.AC25. Parts that lie apart or side by side are transformed alike")
  func discrete() throws {
    let (real, imaginary) = (TransformTests.numbers(24, 1), TransformTests.numbers(24, 4))
    let expected = TransformTests.transformed((real, imaginary))
    let apart = try vDSP.DiscreteFourierTransform(
      count: 24, direction: .forward, transformType: .complexComplex, ofType: Double.self)
    let result = apart.transform(real: real, imaginary: imaginary)
    #expect(TransformTests.near(result.real, expected.real))
    #expect(TransformTests.near(result.imaginary, expected.imaginary))
    let beside = try vDSP.DiscreteFourierTransform(
      previous: nil, count: 24, direction: .forward, transformType: .complexComplex,
      ofType: DSPDoubleComplex.self)
    let numbers = beside.transform(
      input: zip(real, imaginary).map { DSPDoubleComplex(real: $0, imag: $1) })
    #expect(TransformTests.near(numbers.map(\.real), expected.real))
    #expect(TransformTests.near(numbers.map(\.imag), expected.imaginary))
    let halves = try vDSP.DiscreteFourierTransform(
      count: 16, direction: .forward, transformType: .complexReal, ofType: Float.self)
    let ones = [Float](repeating: 1, count: 8)
    let packed = halves.transform(real: ones, imaginary: ones)
    #expect(packed.real == [32, 0, 0, 0, 0, 0, 0, 0] && packed.imaginary[0] == 0)
    #expect(throws: (any Error).self) {
      try vDSP.DiscreteFourierTransform(
        count: 7, direction: .forward, transformType: .complexComplex, ofType: Float.self)
    }
  }
}
