extension HealthUnit {
  /// Parses the text of a unit, such as `count/min`.
  ///
  /// - Throws: `HealthUnitError` with the offset of the first byte that does not fit.
  public init(parsing text: String) throws(HealthUnitError) {
    var parser = HealthUnitParser(text)
    self = try parser.parse()
  }

  /// The text of the unit, from which `init(parsing:)` creates an equal one (Health.UN3).
  public var text: String {
    guard !factors.isEmpty else { return "()" }
    func text(_ factor: Factor) -> String {
      let atom = HealthUnitAtom.all[factor.atom]
      let mass = factor.molarMass > 0 ? "<\(factor.molarMass)>" : ""
      let power = abs(factor.exponent) == 1 ? "" : "^\(abs(factor.exponent))"
      return factor.prefix.symbol + atom.symbol + mass + power
    }
    let above = factors.filter { $0.exponent > 0 }.map(text).joined(separator: "·")
    let below = factors.filter { $0.exponent < 0 }.map(text).joined(separator: "·")
    if below.isEmpty { return above }
    return (above.isEmpty ? "()" : above) + "/" + below
  }
}
