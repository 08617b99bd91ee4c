internal import CTactusZint

/// The modules of the smallest Aztec code with enough words for the correction.
///
/// Zint offers only four correction levels, so the sizes are tried in order, and the number of data
/// codewords is read from the symbol.
///
/// - Source: ISO/IEC 24778. Confidence: documented.
struct AztecCodeSymbol {
  let symbol: CodeSymbol

  /// Creates the symbol of a message; fails if there is none.
  ///
  /// - Parameters:
  ///   - correction: The minimum share of correction codewords in percent, besides the three of
  ///     the standard.
  ///   - layers: The number of layers; 0 for any.
  ///   - mustBeCompact: Whether the symbol must be compact.
  init?(_ message: Data, correction: Double, layers: Int, mustBeCompact: Bool) {
    for size in Self.sizes {
      guard layers == 0 || size.layers == layers, size.isCompact || !mustBeCompact else { continue }
      guard let symbol = CodeSymbol(zint_kind_aztec, message, (-1, size.option, 0)) else {
        continue
      }
      let words = Double(size.wordCount)
      let least = words * correction / 100 + 3
      guard words - Double(size.dataWords(of: symbol)) >= least else { continue }
      self.symbol = symbol
      return
    }
    return nil
  }

  /// A symbol size.
  private struct Size {
    let isCompact: Bool
    let layers: Int

    /// Zint's number of the size.
    var option: Int { isCompact ? layers : layers + 4 }

    /// The number of modules per side, without the reference grid.
    var width: Int { (isCompact ? 11 : 15) + 4 * layers }

    /// The words of data and of the correction.
    var wordCount: Int {
      let bits = ((isCompact ? 88 : 112) + 16 * layers) * layers
      return bits / (layers < 3 ? 6 : layers < 9 ? 8 : layers < 23 ? 10 : 12)
    }

    /// Returns the number of data codewords, which is written around the core: after the number of
    /// layers, clockwise from the upper left.
    func dataWords(of symbol: CodeSymbol) -> Int {
      let middle = symbol.width / 2
      // The lines of the grid through the middle cross the ring of the larger core.
      let side = isCompact ? Array(-3...3) : [-5, -4, -3, -2, -1, 1, 2, 3, 4, 5]
      let away = isCompact ? 5 : 7
      let bits =
        side.map { symbol.rows[middle - away][middle + $0] }
        + side.map { symbol.rows[middle + $0][middle + away] }
      let (first, count) = isCompact ? (2, 6) : (5, 11)
      return bits[first..<first + count].reduce(0) { $0 << 1 | ($1 ? 1 : 0) } + 1
    }
  }

  /// The sizes in ascending order; of equal sizes, the compact one comes first.
  private static let sizes: [Size] =
    ((1...4).map { Size(isCompact: true, layers: $0) }
    + (1...32).map { Size(isCompact: false, layers: $0) })
    .sorted { ($0.width, $0.isCompact ? 0 : 1) < ($1.width, $1.isCompact ? 0 : 1) }
}
