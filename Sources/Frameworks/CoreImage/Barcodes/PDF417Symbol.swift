internal import CTactusZint

/// The modules of the PDF417 symbol with the closest aspect ratio.
///
/// - Source: the limits of Apple's filter reference, 56…583 and 13…283 pixels, follow from a border
///   of two pixels and rows of three. Confidence: derived.
struct PDF417Symbol {
  /// The white pixels on each side.
  static let border = 2
  /// The pixels of a row's height.
  static let rowHeight = 3

  let symbol: CodeSymbol

  /// Creates the symbol of a message; fails if there is none within the limits, which do not apply
  /// to a given number (guess).
  ///
  /// - Parameters:
  ///   - isCompact: Whether the symbol is compact.
  ///   - given: The number of data columns; nil for any.
  ///   - rows: The number of rows; nil for the minimum.
  ///   - correction: The level of the correction, 0…8; nil for that which the standard recommends.
  ///   - ratio: The preferred ratio of width to height.
  ///   - widths: The limits of the width, with the border.
  ///   - heights: The limits of the height, with the border.
  init?(
    _ message: Data, isCompact: Bool, columns given: Int?, rows: Int?, correction: Int?,
    ratio: Double, widths: ClosedRange<Double>, heights: ClosedRange<Double>
  ) {
    let kind = isCompact ? zint_kind_compact_pdf417 : zint_kind_pdf417
    var best: (symbol: CodeSymbol, distance: Double)?
    for columns in given.map({ $0...$0 }) ?? 1...30 {
      // Each column has 17 modules, the row indicators on one or both sides as well, plus the start
      // and stop patterns.
      let width = Double((isCompact ? 35 : 69) + 17 * columns + 2 * Self.border)
      guard given != nil || widths.contains(width),
        let symbol = CodeSymbol(kind, message, (correction ?? -1, columns, rows ?? 0))
      else { continue }
      let height = Double(symbol.rows.count * Self.rowHeight + 2 * Self.border)
      // Twice the preferred ratio is as far off as half of it.
      let quotient = width / height / ratio
      let distance = max(quotient, 1 / quotient)
      guard rows != nil || heights.contains(height), distance < best?.distance ?? .infinity else {
        continue
      }
      best = (symbol, distance)
    }
    guard let best else { return nil }
    symbol = best.symbol
  }
}
