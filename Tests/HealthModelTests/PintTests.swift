import Foundation
import TactusHealthModel
import TestSupport
import Testing

/// The units of health data against Pint, an independent library of units.
@Suite struct PintTests {
  /// The units by Pint's names; those of dimensions that Pint does not have are left out.
  private static let names = [
    "kg": "kilogram", "g": "gram", "mcg": "microgram", "oz": "ounce", "lb": "pound", "st": "stone",
    "km": "kilometer", "m": "meter", "in": "inch", "ft": "foot", "yd": "yard", "mi": "mile",
    "L": "liter", "dL": "deciliter", "fl_oz_us": "fluid_ounce", "pt_us": "pint", "cup_us": "cup",
    "fl_oz_imp": "imperial_fluid_ounce", "pt_imp": "imperial_pint", "cup_imp": "imperial_cup",
    "Pa": "pascal", "hPa": "hectopascal", "mmHg": "mmHg", "atm": "atmosphere",
    "cmAq": "98.0665 * pascal", "inHg": "25.4 * mmHg", "s": "second", "min": "minute",
    "hr": "hour", "d": "day", "J": "joule", "kJ": "kilojoule", "kcal": "kilocalorie",
    "cal": "calorie", "W": "watt", "V": "volt", "mS": "millisiemens", "Hz": "hertz",
    "kg/m^2": "kilogram/meter**2", "m/s": "meter/second", "mL/min·kg": "mL/minute/kilogram",
    "kcal/hr·kg": "kilocalorie/hour/kilogram", "L/min": "liter/minute", "mg/dL": "mg/dL",
  ]

  @Test("Health.UN4, Health.UN5. All pairs of units convert, or do not, as Pint says")
  func pint() throws {
    let units = Self.names.keys.sorted()
    let list = units.map { "'\(Self.names[$0] ?? "")'" }.joined(separator: ",")
    let program = """
      import pint
      registry = pint.UnitRegistry()
      units = [1.0 * registry(name) for name in [\(list)]]
      for one in units:
        for two in units:
          fits = one.dimensionality == two.dimensionality
          print(repr((one / two).to_base_units().magnitude) if fits else '-')
      """
    let result = try FinishedProcess("/usr/bin/python3", ["-c", program])
    #expect(result.status == 0, "\(result.errorText)")
    let lines = result.text.split(separator: "\n").map(String.init)
    try #require(lines.count == units.count * units.count)
    for (row, one) in units.enumerated() {
      for (column, two) in units.enumerated() {
        let converted = try HealthUnit(parsing: one).convert(1, to: HealthUnit(parsing: two))
        let line = lines[row * units.count + column]
        guard let expected = Double(line) else {
          #expect(converted == nil, "\(one) to \(two)")
          continue
        }
        let found = try #require(converted, "\(one) to \(two)")
        #expect(abs(found - expected) <= expected * 1e-13, "\(one) to \(two)")
      }
    }
  }
}
