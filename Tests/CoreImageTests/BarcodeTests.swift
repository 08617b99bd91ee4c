import CoreImage
import Testing

/// The descriptions of codes, and the codes that are made of them.
@Suite struct BarcodeTests {
  private func archived<Object: NSObject & NSSecureCoding>(_ object: Object) throws -> Object? {
    let data = try NSKeyedArchiver.archivedData(withRootObject: object, requiringSecureCoding: true)
    return try NSKeyedUnarchiver.unarchivedObject(ofClass: Object.self, from: data)
  }

  @Test("CoreImage.BD1. A description of a QR code has its attributes, survives archives, is equal")
  func descriptions() throws {
    let words = Data(1...16)
    let code = try #require(
      CIQRCodeDescriptor(
        payload: words, symbolVersion: 1, maskPattern: 5, errorCorrectionLevel: .levelM))
    #expect(code.errorCorrectedPayload == words && code.symbolVersion == 1)
    #expect(code.maskPattern == 5 && code.errorCorrectionLevel == .levelM)
    #expect(code.errorCorrectionLevel.rawValue == 77)
    #expect(code.copy() as? CIQRCodeDescriptor === code)
    let same = try #require(try archived(code))
    #expect(same == code && same !== code && same.hash == code.hash)
    #expect(
      CIQRCodeDescriptor(
        payload: words, symbolVersion: 1, maskPattern: 4, errorCorrectionLevel: .levelM) != code)
    let aztec = try #require(
      CIAztecCodeDescriptor(
        payload: words, isCompact: true, layerCount: 4, dataCodewordCount: 64))
    #expect(try archived(aztec) == aztec)
    #expect(aztec.isCompact && aztec.layerCount == 4 && aztec.dataCodewordCount == 64)
    let pdf = try #require(
      CIPDF417CodeDescriptor(payload: words, isCompact: true, rowCount: 90, columnCount: 30))
    #expect(try archived(pdf) == pdf)
    #expect(pdf.isCompact && pdf.rowCount == 90 && pdf.columnCount == 30)
    let matrix = try #require(
      CIDataMatrixCodeDescriptor(payload: words, rowCount: 16, columnCount: 16, eccVersion: .v200))
    #expect(try archived(matrix) == matrix && matrix.eccVersion.rawValue == 200)
    #expect(matrix != pdf && matrix.errorCorrectedPayload == pdf.errorCorrectedPayload)
  }

  @Test("CoreImage.BD1. Attributes that no code has give no description")
  func impossible() {
    let words = Data([1])
    func code(_ version: Int, _ mask: UInt8, _ words: Data) -> CIQRCodeDescriptor? {
      CIQRCodeDescriptor(
        payload: words, symbolVersion: version, maskPattern: mask, errorCorrectionLevel: .levelL)
    }
    #expect(code(1, 0, words) != nil && code(40, 7, words) != nil)
    #expect(code(0, 0, words) == nil && code(41, 0, words) == nil)
    #expect(code(1, 8, words) == nil && code(1, 0, Data()) == nil)
    func aztec(_ isCompact: Bool, _ layers: Int, _ count: Int) -> CIAztecCodeDescriptor? {
      CIAztecCodeDescriptor(
        payload: words, isCompact: isCompact, layerCount: layers, dataCodewordCount: count)
    }
    #expect(aztec(false, 32, 2048) != nil && aztec(false, 33, 1) == nil)
    #expect(aztec(true, 5, 1) == nil && aztec(true, 1, 65) == nil && aztec(false, 0, 1) == nil)
    func pdf(_ rows: Int, _ columns: Int) -> CIPDF417CodeDescriptor? {
      CIPDF417CodeDescriptor(
        payload: words, isCompact: false, rowCount: rows, columnCount: columns)
    }
    #expect(pdf(3, 1) != nil && pdf(2, 1) == nil && pdf(3, 31) == nil && pdf(91, 1) == nil)
    #expect(
      CIDataMatrixCodeDescriptor(
        payload: words, rowCount: 7, columnCount: 10, eccVersion: .v050) == nil)
  }

  @Test(
    "CoreImage.BD2. A QR code of code words equals the one that libqrencode makes of the message",
    arguments: ["L", "M", "Q", "H"])
  func same(level: String) throws {
    for version in 1...40 {
      // The longest message of a version: its header has 4 bits and the bits of the length.
      let capacity = try #require(Self.capacities[level]?[version - 1])
      let bytes = (0..<capacity - (version < 10 ? 2 : 3)).map { UInt8($0 * 7 % 251) }
      let image = try #require(
        CIFilter(
          name: "CIQRCodeGenerator",
          parameters: ["inputMessage": Data(bytes), "inputCorrectionLevel": level])?.outputImage)
      try #require(Int(image.extent.width) == 19 + 4 * version)
      let expected = Pixels.reds(of: image)
      // The second to fourth bits of the format beside the upper left finder are the mask.
      let format = (0..<5).map { expected[9][1 + $0] == 0 ? 1 : 0 }
      let bits = zip(format, [1, 0, 1, 0, 1]).map { $0 ^ $1 }
      let mask = bits[2] << 2 | bits[3] << 1 | bits[4]
      let correction = try #require(Self.levels[level])
      let descriptor = try #require(
        CIQRCodeDescriptor(
          payload: Self.words(bytes, isLong: version > 9), symbolVersion: version,
          maskPattern: UInt8(mask), errorCorrectionLevel: correction))
      let filter = CIFilter.barcodeGenerator()
      filter.barcodeDescriptor = descriptor
      let code = try #require(filter.outputImage)
      #expect(Pixels.reds(of: code) == expected, "version \(version), level \(level)")
    }
  }

  @Test("CoreImage.BD2. Too few words and other kinds of codes give no image")
  func none() throws {
    let short = try #require(
      CIQRCodeDescriptor(
        payload: Data(1...15), symbolVersion: 1, maskPattern: 0, errorCorrectionLevel: .levelM))
    let pdf = try #require(
      CIPDF417CodeDescriptor(
        payload: Data(1...15), isCompact: false, rowCount: 3, columnCount: 1))
    for descriptor in [short, pdf] as [CIBarcodeDescriptor] {
      let filter = CIFilter(
        name: "CIBarcodeGenerator", parameters: ["inputBarcodeDescriptor": descriptor])
      #expect(filter != nil && filter?.outputImage == nil)
    }
  }

  private static let levels: [String: CIQRCodeDescriptor.ErrorCorrectionLevel] = [
    "L": .levelL, "M": .levelM, "Q": .levelQ, "H": .levelH,
  ]

  /// The bytes of data of the versions 1…40, as ISO/IEC 18004 has them.
  private static let capacities: [String: [Int]] = [
    "L": [
      19, 34, 55, 80, 108, 136, 156, 194, 232, 274, 324, 370, 428, 461, 523, 589, 647, 721, 795,
      861, 932, 1006, 1094, 1174, 1276, 1370, 1468, 1531, 1631, 1735, 1843, 1955, 2071, 2191, 2306,
      2434, 2566, 2702, 2812, 2956,
    ],
    "M": [
      16, 28, 44, 64, 86, 108, 124, 154, 182, 216, 254, 290, 334, 365, 415, 453, 507, 563, 627,
      669, 714, 782, 860, 914, 1000, 1062, 1128, 1193, 1267, 1373, 1455, 1541, 1631, 1725, 1812,
      1914, 1992, 2102, 2216, 2334,
    ],
    "Q": [
      13, 22, 34, 48, 62, 76, 88, 110, 132, 154, 180, 206, 244, 261, 295, 325, 367, 397, 445, 485,
      512, 568, 614, 664, 718, 754, 808, 871, 911, 985, 1033, 1115, 1171, 1231, 1286, 1354, 1426,
      1502, 1582, 1666,
    ],
    "H": [
      9, 16, 26, 36, 46, 60, 66, 86, 100, 122, 140, 158, 180, 197, 223, 253, 283, 313, 341, 385,
      406, 442, 464, 514, 538, 596, 628, 661, 701, 745, 793, 845, 901, 961, 986, 1054, 1096, 1142,
      1222, 1276,
    ],
  ]

  /// Returns the code words of a message of bytes.
  private static func words(_ bytes: [UInt8], isLong: Bool) -> Data {
    let head = isLong ? [UInt8(bytes.count >> 8), UInt8(bytes.count & 255)] : [UInt8(bytes.count)]
    // The kind of the text has four bits, so that each byte is in two words.
    var words: [UInt8] = []
    var rest: UInt8 = 4
    for byte in head + bytes {
      words.append(rest << 4 | byte >> 4)
      rest = byte & 15
    }
    words.append(rest << 4)
    return Data(words)
  }
}
