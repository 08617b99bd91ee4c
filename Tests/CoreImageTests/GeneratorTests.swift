import CoreImage
import Testing

/// The filters that make images of nothing.
@Suite struct GeneratorTests {
  private func image(_ name: String, _ values: [String: Any]) throws -> CIImage {
    try #require(CIFilter(name: name, parameters: values)?.outputImage)
  }

  private func row(_ image: CIImage, _ width: Int, y: CGFloat = 0) -> [Float] {
    Pixels.reds(of: image, CGRect(x: 0, y: y, width: CGFloat(width), height: 1))[0]
  }

  @Test("CoreImage.FT6. One color, and a checkerboard whose first field is right above the center")
  func fields() throws {
    let flat = try image("CIConstantColorGenerator", [kCIInputColorKey: CIColor.magenta])
    #expect(flat.extent.isInfinite)
    #expect(Pixels.rows(of: flat, CGRect(x: 9, y: 9, width: 1, height: 1))[0][0] == [1, 0, 1, 1])
    let board = try image(
      "CICheckerboardGenerator",
      [kCIInputCenterKey: CIVector(x: 2, y: 0), kCIInputWidthKey: 2])
    #expect(row(board, 8) == [0, 0, 1, 1, 0, 0, 1, 1])
    #expect(row(board, 8, y: -1) == [1, 1, 0, 0, 1, 1, 0, 0])
    let soft = try image(
      "CICheckerboardGenerator",
      [
        kCIInputCenterKey: CIVector(x: 0, y: 0), kCIInputWidthKey: 4, kCIInputSharpnessKey: 0,
      ])
    // Without sharpness an edge is a ramp as wide as a field: 0.5 pixels from it are a quarter, and
    // at y = 1.5 the other axis has three quarters.
    let ramp = row(soft, 4, y: 1)
    let (low, high): (Float, Float) = (0.593_75, 0.781_25)
    #expect(ramp == [low, high, high, low])
  }

  @Test("CoreImage.FT6. Gradients are linear in the working space, smooth or radial")
  func gradients() throws {
    let ends: [String: Any] = [
      "inputPoint0": CIVector(x: 1, y: 0), "inputPoint1": CGPoint(x: 5, y: 0),
    ]
    let linear = try image("CILinearGradient", ends)
    #expect(row(linear, 6) == [1, 0.875, 0.625, 0.375, 0.125, 0])
    let smooth = try image("CISmoothLinearGradient", ends)
    // 3t² − 2t³ of 0.125 is 0.04296875.
    #expect(row(smooth, 2) == [1, 1 - 0.042_968_75])
    let radial = try image(
      "CIRadialGradient",
      [kCIInputCenterKey: CIVector(x: 0.5, y: 0.5), "inputRadius0": 1, "inputRadius1": 5])
    #expect(row(radial, 7) == [1, 1, 0.75, 0.5, 0.25, 0, 0])
  }

  @Test("CoreImage.FT6. A QR code has its patterns, a border of one module and its version's size")
  func code() throws {
    let message = Data("https://example.com".utf8)
    let code = try image("CIQRCodeGenerator", ["inputMessage": message])
    // 19 bytes at level M need version 2, with 25 modules.
    #expect(code.extent == CGRect(x: 0, y: 0, width: 27, height: 27))
    let rows = Pixels.reds(of: code).map { $0.map { $0 == 0 ? "#" : "." }.joined() }
    #expect(rows[0] == String(repeating: ".", count: 27) && rows[26] == rows[0])
    let finder = ["#######", "#.....#", "#.###.#", "#.###.#", "#.###.#", "#.....#", "#######"]
    for (index, line) in finder.enumerated() {
      #expect(rows[1 + index].dropFirst().prefix(7) == line)
      #expect(rows[1 + index].dropLast().suffix(7) == line)
      #expect(rows[19 + index].dropFirst().prefix(7) == line)
    }
    // The timing pattern alternates between the finders.
    #expect(rows[7].dropFirst(9).prefix(9) == "#.#.#.#.#")
    let high = try image(
      "CIQRCodeGenerator", ["inputMessage": message, "inputCorrectionLevel": "H"])
    #expect(high.extent.width == 31)
    let long = Data(repeating: 65, count: 4000)
    #expect(
      CIFilter(name: "CIQRCodeGenerator", parameters: ["inputMessage": long])?.outputImage == nil)
  }
}
