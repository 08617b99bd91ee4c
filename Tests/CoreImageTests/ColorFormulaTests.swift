import CoreImage
import Testing

/// The filters that compute colors with polynomials, tables and curves.
@Suite struct ColorFormulaTests {
  private let color: SIMD4<Float> = [0.2, 0.4, 0.6, 1]
  /// The same color, half transparent.
  private let half: SIMD4<Float> = [0.1, 0.2, 0.3, 0.5]

  private func after(_ name: String, _ values: [String: Any], _ expected: SIMD4<Float>) -> Bool {
    let result = Pixels.pixel(color, after: name, values)
    let transparent = Pixels.pixel(half, after: name, values)
    return Pixels.areClose(result, expected) && Pixels.areClose(transparent, expected * 0.5)
  }

  @Test("CoreImage.FT10. A polynomial of each component, and of all three")
  func polynomials() {
    #expect(Pixels.areClose(Pixels.pixel(color, after: "CIColorPolynomial"), color))
    // 0.1 + 0.5 · 0.2 + 2 · 0.04 + 0.008 for red.
    let values = ["inputRedCoefficients": CIVector(x: 0.1, y: 0.5, z: 2, w: 1)]
    #expect(after("CIColorPolynomial", values, [0.288, 0.4, 0.6, 1]))
    #expect(after("CIColorCrossPolynomial", [:], color))
    // Red is the product of green and blue, and 0.1.
    var factors = [CGFloat](repeating: 0, count: 10)
    (factors[7], factors[9]) = (1, 0.1)
    let vector = CIVector(values: factors, count: 10)
    #expect(
      after("CIColorCrossPolynomial", ["inputRedCoefficients": vector], [0.34, 0.4, 0.6, 1]))
  }

  @Test("CoreImage.FT10. Few values of each component")
  func posterized() {
    // Three values: 0, 0.5 and 1.
    #expect(after("CIColorPosterize", ["inputLevels": 3], [0, 0.5, 0.5, 1]))
    #expect(after("CIColorPosterize", ["inputLevels": 2], [0, 0, 1, 1]))
  }

  @Test("CoreImage.FT10. The difference of two images, and inverted values")
  func differences() {
    let filter = CIFilter.colorAbsoluteDifference()
    filter.inputImage = Pixels.image([[color]])
    filter.inputImage2 = Pixels.image([[[0.5, 0.1, 0.6, 1]]])
    let result = filter.outputImage.map { Pixels.rows(of: $0)[0][0] }
    #expect(result.map { Pixels.areClose($0, [0.3, 0.3, 0, 1]) } == true)
    #expect(
      Pixels.areClose(
        Pixels.pixel([0.5, 0, 4, 1], after: "CIDepthToDisparity"), [2, 0, 0.25, 1]))
    #expect(Pixels.pixel([0.5, 0.25, 1, 1], after: "CIDisparityToDepth") == [2, 4, 1, 1])
  }

  /// A table in which red and blue are exchanged.
  private var exchange: Data {
    var numbers: [Float] = []
    for blue in 0...1 {
      for green in 0...1 {
        for red in 0...1 {
          numbers += [Float(blue), Float(green), Float(red), 1]
        }
      }
    }
    return numbers.withUnsafeBytes { Data($0) }
  }

  @Test("CoreImage.FT11. A table gives the mixture of the entries around a color")
  func table() {
    let values: [String: Any] = ["inputCubeDimension": 2, "inputCubeData": exchange]
    #expect(after("CIColorCube", values, [0.6, 0.4, 0.2, 1]))
    // Colors beyond the table are those of its edge.
    #expect(Pixels.pixel([2, -1, 0.5, 1], after: "CIColorCube", values) == [0.5, 0, 1, 1])
    let filter = CIFilter.colorCubeWithColorSpace()
    filter.inputImage = Pixels.image([[color]])
    filter.cubeDimension = 2
    filter.cubeData = exchange
    let result = filter.outputImage.map { Pixels.rows(of: $0)[0][0] }
    #expect(result.map { Pixels.areClose($0, [0.6, 0.4, 0.2, 1]) } == true)
    filter.cubeDimension = 3
    #expect(filter.outputImage == nil)
  }

  @Test("CoreImage.FT11. Luminance finds a color between two, or in another image")
  func maps() {
    let gray: SIMD4<Float> = [0.25, 0.25, 0.25, 1]
    let filter = CIFilter.falseColor()
    filter.inputImage = Pixels.image([[gray]])
    filter.color0 = CIColor(red: 1, green: 0, blue: 0)
    filter.color1 = CIColor(red: 0, green: 1, blue: 0)
    let result = filter.outputImage.map { Pixels.rows(of: $0)[0][0] }
    #expect(result.map { Pixels.areClose($0, [0.75, 0.25, 0, 1]) } == true)
    // A gradient of three colors: a quarter is between the first and the second.
    let gradient = Pixels.image([[[0, 0, 1, 1], [0, 1, 0, 1], [1, 0, 0, 1]]])
    let mapped = Pixels.image([[gray]]).applyingFilter(
      "CIColorMap", parameters: [kCIInputGradientImageKey: gradient])
    #expect(Pixels.areClose(Pixels.rows(of: mapped)[0][0], [0, 0.5, 0.5, 1], 0.000_01))
  }

  @Test("CoreImage.FT11. A curve through five points, for components with a gamma of 2")
  func curve() {
    #expect(after("CIToneCurve", [:], color))
    // The components 0, 0.25 and 1 are 0, 0.5 and 1 with the gamma of 2.
    let points = ["inputPoint2": CIVector(x: 0.5, y: 0.8)]
    let result = Pixels.pixel([0, 0.25, 1, 1], after: "CIToneCurve", points)
    #expect(Pixels.areClose(result, [0, 0.64, 1, 1]))
    let inverted = Dictionary(
      uniqueKeysWithValues: (0..<5).map {
        ("inputPoint\($0)", CIVector(x: CGFloat($0) / 4, y: 1 - CGFloat($0) / 4))
      })
    // 1 − 0.5 is 0.5, whose square is 0.25.
    #expect(
      Pixels.areClose(
        Pixels.pixel([0, 0.25, 1, 1], after: "CIToneCurve", inverted), [1, 0.25, 0, 1]))
  }

  @Test("CoreImage.FT4. Modes of whole colors keep the luminance of one image")
  func modes() {
    let ground = Pixels.image([[[0.5, 0.5, 0.5, 1]]])
    func blended(_ name: String, _ pixel: SIMD4<Float>) -> SIMD4<Float> {
      let image = Pixels.image([[pixel]]).applyingFilter(
        name, parameters: [kCIInputBackgroundImageKey: ground])
      return Pixels.rows(of: image)[0][0]
    }
    // A gray background has no saturation, so its hue and saturation cannot change it.
    #expect(Pixels.areClose(blended("CIHueBlendMode", color), [0.5, 0.5, 0.5, 1]))
    #expect(Pixels.areClose(blended("CISaturationBlendMode", color), [0.5, 0.5, 0.5, 1]))
    // The luminance of the color is 0.3 · 0.2 + 0.59 · 0.4 + 0.11 · 0.6, which is 0.362.
    #expect(Pixels.areClose(blended("CIColorBlendMode", color), [0.338, 0.538, 0.738, 1]))
    #expect(Pixels.areClose(blended("CILuminosityBlendMode", color), [0.362, 0.362, 0.362, 1]))
  }

  @Test("CoreImage.FT4. Sums, differences and quotients")
  func sums() {
    let ground = Pixels.image([[[0.5, 0.5, 0.5, 1]]])
    func blended(_ name: String) -> SIMD4<Float> {
      let image = Pixels.image([[color]]).applyingFilter(
        name, parameters: [kCIInputBackgroundImageKey: ground])
      return Pixels.rows(of: image)[0][0]
    }
    #expect(Pixels.areClose(blended("CILinearDodgeBlendMode"), [0.7, 0.9, 1, 1]))
    #expect(Pixels.areClose(blended("CILinearBurnBlendMode"), [0, 0, 0.1, 1]))
    #expect(Pixels.areClose(blended("CILinearLightBlendMode"), [0, 0.3, 0.7, 1]))
    #expect(Pixels.areClose(blended("CIPinLightBlendMode"), [0.4, 0.5, 0.5, 1]))
    #expect(Pixels.areClose(blended("CISubtractBlendMode"), [0.3, 0.1, 0, 1]))
    #expect(Pixels.areClose(blended("CIDivideBlendMode"), [1, 1, 0.833_333_3, 1]))
    // 1 − 0.5 ⁄ 0.4 is below 0, 1 − 0.5 ⁄ 0.8 is 0.375, and 0.5 ⁄ (1 − 0.2) is 0.625.
    #expect(Pixels.areClose(blended("CIVividLightBlendMode"), [0, 0.375, 0.625, 1]))
  }

  @Test("CoreImage.RD4. The kernels of the system have the same formulas")
  func kernels() throws {
    let (image, ground) = (Pixels.image([[color]]), Pixels.image([[[0.5, 0.5, 0.5, 1]]]))
    func pixel(_ kernel: CIBlendKernel) throws -> SIMD4<Float> {
      Pixels.rows(of: try #require(kernel.apply(foreground: image, background: ground)))[0][0]
    }
    #expect(Pixels.areClose(try pixel(.linearDodge), [0.7, 0.9, 1, 1]))
    // Vivid light is 0, 0.375 and 0.625.
    #expect(try pixel(.hardMix) == [0, 0, 1, 1])
    #expect(try pixel(.darkerColor) == color)
    #expect(try pixel(.lighterColor) == [0.5, 0.5, 0.5, 1])
  }

  @Test("CoreImage.IM2. Images in the colors with names are infinite")
  func namedImages() {
    let square = CGRect(x: 3, y: 4, width: 1, height: 1)
    #expect(CIImage.red.extent.isInfinite)
    #expect(Pixels.rows(of: CIImage.red, square)[0][0] == [1, 0, 0, 1])
    #expect(Pixels.rows(of: CIImage.gray, square)[0][0] == [0.5, 0.5, 0.5, 1])
    #expect(Pixels.rows(of: CIImage.clear, square)[0][0] == .zero)
  }
}
