import CoreImage
import Testing

/// The filters that change the geometry, blur, or read an area.
@Suite struct GeometryFilterTests {
  @Test("CoreImage.FT5. A Gaussian has its radius as the standard deviation, and spreads three")
  func gaussian() {
    let point = Pixels.gray([[1]])
    let blurred = point.applyingGaussianBlur(sigma: 1)
    #expect(blurred.extent == CGRect(x: -3, y: -3, width: 7, height: 7))
    let rows = Pixels.reds(of: blurred)
    // The weights are 1, e^−½, e^−2 and e^−4.5; their sum over seven pixels is 2.505950.
    let weights: [Float] = [1, 0.606_530_7, 0.135_335_3, 0.011_109].map { $0 / 2.505_95 }
    for y in 0..<7 {
      for x in 0..<7 {
        let expected = weights[abs(x - 3)] * weights[abs(y - 3)]
        #expect(abs(rows[y][x] - expected) < 0.000_001)
      }
    }
    #expect(point.applyingGaussianBlur(sigma: 0).extent == point.extent)
  }

  @Test("CoreImage.FT5. A blur of a clamped image keeps its edges")
  func clampedBlur() {
    let image = Pixels.gray([[0.5, 0.5], [0.5, 0.5]])
    let blurred = image.clampedToExtent().applyingGaussianBlur(sigma: 4).cropped(to: image.extent)
    #expect(Pixels.reds(of: blurred).joined().allSatisfy { abs($0 - 0.5) < 0.000_001 })
  }

  @Test("CoreImage.FT5. A box is the mean of its pixels")
  func box() {
    let blurred = Pixels.gray([[9]]).applyingFilter("CIBoxBlur", parameters: ["inputRadius": 1])
    #expect(blurred.extent == CGRect(x: -1, y: -1, width: 3, height: 3))
    #expect(Pixels.reds(of: blurred).joined().allSatisfy { abs($0 - 1) < 0.000_001 })
  }

  @Test("CoreImage.FT5. Lanczos' window scales, keeps areas of one color and does not fade edges")
  func lanczos() {
    let flat = Pixels.gray([[0.5, 0.5, 0.5, 0.5], [0.5, 0.5, 0.5, 0.5]])
    func scaled(_ image: CIImage, _ scale: Double, _ ratio: Double = 1) -> CIImage {
      image.applyingFilter(
        "CILanczosScaleTransform",
        parameters: [kCIInputScaleKey: scale, kCIInputAspectRatioKey: ratio])
    }
    #expect(scaled(flat, 0.5).extent == CGRect(x: 0, y: 0, width: 2, height: 1))
    #expect(scaled(flat, 2, 0.5).extent == CGRect(x: 0, y: 0, width: 4, height: 4))
    for scale in [0.5, 1, 3] {
      #expect(
        Pixels.reds(of: scaled(flat, scale)).joined().allSatisfy { abs($0 - 0.5) < 0.000_001 })
    }
    // An edge in the middle stays there, and overshoots by the same amount on both sides.
    let edge = Pixels.reds(of: scaled(Pixels.gray([[0, 0, 0, 1, 1, 1]]), 2))[0]
    #expect(edge.count == 12 && edge[5] < 0.5 && edge[6] > 0.5 && edge[3] < 0)
    for index in 0..<12 { #expect(abs(edge[index] + edge[11 - index] - 1) < 0.000_001) }
  }

  @Test("CoreImage.FT5. Transforms, parts and clamps are filters as well, of values in any form")
  func geometry() {
    let image = Pixels.gray([[1, 2]])
    let move = CGAffineTransform(translationX: 5, y: 0)
    for value in [move as Any, CIVector(cgAffineTransform: move)] {
      let moved = image.applyingFilter("CIAffineTransform", parameters: ["inputTransform": value])
      #expect(moved.extent == CGRect(x: 5, y: 0, width: 2, height: 1))
    }
    let rect = CGRect(x: 1, y: 0, width: 1, height: 1)
    for value in [rect as Any, CIVector(cgRect: rect), NSValue(rect: rect)] {
      let part = image.applyingFilter("CICrop", parameters: ["inputRectangle": value])
      #expect(part.extent == rect && Pixels.reds(of: part) == [[2]])
    }
    #expect(image.applyingFilter("CICrop").extent == image.extent)
    let clamped = image.applyingFilter("CIAffineClamp", parameters: ["inputTransform": move])
    #expect(
      clamped.extent.isInfinite
        && Pixels.reds(of: clamped, CGRect(x: 4, y: 3, width: 4, height: 1)) == [[1, 1, 2, 2]])
    let limited = image.applyingFilter("CIClamp", parameters: [kCIInputExtentKey: rect])
    #expect(Pixels.reds(of: limited, CGRect(x: 0, y: 0, width: 2, height: 1)) == [[2, 2]])
  }

  @Test("CoreImage.FT7. An area is one pixel: its mean, maximum or minimum, with what is outside")
  func areas() {
    let image = Pixels.image([[[1, 0, 0.5, 1], [0, 1, 0.5, 1]], [[0, 0, 0, 1], [0, 0, 1, 1]]])
    func pixel(_ name: String, _ rect: CGRect) -> SIMD4<Float> {
      let result = image.applyingFilter(name, parameters: [kCIInputExtentKey: rect])
      #expect(result.extent == CGRect(x: 0, y: 0, width: 1, height: 1))
      return Pixels.rows(of: result)[0][0]
    }
    #expect(pixel("CIAreaAverage", image.extent) == [0.25, 0.25, 0.5, 1])
    #expect(pixel("CIAreaMaximum", image.extent) == [1, 1, 1, 1])
    #expect(pixel("CIAreaMinimum", image.extent) == [0, 0, 0, 1])
    // The topmost row is the one of y = 1; twice the area is half transparent.
    let top = CGRect(x: 0, y: 1, width: 2, height: 1)
    #expect(pixel("CIAreaMinimum", top) == [0, 0, 0.5, 1])
    #expect(
      pixel("CIAreaAverage", CGRect(x: 0, y: 0, width: 4, height: 2)) == [0.125, 0.125, 0.25, 0.5])
    // More rows than are painted at once.
    let tall = CIImage(color: .white).cropped(to: CGRect(x: 0, y: 0, width: 1, height: 150))
    let mean = tall.applyingFilter(
      "CIAreaAverage", parameters: [kCIInputExtentKey: CGRect(x: 0, y: 0, width: 1, height: 200)])
    #expect(Pixels.rows(of: mean)[0][0] == [0.75, 0.75, 0.75, 0.75])
    #expect(
      CIFilter(
        name: "CIAreaAverage",
        parameters: [kCIInputImageKey: image, kCIInputExtentKey: CGRect.infinite])?.outputImage
        == nil)
  }
}
