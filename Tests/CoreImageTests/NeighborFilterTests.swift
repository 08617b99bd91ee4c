import CoreImage
import Testing

/// The filters that read the pixels around each one, and those that reduce an area.
@Suite struct NeighborFilterTests {
  /// One light pixel among dark ones.
  private let dot = Pixels.gray([[0, 0, 0], [0, 1, 0], [0, 0, 0]])

  private func reds(
    _ image: CIImage, _ name: String, _ values: [String: Any] = [:], in rect: CGRect? = nil
  ) -> [[Float]] { Pixels.reds(of: image.applyingFilter(name, parameters: values), rect) }

  private let area = CGRect(x: 0, y: 0, width: 3, height: 3)

  @Test("CoreImage.FT12. Weights, the first of which is left above")
  func convolution() {
    #expect(reds(dot, "CIConvolution3X3", in: area) == [[0, 0, 0], [0, 1, 0], [0, 0, 0]])
    let weights = CIVector(values: [1, 2, 3, 4, 5, 6, 7, 8, 9], count: 9)
    // The pixel right below the dot sees it left above.
    let values = [kCIInputWeightsKey: weights]
    #expect(
      reds(dot, "CIConvolution3X3", values, in: area) == [[9, 8, 7], [6, 5, 4], [3, 2, 1]])
    #expect(
      dot.applyingFilter("CIConvolution3X3").extent
        == CGRect(x: -1, y: -1, width: 5, height: 5))
    let filter = CIFilter.convolution9Horizontal()
    filter.inputImage = dot
    filter.weights = CIVector(values: [0, 0, 0, 0.5, 1, 0.25, 0, 0, 0], count: 9)
    filter.bias = 0.125
    let row = filter.outputImage.map { Pixels.reds(of: $0, area)[1] }
    #expect(row == [0.375, 1.125, 0.625])
  }

  @Test("CoreImage.FT12. Weights for colors alone keep alpha and the rectangle")
  func colorConvolution() {
    let image = Pixels.image([[[0.5, 0, 0, 1], [0.25, 0, 0, 0.5]]])
    let result = image.applyingFilter(
      "CIConvolutionRGB9Horizontal",
      parameters: [kCIInputWeightsKey: CIVector(values: [0, 0, 0, 1, 1, 1, 0, 0, 0], count: 9)])
    #expect(result.extent == image.extent)
    #expect(Pixels.rows(of: result) == [[[0.75, 0, 0, 1], [0.75, 0, 0, 0.5]]])
  }

  @Test("CoreImage.FT13. A median removes a single pixel, an edge stays")
  func median() {
    #expect(reds(dot, "CIMedianFilter") == [[0, 0, 0], [0, 0, 0], [0, 0, 0]])
    let edge = Pixels.gray([[0, 1, 1], [0, 1, 1], [0, 1, 1]])
    #expect(reds(edge, "CIMedianFilter")[1][1] == 1)
  }

  @Test("CoreImage.FT13. Light or dark areas become larger by a disc or a rectangle")
  func morphology() {
    let values = [kCIInputRadiusKey: 1]
    #expect(
      reds(dot, "CIMorphologyMaximum", values, in: area) == [[0, 1, 0], [1, 1, 1], [0, 1, 0]])
    #expect(dot.applyingFilter("CIMorphologyMaximum", parameters: values).extent.width == 5)
    #expect(
      reds(dot, "CIMorphologyGradient", values, in: area)[1] == [1, 1, 1])
    let hole = Pixels.gray([[1, 1, 1], [1, 0, 1], [1, 1, 1]])
    let small = [kCIInputWidthKey: 3, "inputHeight": 1]
    #expect(
      reds(hole, "CIMorphologyRectangleMinimum", small)[1] == [0, 0, 0])
    #expect(reds(hole, "CIMorphologyMinimum", values)[1][1] == 0)
    #expect(
      reds(dot, "CIMorphologyRectangleMaximum", small, in: area)
        == [[0, 0, 0], [1, 1, 1], [0, 0, 0]])
  }

  @Test("CoreImage.FT13. The means within a disc and along a line")
  func blurs() {
    #expect(
      reds(dot, "CIDiscBlur", [kCIInputRadiusKey: 1], in: area)
        == [[0, 0.2, 0], [0.2, 0.2, 0.2], [0, 0.2, 0]])
    let line = reds(dot, "CIMotionBlur", [kCIInputRadiusKey: 1], in: area)
    #expect(line[1].allSatisfy { abs($0 - 1 / 3) < 0.000_01 } && line[0] == [0, 0, 0])
    let upright = [kCIInputRadiusKey: 1, kCIInputAngleKey: Double.pi / 2]
    let column = reds(dot, "CIMotionBlur", upright, in: area).map { $0[1] }
    #expect(column.allSatisfy { abs($0 - 1 / 3) < 0.000_01 })
  }

  @Test("CoreImage.FT13. Sharper edges differ more from the mean around them; areas stay")
  func sharpened() {
    let flat = Pixels.gray(Array(repeating: Array(repeating: 0.5, count: 4), count: 4))
    let same = reds(flat, "CIUnsharpMask", [kCIInputIntensityKey: 1])
    #expect(same.joined().allSatisfy { abs($0 - 0.5) < 0.000_01 })
    let edge = Pixels.gray([[0.25, 0.25, 0.75, 0.75]])
    for name in ["CIUnsharpMask", "CISharpenLuminance"] {
      let row = reds(edge, name, [kCIInputRadiusKey: 1])[0]
      #expect(row[1] < 0.25 && row[2] > 0.75 && abs(row[1] + row[2] - 1) < 0.000_01)
    }
    // A luminance is sharpened, not a color of equal luminance.
    #expect(reds(edge, "CIUnsharpMask", [kCIInputIntensityKey: 0])[0] == [0.25, 0.25, 0.75, 0.75])
  }

  @Test("CoreImage.FT13. Squares have the mean of what they replace")
  func squares() {
    let image = Pixels.gray([[0, 1, 0.5, 0.5], [1, 0, 0.5, 1]])
    let filter = CIFilter.pixellate()
    filter.inputImage = image
    filter.center = .zero
    filter.scale = 2
    let result = filter.outputImage.map { Pixels.reds(of: $0) }
    #expect(result == [[0.5, 0.5, 0.625, 0.625], [0.5, 0.5, 0.625, 0.625]])
    // Squares from (1, 0) on: the first and the last reach beyond the image.
    filter.center = CGPoint(x: 1, y: 0)
    let moved = filter.outputImage
    #expect(moved?.extent == CGRect(x: -1, y: 0, width: 6, height: 2))
    #expect(moved.map { Pixels.reds(of: $0)[0] } == [0.5, 0.5, 0.5, 0.5, 0.75, 0.75])
  }

  @Test("CoreImage.FT7. Extremes, means of rows and columns, and counted values")
  func reductions() {
    let image = Pixels.image([
      [[0.25, 0, 0, 0.25], [0.5, 0.5, 0, 1]], [[0.75, 0, 0.5, 0.75], [0, 1, 0, 0.5]],
    ])
    let values = [kCIInputExtentKey: CIVector(x: 0, y: 0, z: 2, w: 2)]
    func row(_ name: String) -> [SIMD4<Float>] {
      Pixels.rows(of: image.applyingFilter(name, parameters: values))[0]
    }
    #expect(row("CIAreaMinMax") == [[0, 0, 0, 0.25], [0.75, 1, 0.5, 1]])
    #expect(row("CIAreaMinMaxRed") == [[0, 0.75, 0, 1]])
    #expect(row("CIAreaMaximumAlpha") == [[0.5, 0.5, 0, 1]])
    #expect(row("CIAreaMinimumAlpha") == [[0.25, 0, 0, 0.25]])
    // The lowest row is the first.
    #expect(
      row("CIRowAverage") == [[0.375, 0.5, 0.25, 0.625], [0.375, 0.25, 0, 0.625]])
    #expect(
      row("CIColumnAverage") == [[0.5, 0, 0.25, 0.5], [0.25, 0.75, 0, 0.75]])
    let filter = CIFilter.areaHistogram()
    filter.inputImage = image
    filter.extent = CGRect(x: 0, y: 0, width: 2, height: 2)
    filter.count = 2
    filter.scale = 1
    let counted = filter.outputImage.map { Pixels.rows(of: $0)[0] }
    // Red is below a half twice; alpha only once.
    #expect(counted == [[0.5, 0.5, 0.75, 0.25], [0.5, 0.5, 0.25, 0.75]])
  }

  @Test("CoreImage.FT8. An amount, or a component of a mask, mixes two images")
  func mixed() {
    let (white, black) = (Pixels.gray([[1]]), Pixels.gray([[0]]))
    let filter = CIFilter.mix()
    (filter.inputImage, filter.backgroundImage) = (white, black)
    filter.amount = 0.25
    #expect(filter.outputImage.map { Pixels.reds(of: $0) } == [[0.25]])
    let mask = Pixels.image([[[0.75, 0, 0.5, 1]]])
    let values = [kCIInputBackgroundImageKey: black, kCIInputMaskImageKey: mask]
    #expect(reds(white, "CIBlendWithRedMask", values) == [[0.75]])
    #expect(reds(white, "CIBlendWithBlueMask", values) == [[0.5]])
  }
}
