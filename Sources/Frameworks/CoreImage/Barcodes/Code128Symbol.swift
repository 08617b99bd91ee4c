/// The bars of a Code 128 symbol.
///
/// Debian 12's Zint refuses more than 60 symbol characters.
///
/// - Source: ISO/IEC 15417. Confidence: documented.
struct Code128Symbol {
  /// The modules from left to right; true for a bar.
  let modules: [Bool]

  /// Creates the symbol of a message; fails if it is empty or not ASCII.
  ///
  /// Four or more digits are encoded in pairs, one symbol each; control characters use code set A,
  /// all others B.
  init?(_ message: Data) {
    let bytes = Array(message)
    guard !bytes.isEmpty, bytes.allSatisfy({ $0 < 128 }) else { return nil }
    var values = Self.values(bytes)
    let sum = values.enumerated().reduce(0) { $0 + $1.element * max(1, $1.offset) }
    values += [sum % 103, 106]
    var modules: [Bool] = []
    for value in values {
      for (index, width) in Self.widths[value].enumerated() {
        modules += Array(repeating: index.isMultiple(of: 2), count: width)
      }
    }
    self.modules = modules
  }

  private enum CodeSet: Int {
    case a = 103
    case b = 104
    case c = 105

    /// The value that changes to the set.
    var change: Int { [.a: 101, .b: 100, .c: 99][self] ?? 0 }
  }

  /// Returns the start symbol and the values of a message, without the check and stop symbols.
  private static func values(_ bytes: [UInt8]) -> [Int] {
    var values: [Int] = []
    var current: CodeSet?
    var place = 0
    func enter(_ set: CodeSet) {
      if current != set { values.append(current == nil ? set.rawValue : set.change) }
      current = set
    }
    func digitCount(_ start: Int) -> Int {
      bytes[start...].prefix { (48...57).contains($0) }.count
    }
    while place < bytes.count {
      let digits = digitCount(place)
      let isPair = current == .c ? digits >= 2 : digits >= 4 && digits.isMultiple(of: 2)
      let isWholePair = digits == 2 && bytes.count == 2
      if isPair || isWholePair {
        enter(.c)
        values.append(Int(bytes[place] - 48) * 10 + Int(bytes[place + 1] - 48))
        place += 2
        continue
      }
      let byte = Int(bytes[place])
      if byte < 32 || (current == .a && byte < 96) {
        enter(.a)
        values.append(byte < 32 ? byte + 64 : byte - 32)
      } else {
        enter(.b)
        values.append(byte - 32)
      }
      place += 1
    }
    return values
  }

  /// The widths of the bars and spaces of each value, starting with a bar.
  private static let widths: [[Int]] = """
    212222 222122 222221 121223 121322 131222 122213 122312 132212 221213 221312 231212
    112232 122132 122231 113222 123122 123221 223211 221132 221231 213212 223112 312131
    311222 321122 321221 312212 322112 322211 212123 212321 232121 111323 131123 131321
    112313 132113 132311 211313 231113 231311 112133 112331 132131 113123 113321 133121
    313121 211331 231131 213113 213311 213131 311123 311321 331121 312113 312311 332111
    314111 221411 431111 111224 111422 121124 121421 141122 141221 112214 112412 122114
    122411 142112 142211 241211 221114 413111 241112 134111 111242 121142 121241 114212
    124112 124211 411212 421112 421211 212141 214121 412121 111143 111341 131141 114113
    114311 411113 411311 113141 114131 311141 411131 211412 211214 211232 2331112
    """.split { $0 == " " || $0 == "\n" }.map { $0.compactMap(\.wholeNumberValue) }
}
