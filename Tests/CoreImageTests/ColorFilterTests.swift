import CoreImage
import Testing

/// The formulas of the filters that change colors.
@Suite struct ColorFilterTests {
  private let color: SIMD4<Float> = [0.2, 0.4, 0.6, 1]
  /// The same color, half transparent.
  private let half: SIMD4<Float> = [0.1, 0.2, 0.3, 0.5]

  private func after(_ name: String, _ values: [String: Any], _ expected: SIMD4<Float>) -> Bool {
    let result = Pixels.pixel(color, after: name, values)
    // A transparent color changes as an opaque one does.
    let transparent = Pixels.pixel(half, after: name, values)
    return Pixels.areClose(result, expected) && Pixels.areClose(transparent, expected * 0.5)
  }

  @Test("CoreImage.FT2. Saturation, brightness and contrast")
  func controls() {
    // The luminance is 0.2126 · 0.2 + 0.7152 · 0.4 + 0.0722 · 0.6.
    let gray: Float = 0.371_92
    #expect(after("CIColorControls", [kCIInputSaturationKey: 0], [gray, gray, gray, 1]))
    #expect(
      after("CIColorControls", [kCIInputSaturationKey: 2], [0.028_08, 0.428_08, 0.828_08, 1]))
    #expect(after("CIColorControls", [kCIInputBrightnessKey: 0.1], [0.3, 0.5, 0.7, 1]))
    #expect(after("CIColorControls", [kCIInputContrastKey: 2], [-0.1, 0.3, 0.7, 1]))
    #expect(Pixels.pixel(color, after: "CIColorControls") == color)
  }

  @Test("CoreImage.FT2. A matrix mixes components, and a bias is added")
  func matrix() {
    let values: [String: Any] = [
      "inputRVector": CIVector(x: 0, y: 1, z: 0, w: 0),
      "inputGVector": CIVector(x: 0.5, y: 0, z: 0.5, w: 0),
      "inputBVector": CIVector(x: 0, y: 0, z: 0, w: 0.25),
      "inputAVector": CIVector(x: 0, y: 0, z: 0, w: 0.5),
      "inputBiasVector": CIVector(x: 0.1, y: 0, z: 0, w: 0.25),
    ]
    // Red is green and 0.1, green the mean of red and blue, blue a quarter of alpha; alpha is 0.75.
    #expect(
      Pixels.areClose(
        Pixels.pixel(color, after: "CIColorMatrix", values),
        [0.5 * 0.75, 0.4 * 0.75, 0.25 * 0.75, 0.75]))
    #expect(Pixels.pixel(color, after: "CIColorMatrix") == color)
  }

  @Test("CoreImage.FT2. Exposure, gamma, hue and white point")
  func adjustments() {
    #expect(after("CIExposureAdjust", [kCIInputEVKey: 1], [0.4, 0.8, 1.2, 1]))
    #expect(after("CIExposureAdjust", [kCIInputEVKey: -2], [0.05, 0.1, 0.15, 1]))
    #expect(after("CIGammaAdjust", ["inputPower": 2], [0.04, 0.16, 0.36, 1]))
    #expect(
      after("CIGammaAdjust", ["inputPower": 0.5], [0.447_213_6, 0.632_455_5, 0.774_596_7, 1]))
    // A third of a turn exchanges the components.
    #expect(after("CIHueAdjust", [kCIInputAngleKey: 2 * Double.pi / 3], [0.6, 0.2, 0.4, 1]))
    #expect(after("CIHueAdjust", [kCIInputAngleKey: 0], color))
    // A turn of 90°: rest 1⁄3, shift 1 ⁄ √3; 0.2⁄3 − 0.244017·0.4 + 0.910684·0.6 for red.
    #expect(
      after(
        "CIHueAdjust", [kCIInputAngleKey: Double.pi / 2],
        [0.515_470_1, 0.169_059_9, 0.515_470_1, 1]))
    let white = CIColor(red: 0.5, green: 1, blue: 0)
    #expect(after("CIWhitePointAdjust", [kCIInputColorKey: white], [0.1, 0.4, 0, 1]))
  }

  @Test("CoreImage.FT2. Inverted colors, images in one color, sepia")
  func effects() {
    #expect(after("CIColorInvert", [:], [0.8, 0.6, 0.4, 1]))
    let gray: Float = 0.371_92
    let green = CIColor(red: 0, green: 1, blue: 0)
    #expect(after("CIColorMonochrome", [kCIInputColorKey: green], [0, gray, 0, 1]))
    #expect(
      after(
        "CIColorMonochrome", [kCIInputColorKey: green, kCIInputIntensityKey: 0.5],
        [0.1, 0.2 + gray / 2, 0.3, 1]))
    // 0.393 · 0.2 + 0.769 · 0.4 + 0.189 · 0.6, and so on.
    #expect(after("CISepiaTone", [:], [0.4996, 0.445, 0.3466, 1]))
    #expect(after("CISepiaTone", [kCIInputIntensityKey: 0], color))
    #expect(
      Pixels.areClose(Pixels.pixel([1, 1, 1, 1], after: "CISepiaTone"), [1, 1, 0.937, 1]))
  }

  @Test("CoreImage.FT3. Limits, thresholds, single components and masks")
  func components() {
    #expect(
      after(
        "CIColorClamp",
        [
          "inputMinComponents": CIVector(x: 0.3, y: 0.3, z: 0.3, w: 0),
          "inputMaxComponents": CIVector(x: 0.5, y: 0.5, z: 0.5, w: 1),
        ], [0.3, 0.4, 0.5, 1]))
    #expect(after("CIColorThreshold", ["inputThreshold": 0.4], [0, 1, 1, 1]))
    #expect(after("CIMaximumComponent", [:], [0.6, 0.6, 0.6, 1]))
    #expect(after("CIMinimumComponent", [:], [0.2, 0.2, 0.2, 1]))
    let mask = Pixels.pixel([0.25, 0.25, 0.25, 1], after: "CIMaskToAlpha")
    #expect(Pixels.areClose(mask, [0.25, 0.25, 0.25, 0.25]))
  }

  @Test("CoreImage.FT3. The curve of sRGB and its inverse, in both pieces")
  func curves() {
    let light: SIMD4<Float> = [0.002, 0.214_041_14, 1, 1]
    let encoded: SIMD4<Float> = [0.025_84, 0.5, 1, 1]
    #expect(Pixels.areClose(Pixels.pixel(light, after: "CILinearToSRGBToneCurve"), encoded))
    #expect(Pixels.areClose(Pixels.pixel(encoded, after: "CISRGBToneCurveToLinear"), light))
  }

  /// Two colors and their difference, computed from the formulas of the CIE by another program.
  private static let differences: [(SIMD4<Float>, SIMD4<Float>, Float)] = [
    ([0, 0, 0, 1], [1, 1, 1, 1], 100), ([1, 0, 0, 1], [0, 1, 0, 1], 73.430_425),
    ([0, 1, 0, 1], [1, 0, 0, 1], 68.800_068),
    (
      [0.501_960_8, 0.501_960_8, 0.501_960_8, 1], [0.505_882_4, 0.505_882_4, 0.505_882_4, 1],
      0.391_684
    ),
    ([0.2, 0.4, 0.6, 1], [0.25, 0.4, 0.6, 1], 1.856_210_4),
    ([1, 1, 1, 1], [1, 1, 0, 1], 96.947_504), ([0.3, 0.6, 0.9, 1], [0.3, 0.6, 0.9, 1], 0),
  ]

  @Test(
    "CoreImage.FT3. The difference of colors is that of CIE 1994, with the first as the standard",
    arguments: differences)
  func difference(_ one: SIMD4<Float>, _ two: SIMD4<Float>, _ expected: Float) {
    let other = Pixels.image([[two]])
    let result = Pixels.pixel(one, after: "CILabDeltaE", ["inputImage2": other])
    #expect(Pixels.areClose(result, [expected, expected, expected, 1], 0.000_1))
  }

  @Test("CoreImage.FT3. The difference of images does not depend on color management")
  func managedDifference() throws {
    let space = CGColorSpace(name: CGColorSpace.sRGB)
    let one = Pixels.image([[[0.2, 0.4, 0.6, 1]]], in: space)
    let two = Pixels.image([[[0.25, 0.4, 0.6, 1]]], in: space)
    let difference = one.applyingFilter("CILabDeltaE", parameters: ["inputImage2": two])
    let managed = CIContext(options: [
      .outputColorSpace: try #require(CGColorSpace(name: CGColorSpace.extendedLinearSRGB))
    ])
    let values = [managed, Pixels.context].map {
      Pixels.rows(of: difference, context: $0)[0][0].x
    }
    #expect(values.allSatisfy { abs($0 - 1.856_210_4) < 0.000_1 })
  }
}
