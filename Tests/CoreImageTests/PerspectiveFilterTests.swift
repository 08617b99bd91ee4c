import CoreImage
import Testing

/// The filters that project, turn or repeat an image, and those that make shapes.
@Suite struct PerspectiveFilterTests {
  private let image = Pixels.gray([[0.25, 0.5], [0.75, 1]])

  private func corners(
    _ left: CGFloat, _ bottom: CGFloat, _ right: CGFloat, _ top: CGFloat
  ) -> [String: Any] {
    [
      "inputTopLeft": CIVector(x: left, y: top), "inputTopRight": CIVector(x: right, y: top),
      "inputBottomLeft": CIVector(x: left, y: bottom),
      "inputBottomRight": CIVector(x: right, y: bottom),
    ]
  }

  @Test("CoreImage.FT14. An image between the corners of a rectangle is moved and mirrored")
  func transform() {
    let moved = image.applyingFilter(
      "CIPerspectiveTransform", parameters: corners(10, 20, 12, 22))
    #expect(moved.extent == CGRect(x: 10, y: 20, width: 2, height: 2))
    #expect(Pixels.reds(of: moved) == [[0.25, 0.5], [0.75, 1]])
    let mirrored = image.applyingFilter(
      "CIPerspectiveTransform", parameters: corners(2, 0, 0, 2))
    #expect(Pixels.reds(of: mirrored) == [[0.5, 0.25], [1, 0.75]])
  }

  @Test("CoreImage.FT14. A projection keeps straight lines, and the crossing of the diagonals")
  func crossing() throws {
    // A trapezium whose top is half as wide as its bottom: its diagonals cross at y = 200 ⁄ 3.
    let width = 4
    let cross = Pixels.gray(
      (0..<width).map { row in (0..<width).map { $0 == row || $0 == width - 1 - row ? 1 : 0 } })
    let filter = CIFilter.perspectiveTransform()
    filter.inputImage = cross
    (filter.bottomLeft, filter.bottomRight) = (.zero, CGPoint(x: 100, y: 0))
    (filter.topLeft, filter.topRight) = (CGPoint(x: 25, y: 100), CGPoint(x: 75, y: 100))
    let result = try #require(filter.outputImage)
    #expect(result.extent == CGRect(x: 0, y: 0, width: 100, height: 100))
    let column = Pixels.reds(of: result, CGRect(x: 50, y: 0, width: 1, height: 100)).map { $0[0] }
    // Rows are listed from the top, so that the row of y = 66 is 33.
    #expect(column[33] > 0.95 && column[99] < 0.05)
    // Nothing is beside the trapezium.
    #expect(Pixels.rows(of: result, CGRect(x: 2, y: 90, width: 1, height: 1))[0][0].w == 0)
  }

  @Test("CoreImage.FT14. What is between four corners becomes a rectangle again")
  func correction() throws {
    let projected = image.applyingFilter(
      "CIPerspectiveTransform", parameters: corners(10, 20, 12, 22))
    let filter = CIFilter.perspectiveCorrection()
    filter.inputImage = projected
    (filter.topLeft, filter.topRight) = (CGPoint(x: 10, y: 22), CGPoint(x: 12, y: 22))
    (filter.bottomLeft, filter.bottomRight) = (CGPoint(x: 10, y: 20), CGPoint(x: 12, y: 20))
    #expect(filter.crop)
    let result = try #require(filter.outputImage)
    #expect(result.extent == CGRect(x: 0, y: 0, width: 2, height: 2))
    #expect(Pixels.reds(of: result) == [[0.25, 0.5], [0.75, 1]])
    // Corners on a line make no rectangle.
    (filter.topLeft, filter.topRight) = (CGPoint(x: 10, y: 20), CGPoint(x: 11, y: 20))
    #expect(filter.outputImage == nil)
  }

  @Test("CoreImage.FT14. A turned image is enlarged until it fills its rectangle")
  func straightened() throws {
    let white = Pixels.gray(Array(repeating: Array(repeating: 1, count: 20), count: 20))
    let turned = white.applyingFilter(
      "CIStraightenFilter", parameters: [kCIInputAngleKey: Double.pi / 8])
    #expect(turned.extent == white.extent)
    let rows = Pixels.rows(of: turned)
    #expect(rows[10].allSatisfy { $0.w > 0.99 } && rows[0][10].w > 0.99)
    // A quarter turn moves the pixels counterclockwise.
    let quarter = image.applyingFilter(
      "CIStraightenFilter", parameters: [kCIInputAngleKey: Double.pi / 2])
    let reds = Pixels.reds(of: quarter)
    #expect(zip(reds.joined(), [0.5, 1, 0.25, 0.75]).allSatisfy { abs($0 - $1) < 0.000_01 })
  }

  @Test("CoreImage.FT14. A repeated image has no end")
  func tiled() {
    let tiled = image.applyingFilter("CIAffineTile")
    #expect(tiled.extent.isInfinite)
    let row = Pixels.reds(of: tiled, CGRect(x: -2, y: 4, width: 5, height: 1))[0]
    #expect(row.first == 0.75 && row.count == 5)
  }

  @Test("CoreImage.FT6. Stripes, rounded rectangles and a gradient in the form of a bell")
  func shapes() throws {
    let stripes = CIFilter.stripesGenerator()
    stripes.center = .zero
    stripes.width = 2
    let image = try #require(stripes.outputImage)
    let row = Pixels.reds(of: image, CGRect(x: -3, y: 5, width: 6, height: 1))[0]
    #expect(row == [1, 0, 0, 1, 1, 0])
    let rectangle = CIFilter.roundedRectangleGenerator()
    rectangle.extent = CGRect(x: 0, y: 0, width: 20, height: 10)
    rectangle.radius = 5
    let rounded = try #require(rectangle.outputImage)
    #expect(rounded.extent == rectangle.extent)
    let pixels = Pixels.rows(of: rounded)
    #expect(pixels[0][0].w == 0 && pixels[5][10] == [1, 1, 1, 1] && pixels[5][0].w > 0.4)
    let gradient = CIFilter.gaussianGradient()
    gradient.center = CGPoint(x: 0.5, y: 0.5)
    gradient.radius = 3
    let bell = try #require(gradient.outputImage)
    let values = Pixels.rows(of: bell, CGRect(x: 0, y: 0, width: 5, height: 1))[0].map(\.w)
    // e to the powers of 0, −1⁄2 and −2.
    #expect(
      abs(values[0] - 1) < 0.000_01 && abs(values[1] - 0.606_530_7) < 0.000_01
        && abs(values[2] - 0.135_335_3) < 0.000_01 && values[3] == 0)
  }

  private func bars(_ text: String) -> String? {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data(text.utf8)
    filter.quietSpace = 0
    filter.barcodeHeight = 1
    return filter.outputImage.map {
      Pixels.reds(of: $0)[0].map { $0 == 0 ? "1" : "0" }.joined()
    }
  }

  @Test("CoreImage.BD3. A Code 128 symbol has the values, the check and the end of the standard")
  func code128() throws {
    // Start B, the value of A (33), the check 104 + 33 modulo 103 (34), and the end.
    #expect(bars("A") == "11010010000" + "10100011000" + "10001011000" + "1100011101011")
    // Start C, 12, 34, the check 105 + 12 + 2 · 34 modulo 103 (82), and the end.
    #expect(
      bars("1234")
        == "11010011100" + "10110011100" + "10001011000" + "10010011110" + "1100011101011")
    // A control character takes code set A: start A, 64 + 9, the check, and the end.
    #expect(bars("\t")?.hasPrefix("11010000100" + "10000110100") == true)
    #expect(bars("é") == nil && bars("") == nil)
  }

  @Test("CoreImage.BD3. White modules are beside the bars, which are as high as wanted")
  func quietSpace() throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data("A".utf8)
    let image = try #require(filter.outputImage)
    #expect(image.extent == CGRect(x: 0, y: 0, width: 46 + 20, height: 32))
    let row = Pixels.reds(of: image)[31]
    #expect(row[9] == 1 && row[10] == 0 && row[55] == 0 && row[56] == 1)
  }
}
