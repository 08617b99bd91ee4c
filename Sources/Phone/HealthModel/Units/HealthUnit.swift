/// A unit of measurement: a product of powers of units.
///
/// Steps Health.UN1….
public struct HealthUnit: Sendable, Hashable {
  /// A power of a unit.
  struct Factor: Sendable, Hashable {
    /// The index in `HealthUnitAtom.all`.
    var atom: Int
    var prefix: HealthPrefix
    /// The molar mass in grams; 0 for other units.
    var molarMass: Double
    var exponent: Int

    var key: (Int, Int, Double) { (atom, prefix.rawValue, molarMass) }
  }

  /// The factors in the order of the text, each with an exponent other than 0.
  let factors: [Factor]

  init(_ factors: [Factor]) {
    var merged: [Factor] = []
    for factor in factors.sorted(by: { $0.key < $1.key }) {
      if let last = merged.last, last.key == factor.key {
        merged[merged.count - 1].exponent += factor.exponent
      } else {
        merged.append(factor)
      }
    }
    self.factors = merged.filter { $0.exponent != 0 }
  }

  /// The unit of pure numbers.
  public static let null = HealthUnit([])

  /// Creates a unit by its symbol, such as `g`, with a prefix.
  ///
  /// - Returns: `nil` for an unknown symbol, or a prefix that the unit does not take.
  public init?(symbol: String, prefix: HealthPrefix = .none, molarMass: Double = 0) {
    guard let index = HealthUnitAtom.indices[symbol] else { return nil }
    guard prefix == .none || HealthUnitAtom.all[index].takesPrefixes else { return nil }
    guard (symbol == "mol") == (molarMass > 0), molarMass.isFinite else { return nil }
    self.init([Factor(atom: index, prefix: prefix, molarMass: molarMass, exponent: 1)])
  }

  /// Whether this is the unit of pure numbers.
  public var isNull: Bool { factors.isEmpty }

  // MARK: Algebra

  /// Returns the product of two units.
  public func multiplied(by other: HealthUnit) -> HealthUnit {
    HealthUnit(factors + other.factors)
  }

  /// Returns the quotient of two units.
  public func divided(by other: HealthUnit) -> HealthUnit {
    multiplied(by: other.raised(to: -1))
  }

  /// Returns a power of the unit.
  public func raised(to power: Int) -> HealthUnit {
    HealthUnit(
      factors.map { factor in
        var factor = factor
        factor.exponent *= power
        return factor
      })
  }

  /// The largest absolute value of a factor's exponent.
  public var largestExponent: Int { factors.map { abs($0.exponent) }.max() ?? 0 }

  // MARK: Converting

  /// The exponents of the dimensions, without zeros.
  public var dimensions: [HealthDimension: Int] {
    var sum: [HealthDimension: Int] = [:]
    for factor in factors {
      for (dimension, power) in HealthUnitAtom.all[factor.atom].dimensions {
        sum[dimension, default: 0] += power * factor.exponent
      }
    }
    return sum.filter { $0.value != 0 }
  }

  /// Returns whether values convert between two units (Health.UN4).
  public func isCompatible(with other: HealthUnit) -> Bool {
    self == other || dimensions == other.dimensions
  }

  /// Returns a value of this unit in another one, rounded as few times as possible (Health.UN5).
  ///
  /// - Returns: `nil` if the units have different dimensions.
  public func convert(_ value: Double, to other: HealthUnit) -> Double? {
    if self == other { return value }
    guard dimensions == other.dimensions else { return nil }
    if let from = temperature, let to = other.temperature { return from.convert(value, to: to) }
    let (one, two) = (scale, other.scale)
    let (numerator, denominator) = (
      one.numerator * two.denominator, one.denominator * two.numerator
    )
    let power = one.power - two.power
    if power >= 0 { return value * numerator * Self.ten(power) / denominator }
    return value * numerator / (denominator * Self.ten(-power))
  }

  // MARK: Internals

  /// The unit in base units: `numerator` · 10^`power` / `denominator`.
  private var scale: (numerator: Double, power: Int, denominator: Double) {
    var (numerator, power, denominator) = (1.0, 0, 1.0)
    for factor in factors {
      let atom = HealthUnitAtom.all[factor.atom]
      let mass = factor.molarMass > 0 ? factor.molarMass : 1
      for _ in 0..<abs(factor.exponent) {
        if factor.exponent > 0 {
          numerator *= atom.numerator * mass
          denominator *= atom.denominator
        } else {
          denominator *= atom.numerator * mass
          numerator *= atom.denominator
        }
      }
      power += (atom.power + factor.prefix.power) * factor.exponent
    }
    return (numerator, power, denominator)
  }

  /// The scale of the unit if it is one of temperature alone, whose zero matters (Health.UN6).
  private var temperature: HealthTemperatureScale? {
    guard factors.count == 1, factors[0].exponent == 1 else { return nil }
    return HealthTemperatureScale(rawValue: HealthUnitAtom.all[factors[0].atom].symbol)
  }

  /// Returns a power of ten; exact up to 10^22.
  private static func ten(_ power: Int) -> Double {
    var result = 1.0
    for _ in 0..<min(power, 400) { result *= 10 }
    return result
  }
}
