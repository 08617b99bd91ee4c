import CoreImage
import TestSupport
import Testing

/// Codes that are made of messages, read by another program.
@Suite(.enabled(if: FileManager.default.isExecutableFile(atPath: "/usr/bin/ZXingReader")))
struct CodeReadingTests {
  /// Returns the bytes that ZXing reads in a symbol.
  private func read(_ image: CIImage, _ format: String) throws -> Data {
    let picture = FileManager.default.temporaryDirectory.appending(path: "\(UUID().uuidString).pgm")
    defer { try? FileManager.default.removeItem(at: picture) }
    // A module is three pixels wide, and readers want a light margin.
    let (scale, margin) = (3, 4)
    let side = [Float](repeating: 1, count: margin)
    let light = [[Float]](repeating: [], count: margin)
    let rows = light + Pixels.reds(of: image).map { side + $0 + side } + light
    let width = Int(image.extent.width) + 2 * margin
    var file = Data("P5\n\(width * scale) \(rows.count * scale)\n255\n".utf8)
    for row in rows {
      let line = (0..<width * scale).map { x in
        x / scale < row.count && row[x / scale] < 0.5 ? UInt8(0) : 255
      }
      for _ in 0..<scale { file.append(contentsOf: line) }
    }
    try file.write(to: picture)
    return try FinishedProcess(
      "/usr/bin/ZXingReader", ["-format", format, "-bytes", picture.path]
    ).output
  }

  private static let messages = [
    Data("Hello".utf8), Data("https://example.org/?id=0123456789".utf8), Data(0...255),
  ]

  @Test(
    "CoreImage.BD4. An Aztec code is read again, with any core and correction", arguments: 0..<3)
  func aztec(index: Int) throws {
    let message = Self.messages[index]
    for correction: Float in [5, 23, 60] {
      let filter = CIFilter.aztecCodeGenerator()
      #expect(filter.correctionLevel == 23 && filter.outputImage == nil)
      filter.message = message
      filter.correctionLevel = correction
      #expect(try read(#require(filter.outputImage), "Aztec") == message)
    }
  }

  @Test("CoreImage.BD4. A code is the smallest one that leaves enough words to the correction")
  func aztecSize() throws {
    func width(
      _ text: String, _ correction: Float = 23, layers: Float = 0, compact: Float = 0
    ) -> Int? {
      let filter = CIFilter.aztecCodeGenerator()
      filter.message = Data(text.utf8)
      (filter.correctionLevel, filter.layers, filter.compactStyle) = (correction, layers, compact)
      return filter.outputImage.map { Int($0.extent.width) - 2 }
    }
    // The smallest code has 17 words of 6 bits; 17 · 0.77 − 3 is 10.09, and a letter has 5 bits.
    #expect(width("ABCDEFGHIJKL") == 15 && width("ABCDEFGHIJKLM") == 19)
    // 6 layers have 156 words of 8 bits, 5 have 120: 7.8 − 3 and 6 − 3 are left for four words.
    #expect(width("Hello", 95) == 41)
    #expect(width("A", layers: 4) == 27 && width("A", layers: 5) == 37)
    #expect(width("A", layers: 32) == 151)
    // Four layers of a compact code have 76 words of 8 bits, 55 of them for data.
    #expect(width(String(repeating: "A", count: 88), compact: 1) == 27)
    #expect(width(String(repeating: "A", count: 120), compact: 1) == nil)
    #expect(width("A", layers: 5, compact: 1) == nil)
  }

  @Test("CoreImage.BD5. A PDF417 symbol is read again", arguments: 0..<3)
  func pdf417(index: Int) throws {
    let message = Self.messages[index]
    let filter = CIFilter.pdf417BarcodeGenerator()
    filter.message = message
    #expect(try read(#require(filter.outputImage), "PDF417") == message)
    filter.preferredAspectRatio = 1
    filter.correctionLevel = 6
    #expect(try read(#require(filter.outputImage), "PDF417") == message)
  }

  @Test("CoreImage.BD5. The form of a symbol is nearest to the ratio, within the limits")
  func pdf417Size() throws {
    let filter = CIFilter.pdf417BarcodeGenerator()
    filter.message = Data("0123456789".utf8)
    // 17 modules a column and 69 beside them, with a border of two.
    filter.dataColumns = 9
    filter.rows = 6
    #expect(filter.outputImage?.extent.size == CGSize(width: 17 * 9 + 69 + 4, height: 6 * 3 + 4))
    filter.compactStyle = 1
    filter.maxWidth = 56
    #expect(filter.outputImage?.extent.size == CGSize(width: 17 * 9 + 35 + 4, height: 6 * 3 + 4))
    filter.setValue(nil, forKey: "inputDataColumns")
    filter.setValue(nil, forKey: "inputRows")
    #expect(filter.outputImage?.extent.width == 56)
    filter.maxWidth = 0
    filter.minWidth = 300
    let wide = try #require(filter.outputImage).extent
    #expect(wide.width >= 300 && wide.width < 300 + 17)
    filter.minWidth = 0
    var ratios: [CGFloat] = []
    for ratio: Float in [1, 4, 12] {
      filter.preferredAspectRatio = ratio
      let size = try #require(filter.outputImage).extent.size
      ratios.append(size.width / size.height)
    }
    #expect(ratios[0] < 2 && ratios[0] < ratios[1] && ratios[1] < ratios[2], "\(ratios)")
    filter.maxHeight = 12
    #expect(filter.outputImage == nil)
  }

  @Test("CoreImage.BD5. The values of Apple's example make a symbol; a long message has none")
  func example() throws {
    let filter = CIFilter.pdf417BarcodeGenerator()
    filter.message = Data("47212826".utf8)
    (filter.minWidth, filter.maxWidth) = (56, 58)
    (filter.minHeight, filter.maxHeight) = (13, 283)
    (filter.dataColumns, filter.rows, filter.preferredAspectRatio) = (9, 6, 0)
    (filter.compactionMode, filter.compactStyle) = (1, 1)
    (filter.correctionLevel, filter.alwaysSpecifyCompaction) = (0.01, 0)
    let image = try #require(filter.outputImage)
    #expect(image.extent.size == CGSize(width: 17 * 9 + 35 + 4, height: 6 * 3 + 4))
    #expect(try read(image, "PDF417") == filter.message)
    filter.message = Data(repeating: 1, count: 3000)
    #expect(filter.outputImage == nil)
  }

  @Test("CoreImage.FT6. A QR code is read again", arguments: ["L", "M", "Q", "H"])
  func qrCode(level: String) throws {
    let filter = CIFilter.qrCodeGenerator()
    filter.message = Self.messages[1]
    filter.correctionLevel = level
    #expect(try read(#require(filter.outputImage), "QRCode") == filter.message)
  }

  @Test("CoreImage.BD2. The QR code of code words is read again")
  func qrCodeOfWords() throws {
    let filter = CIFilter.barcodeGenerator()
    // Four bits for bytes, eight for their number, "Hi", four for the end, and the padding.
    let words: [UInt8] = [0x40, 0x24, 0x86, 0x90, 236, 17, 236, 17, 236]
    filter.barcodeDescriptor = try #require(
      CIQRCodeDescriptor(
        payload: Data(words), symbolVersion: 1, maskPattern: 3, errorCorrectionLevel: .levelH))
    #expect(try read(#require(filter.outputImage), "QRCode") == Data("Hi".utf8))
  }

  @Test(
    "CoreImage.BD3. A Code 128 symbol of any length is read again",
    arguments: [
      "A", "12", "12345", "AB1234567C", "\t\nA", String(repeating: "long", count: 30) + "123456",
    ])
  func code128(text: String) throws {
    let filter = CIFilter.code128BarcodeGenerator()
    filter.message = Data(text.utf8)
    #expect(try read(#require(filter.outputImage), "Code128") == Data(text.utf8))
  }
}
