/// The unit of cellular signal bars.
///
/// - Source: the symbol is that of published reports. Confidence: observed.
/// - Thread: as `Dimension`; it adds nothing that changes.
open class MXUnitSignalBars: Dimension, @unchecked Sendable {
  private static let base = MXUnitSignalBars(
    symbol: "bars", converter: UnitConverterLinear(coefficient: 1))

  /// The unit.
  open class var bars: MXUnitSignalBars { base }

  /// Returns the unit.
  open override class func baseUnit() -> Self {
    base as? Self ?? Self(symbol: base.symbol, converter: base.converter)
  }
}
