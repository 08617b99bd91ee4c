/// The numbers of codewords of each QR code.
///
/// - Source: the tables of ISO/IEC 18004. Confidence: documented.
struct QRCodeLayout {
  let version: Int
  let level: CIQRCodeDescriptor.ErrorCorrectionLevel

  /// The modules of a side.
  var width: Int { 17 + 4 * version }

  /// The number of blocks.
  var blocks: Int { Self.blocks[row][version - 1] }
  /// The words of the correction in each block.
  var correctionWords: Int { Self.corrections[row][version - 1] }
  /// The words that fit into the symbol, without the bits that remain.
  var allWords: Int { freeModules / 8 }
  /// The words of the data.
  var dataWords: Int { allWords - blocks * correctionWords }

  /// The bits that name the level in the symbol.
  var levelBits: Int { [1, 0, 3, 2][row] }

  /// The centers of the alignment patterns, in both directions.
  var alignment: [Int] {
    guard version > 1 else { return [] }
    let count = version / 7 + 2
    let step = version == 32 ? 26 : (version * 4 + count * 2 + 1) / (count * 2 - 2) * 2
    return [6] + (0..<count - 1).reversed().map { width - 7 - $0 * step }
  }

  // MARK: Internals

  private var row: Int {
    switch level {
    case .levelL: 0
    case .levelM: 1
    case .levelQ: 2
    case .levelH: 3
    }
  }

  /// The number of modules for data and correction.
  private var freeModules: Int {
    let (finders, timing, format) = (3 * 64, 2 * (width - 16), 31)
    var result = width * width - finders - timing - format
    let count = alignment.count
    if count > 0 {
      // Three corners have no alignment pattern; those at the timing patterns share five modules
      // with them.
      result -= (count * count - 3) * 25 - 2 * (count - 2) * 5
    }
    return version < 7 ? result : result - 36
  }

  private static let corrections: [[Int]] = [
    [
      7, 10, 15, 20, 26, 18, 20, 24, 30, 18, 20, 24, 26, 30, 22, 24, 28, 30, 28, 28, 28, 28, 30,
      30, 26, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      10, 16, 26, 18, 24, 16, 18, 22, 22, 26, 30, 22, 22, 24, 24, 28, 28, 26, 26, 26, 26, 28, 28,
      28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28, 28,
    ],
    [
      13, 22, 18, 26, 18, 24, 18, 22, 20, 24, 28, 26, 24, 20, 30, 24, 28, 28, 26, 30, 28, 30, 30,
      30, 30, 28, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
    [
      17, 28, 22, 16, 22, 28, 26, 26, 24, 28, 24, 28, 22, 24, 24, 30, 28, 28, 26, 28, 30, 24, 30,
      30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30, 30,
    ],
  ]

  private static let blocks: [[Int]] = [
    [
      1, 1, 1, 1, 1, 2, 2, 2, 2, 4, 4, 4, 4, 4, 6, 6, 6, 6, 7, 8, 8, 9, 9, 10, 12, 12, 12, 13, 14,
      15, 16, 17, 18, 19, 19, 20, 21, 22, 24, 25,
    ],
    [
      1, 1, 1, 2, 2, 4, 4, 4, 5, 5, 5, 8, 9, 9, 10, 10, 11, 13, 14, 16, 17, 17, 18, 20, 21, 23, 25,
      26, 28, 29, 31, 33, 35, 37, 38, 40, 43, 45, 47, 49,
    ],
    [
      1, 1, 2, 2, 4, 4, 6, 6, 8, 8, 8, 10, 12, 16, 12, 17, 16, 18, 21, 20, 23, 23, 25, 27, 29, 34,
      34, 35, 38, 40, 43, 45, 48, 51, 53, 56, 59, 62, 65, 68,
    ],
    [
      1, 1, 2, 4, 4, 4, 5, 6, 8, 8, 11, 11, 16, 16, 18, 16, 19, 21, 25, 25, 25, 34, 30, 32, 35, 37,
      40, 42, 45, 48, 51, 54, 57, 60, 63, 66, 70, 74, 77, 81,
    ],
  ]
}
