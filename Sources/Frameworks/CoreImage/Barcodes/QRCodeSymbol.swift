/// The modules of a QR code for given codewords.
///
/// Debian's barcode libraries take messages, not codewords and a mask (CoreImage.BD2).
///
/// - Source: ISO/IEC 18004. Confidence: documented.
struct QRCodeSymbol {
  /// The modules of a side.
  let width: Int
  /// Whether modules are dark, row by row from the top.
  private(set) var modules: [Bool]
  /// Whether modules belong to a function pattern or to the format.
  private var isReserved: [Bool]

  /// Creates the symbol; nil if the words do not fill the data of its version and level.
  init?(_ descriptor: CIQRCodeDescriptor) {
    let layout = QRCodeLayout(
      version: descriptor.symbolVersion, level: descriptor.errorCorrectionLevel)
    let words = Array(descriptor.errorCorrectedPayload)
    guard words.count == layout.dataWords else { return nil }
    width = layout.width
    modules = Array(repeating: false, count: width * width)
    isReserved = modules
    drawPatterns(layout)
    drawFormat(layout.levelBits, mask: Int(descriptor.maskPattern))
    drawVersion(layout.version)
    drawWords(Self.interleaved(words, layout), mask: Int(descriptor.maskPattern))
  }

  // MARK: Patterns

  private mutating func set(_ x: Int, _ y: Int, _ isDark: Bool) {
    guard 0..<width ~= x, 0..<width ~= y else { return }
    modules[y * width + x] = isDark
    isReserved[y * width + x] = true
  }

  private mutating func drawPatterns(_ layout: QRCodeLayout) {
    for place in 0..<width {
      set(6, place, place % 2 == 0)
      set(place, 6, place % 2 == 0)
    }
    for (x, y) in [(3, 3), (width - 4, 3), (3, width - 4)] {
      for dy in -4...4 {
        for dx in -4...4 {
          let distance = max(abs(dx), abs(dy))
          set(x + dx, y + dy, distance != 2 && distance != 4)
        }
      }
    }
    let middles = layout.alignment
    for y in middles {
      for x in middles {
        let isCorner = (x == 6 || x == width - 7) && (y == 6 || y == width - 7)
        guard !isCorner || (x == width - 7 && y == width - 7) else { continue }
        for dy in -2...2 {
          for dx in -2...2 { set(x + dx, y + dy, max(abs(dx), abs(dy)) != 1) }
        }
      }
    }
  }

  /// Draws the level and the mask, twice, with their correction.
  private mutating func drawFormat(_ level: Int, mask: Int) {
    let data = level << 3 | mask
    var rest = data
    for _ in 0..<10 { rest = rest << 1 ^ (rest >> 9) * 0x537 }
    let bits = (data << 10 | rest) ^ 0x5412
    func bit(_ index: Int) -> Bool { bits >> index & 1 == 1 }
    for index in 0...5 { set(8, index, bit(index)) }
    set(8, 7, bit(6))
    set(8, 8, bit(7))
    set(7, 8, bit(8))
    for index in 9..<15 { set(14 - index, 8, bit(index)) }
    for index in 0..<8 { set(width - 1 - index, 8, bit(index)) }
    for index in 8..<15 { set(8, width - 15 + index, bit(index)) }
    set(8, width - 8, true)
  }

  /// Draws the version information twice; small symbols have none.
  private mutating func drawVersion(_ version: Int) {
    guard version >= 7 else { return }
    var rest = version
    for _ in 0..<12 { rest = rest << 1 ^ (rest >> 11) * 0x1F25 }
    let bits = version << 12 | rest
    for index in 0..<18 {
      let (far, near) = (width - 11 + index % 3, index / 3)
      set(far, near, bits >> index & 1 == 1)
      set(near, far, bits >> index & 1 == 1)
    }
  }

  // MARK: Words

  private mutating func drawWords(_ words: [UInt8], mask: Int) {
    var index = 0
    var right = width - 1
    while right >= 1 {
      if right == 6 { right = 5 }
      let isUpward = (right + 1) & 2 == 0
      for step in 0..<width {
        let y = isUpward ? width - 1 - step : step
        for x in [right, right - 1] where !isReserved[y * width + x] {
          let bit = index < words.count * 8 && words[index / 8] >> (7 - index % 8) & 1 == 1
          modules[y * width + x] = bit != Self.inverts(mask, x, y)
          index += 1
        }
      }
      right -= 2
    }
  }

  private static func inverts(_ mask: Int, _ x: Int, _ y: Int) -> Bool {
    switch mask {
    case 0: (x + y) % 2 == 0
    case 1: y % 2 == 0
    case 2: x % 3 == 0
    case 3: (x + y) % 3 == 0
    case 4: (x / 3 + y / 2) % 2 == 0
    case 5: x * y % 2 + x * y % 3 == 0
    case 6: (x * y % 2 + x * y % 3) % 2 == 0
    default: ((x + y) % 2 + x * y % 3) % 2 == 0
    }
  }

  /// Returns the interleaved codewords of the blocks, followed by those for correction.
  private static func interleaved(_ words: [UInt8], _ layout: QRCodeLayout) -> [UInt8] {
    let (count, correction) = (layout.blocks, layout.correctionWords)
    let short = words.count / count
    let firstLong = count - words.count % count
    var blocks: [[UInt8]] = []
    var start = 0
    for index in 0..<count {
      let end = start + short + (index < firstLong ? 0 : 1)
      blocks.append(Array(words[start..<end]))
      start = end
    }
    let code = ReedSolomonCode(words: correction)
    let corrections = blocks.map { code.correction(of: $0) }
    var result: [UInt8] = []
    for index in 0...short { result += blocks.compactMap { index < $0.count ? $0[index] : nil } }
    for index in 0..<correction { result += corrections.map { $0[index] } }
    return result
  }
}
