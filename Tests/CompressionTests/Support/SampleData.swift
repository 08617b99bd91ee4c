import TestSupport

/// Bytes to compress.
enum SampleData {
  /// A text with repetitions.
  static let text = Array(String(repeating: "The egg timer rings. ", count: 40).utf8)

  /// Returns random bytes of a random kind: noise, repetitions of a few words, or both by turns.
  static func random(using random: inout SeededRandom, most: Int = 200_000) -> [UInt8] {
    var bytes: [UInt8] = []
    let count = [0, 1, 100, 65_535, 65_536, 65_537, most].randomElement(using: &random) ?? 0
    let limit = Int.random(in: 0...count, using: &random)
    let words = (0..<8).map { _ in noise(Int.random(in: 1...40, using: &random), &random) }
    while bytes.count < limit {
      if Int.random(in: 0..<3, using: &random) == 0 {
        bytes += noise(Int.random(in: 0...5_000, using: &random), &random)
      } else {
        for _ in 0..<Int.random(in: 1...200, using: &random) {
          bytes += words.randomElement(using: &random) ?? []
        }
      }
    }
    return Array(bytes.prefix(limit))
  }

  /// Returns random bytes.
  static func noise(_ count: Int, _ random: inout SeededRandom) -> [UInt8] {
    (0..<count).map { _ in .random(in: 0...255, using: &random) }
  }
}
