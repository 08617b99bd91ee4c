/// A unit that consists of no others, without its prefix.
struct HealthUnitAtom: Sendable {
  /// The symbol in the text of a unit.
  let symbol: String
  /// Whether the unit takes metric prefixes.
  let takesPrefixes: Bool
  /// The unit in base units is `numerator` · 10^`power` / `denominator`.
  let numerator: Double
  /// The power of ten.
  let power: Int
  /// The divisor.
  let denominator: Double
  /// The exponents of the dimensions.
  let dimensions: [HealthDimension: Int]

  init(
    _ symbol: String, _ numerator: Double, _ power: Int, _ dimensions: [HealthDimension: Int],
    per denominator: Double = 1, prefixes: Bool = false
  ) {
    self.symbol = symbol
    self.numerator = numerator
    self.power = power
    self.dimensions = dimensions
    self.denominator = denominator
    takesPrefixes = prefixes
  }

  private static let energy: [HealthDimension: Int] = [.mass: 1, .length: 2, .time: -2]
  private static let pressure: [HealthDimension: Int] = [.mass: 1, .length: -1, .time: -2]

  /// The units in the order in which a text lists them: exports of phones have the time before the
  /// mass, as in `mL/min·kg`.
  ///
  /// - Source: the definitions of the SI, of the international yard and pound, of the
  ///   thermochemical calorie and of the conventional millimeter of mercury. Confidence: documented
  ///   for the symbols, guess for which calorie.
  static let all: [HealthUnitAtom] = [
    HealthUnitAtom("count", 1, 0, [:]), HealthUnitAtom("%", 1, -2, [:]),
    HealthUnitAtom("IU", 1, 0, [.effect: 1]),
    HealthUnitAtom("appleEffortScore", 1, 0, [.effort: 1]),
    HealthUnitAtom("dBASPL", 1, 0, [.soundPressureLevel: 1]),
    HealthUnitAtom("dBHL", 1, 0, [.hearingLevel: 1]),
    HealthUnitAtom("J", 1, 3, energy, prefixes: true),
    HealthUnitAtom("kcal", 4184, 3, energy), HealthUnitAtom("Cal", 4184, 3, energy),
    HealthUnitAtom("cal", 4184, 0, energy),
    HealthUnitAtom("W", 1, 3, [.mass: 1, .length: 2, .time: -3], prefixes: true),
    HealthUnitAtom("Pa", 1, 3, pressure, prefixes: true),
    HealthUnitAtom("mmHg", 133_322_387_415, -6, pressure),
    HealthUnitAtom("cmAq", 980_665, -1, pressure),
    HealthUnitAtom("atm", 101_325, 3, pressure),
    HealthUnitAtom("inHg", 3_386_388_640_341, -6, pressure),
    HealthUnitAtom("S", 1, -3, [.current: 2, .time: 3, .mass: -1, .length: -2], prefixes: true),
    HealthUnitAtom("V", 1, 3, [.mass: 1, .length: 2, .time: -3, .current: -1], prefixes: true),
    HealthUnitAtom("Hz", 1, 0, [.time: -1], prefixes: true),
    HealthUnitAtom("L", 1, -3, [.length: 3], prefixes: true),
    HealthUnitAtom("fl_oz_us", 295_735_295_625, -16, [.length: 3]),
    HealthUnitAtom("fl_oz_imp", 284_130_625, -13, [.length: 3]),
    HealthUnitAtom("pt_us", 473_176_473, -12, [.length: 3]),
    HealthUnitAtom("pt_imp", 56_826_125, -11, [.length: 3]),
    HealthUnitAtom("cup_us", 2_365_882_365, -13, [.length: 3]),
    HealthUnitAtom("cup_imp", 284_130_625, -12, [.length: 3]),
    HealthUnitAtom("m", 1, 0, [.length: 1], prefixes: true),
    HealthUnitAtom("in", 254, -4, [.length: 1]), HealthUnitAtom("ft", 3048, -4, [.length: 1]),
    HealthUnitAtom("yd", 9144, -4, [.length: 1]), HealthUnitAtom("mi", 1_609_344, -3, [.length: 1]),
    HealthUnitAtom("D", 1, 0, [.length: -1]), HealthUnitAtom("pD", 1, 0, [.prism: 1]),
    HealthUnitAtom("lx", 1, 0, [.illuminance: 1], prefixes: true),
    HealthUnitAtom("rad", 1, 0, [.angle: 1], prefixes: true),
    HealthUnitAtom("deg", .pi, 0, [.angle: 1], per: 180),
    HealthUnitAtom("degC", 1, 0, [.temperature: 1]),
    HealthUnitAtom("degF", 5, 0, [.temperature: 1], per: 9),
    HealthUnitAtom("K", 1, 0, [.temperature: 1]),
    HealthUnitAtom("s", 1, 0, [.time: 1], prefixes: true),
    HealthUnitAtom("min", 60, 0, [.time: 1]), HealthUnitAtom("hr", 3600, 0, [.time: 1]),
    HealthUnitAtom("d", 86_400, 0, [.time: 1]),
    HealthUnitAtom("g", 1, 0, [.mass: 1], prefixes: true),
    HealthUnitAtom("oz", 28_349_523_125, -9, [.mass: 1]),
    HealthUnitAtom("lb", 45_359_237, -5, [.mass: 1]),
    HealthUnitAtom("st", 635_029_318, -5, [.mass: 1]),
    // The mass of a mole is that between the angle brackets.
    HealthUnitAtom("mol", 1, 0, [.mass: 1], prefixes: true),
  ]

  /// The indices of the units by their symbols.
  static let indices: [String: Int] = Dictionary(
    uniqueKeysWithValues: all.enumerated().map { ($1.symbol, $0) })
}
