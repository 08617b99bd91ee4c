/// The unit of average pixel luminance.
///
/// - Source: the symbol is that of published reports. Confidence: observed.
/// - Thread: as `Dimension`; it adds nothing that changes.
open class MXUnitAveragePixelLuminance: Dimension, @unchecked Sendable {
  private static let base = MXUnitAveragePixelLuminance(
    symbol: "apl", converter: UnitConverterLinear(coefficient: 1))

  /// The unit.
  open class var apl: MXUnitAveragePixelLuminance { base }

  /// Returns the unit.
  open override class func baseUnit() -> Self {
    base as? Self ?? Self(symbol: base.symbol, converter: base.converter)
  }
}
