import CoreImage
import Testing

/// The filters that lay one image over another.
@Suite struct CompositingTests {
  private static let operations: [(String, SIMD4<Float>)] = [
    ("CISourceOverCompositing", [0.5, 0, 0.4, 0.9]), ("CISourceInCompositing", [0.4, 0, 0, 0.4]),
    ("CISourceOutCompositing", [0.1, 0, 0, 0.1]), ("CISourceAtopCompositing", [0.4, 0, 0.4, 0.8]),
    ("CIAdditionCompositing", [0.5, 0, 0.8, 1]), ("CIMultiplyCompositing", [0, 0, 0, 0.4]),
    ("CIMaximumCompositing", [0.5, 0, 0.8, 0.8]), ("CIMinimumCompositing", [0, 0, 0, 0.5]),
  ]

  @Test("CoreImage.FT4. The operators of Porter and Duff, and three more", arguments: operations)
  func operators(_ name: String, _ expected: SIMD4<Float>) {
    let ground = Pixels.image([[[0, 0, 0.8, 0.8]]])
    let result = Pixels.pixel(
      [0.5, 0, 0, 0.5], after: name, [kCIInputBackgroundImageKey: ground])
    #expect(Pixels.areClose(result, expected))
  }

  @Test(
    "CoreImage.FT4. The blend modes of PDF, of 0.75 over 0.25",
    arguments: [
      ("CIMultiplyBlendMode", Float(0.1875)), ("CIScreenBlendMode", 0.8125),
      ("CIOverlayBlendMode", 0.375), ("CIDarkenBlendMode", 0.25), ("CILightenBlendMode", 0.75),
      ("CIDifferenceBlendMode", 0.5), ("CIExclusionBlendMode", 0.625),
      ("CIHardLightBlendMode", 0.625), ("CISoftLightBlendMode", 0.375),
      ("CIColorDodgeBlendMode", 1), ("CIColorBurnBlendMode", 0),
    ])
  func blendModes(_ name: String, _ expected: Float) {
    let ground = Pixels.gray([[0.25]])
    let values = [kCIInputBackgroundImageKey: ground]
    let result = Pixels.pixel([0.75, 0.75, 0.75, 1], after: name, values)
    #expect(Pixels.areClose(result, [expected, expected, expected, 1]))
    // A source of half the opacity gives half of the mixture.
    let half = Pixels.pixel([0.375, 0.375, 0.375, 0.5], after: name, values)
    let mean = (0.25 + expected) / 2
    #expect(Pixels.areClose(half, [mean, mean, mean, 1]))
  }

  @Test("CoreImage.FT4. The extent follows from the operator")
  func extents() {
    let image = Pixels.gray([[1, 1]])
    let ground = Pixels.gray([[0, 0]]).transformed(by: CGAffineTransform(translationX: 1, y: 0))
    func extent(_ name: String) -> CGRect {
      image.applyingFilter(name, parameters: [kCIInputBackgroundImageKey: ground]).extent
    }
    #expect(extent("CISourceOverCompositing") == CGRect(x: 0, y: 0, width: 3, height: 1))
    #expect(extent("CISourceInCompositing") == CGRect(x: 1, y: 0, width: 1, height: 1))
    #expect(extent("CISourceAtopCompositing") == CGRect(x: 1, y: 0, width: 2, height: 1))
    #expect(extent("CISourceOutCompositing") == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(Pixels.reds(of: image.composited(over: ground)) == [[1, 1, 0]])
    #expect(Pixels.reds(of: image.applyingFilter("CIScreenBlendMode")) == [[1, 1]])
  }

  @Test("CoreImage.FT8. Masks and times mix two images")
  func masks() {
    let (image, ground) = (Pixels.gray([[1, 1, 1]]), Pixels.gray([[0, 0, 0]]))
    let gray = Pixels.image([[[0, 0, 0, 1], [0.25, 0.25, 0.25, 1], [1, 1, 1, 1]]])
    let values = [kCIInputBackgroundImageKey: ground, kCIInputMaskImageKey: gray]
    let mixed = image.applyingFilter("CIBlendWithMask", parameters: values)
    let reds = Pixels.reds(of: mixed)[0]
    #expect(zip(reds, [0, 0.25, 1]).allSatisfy { abs($0 - $1) < 0.000_001 })
    let alpha = Pixels.image([[.zero, [0, 0, 0, 0.5], [0, 0, 0, 1]]])
    let cut = image.applyingFilter(
      "CIBlendWithAlphaMask", parameters: [kCIInputMaskImageKey: alpha])
    #expect(Pixels.rows(of: cut)[0] == [.zero, [0.5, 0.5, 0.5, 0.5], [1, 1, 1, 1]])
    let dissolved = image.applyingFilter(
      "CIDissolveTransition", parameters: [kCIInputTargetImageKey: ground, kCIInputTimeKey: 0.25])
    #expect(Pixels.reds(of: dissolved) == [[0.75, 0.75, 0.75]])
  }
}
