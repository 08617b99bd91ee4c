/// The filters that generate Aztec and PDF417 symbols of a message (CoreImage.BD4, CoreImage.BD5).
///
/// - Source: the inputs, ranges and defaults of Apple's filter reference, unless a comment says
///   otherwise. Confidence: documented.
enum BarcodeFilters {
  static let all: [FilterDescription] = [
    FilterDescription(
      "CIAztecCodeGenerator", kCICategoryGenerator,
      [
        FilterInput(key: "inputMessage", className: "NSData"),
        .number("inputCorrectionLevel", 23, type: kCIAttributeTypeInteger, range: 5...95),
        number("inputLayers", kCIAttributeTypeInteger, 1...32),
        number("inputCompactStyle", kCIAttributeTypeBoolean, 0...1),
      ]
    ) { values in
      guard let message = values.data("inputMessage"),
        let code = AztecCodeSymbol(
          message, correction: max(5, min(95, values.number("inputCorrectionLevel"))),
          layers: Int(max(0, min(33, values.number("inputLayers")))),
          mustBeCompact: values.number("inputCompactStyle") != 0)
      else { return nil }
      return TileSource(code.symbol.rows, border: 1)
    },
    FilterDescription(
      "CIPDF417BarcodeGenerator", kCICategoryGenerator,
      [
        FilterInput(key: "inputMessage", className: "NSData"),
        number("inputMinWidth", kCIAttributeTypeInteger, 56...583),
        number("inputMaxWidth", kCIAttributeTypeInteger, 56...583),
        number("inputMinHeight", kCIAttributeTypeInteger, 13...283),
        number("inputMaxHeight", kCIAttributeTypeInteger, 13...283),
        number("inputDataColumns", kCIAttributeTypeInteger, 1...30),
        number("inputRows", kCIAttributeTypeInteger, 3...90),
        number("inputPreferredAspectRatio", kCIAttributeTypeScalar, 0...Double.infinity),
        number("inputCompactionMode", kCIAttributeTypeInteger, 0...3),
        number("inputCompactStyle", kCIAttributeTypeBoolean, 0...1),
        number("inputCorrectionLevel", kCIAttributeTypeInteger, 0...8),
        number("inputAlwaysSpecifyCompaction", kCIAttributeTypeBoolean, 0...1),
      ]
    ) { values in
      guard let message = values.data("inputMessage") else { return nil }
      let ratio = values.number("inputPreferredAspectRatio")
      // A ratio of three is a guess.
      let symbol = PDF417Symbol(
        message, isCompact: values.number("inputCompactStyle") != 0,
        columns: values.whole("inputDataColumns", 1...30), rows: values.whole("inputRows", 3...90),
        correction: values.whole("inputCorrectionLevel", 0...8), ratio: ratio > 0 ? ratio : 3,
        widths: limits(values.number("inputMinWidth"), values.number("inputMaxWidth")),
        heights: limits(values.number("inputMinHeight"), values.number("inputMaxHeight")))
      return symbol.map {
        TileSource(
          $0.symbol.rows, border: PDF417Symbol.border, rowHeight: PDF417Symbol.rowHeight)
      }
    },
  ]

  /// Describes a number without a default.
  private static func number(
    _ key: String, _ type: String, _ range: ClosedRange<Double>
  ) -> FilterInput {
    FilterInput(key: key, className: "NSNumber", type: type, range: range)
  }

  /// Returns the limits of a size, 0 for none; the minimum wins if they contradict.
  private static func limits(_ least: Double, _ greatest: Double) -> ClosedRange<Double> {
    let least = max(0, least)
    return least...(greatest > 0 ? max(least, greatest) : .infinity)
  }
}
