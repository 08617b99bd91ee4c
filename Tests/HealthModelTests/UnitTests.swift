import TactusHealthModel
import Testing

/// The algebra of the units of health data.
@Suite struct UnitTests {
  @Test(
    "Health.UN1, Health.UN2, Health.UN3. Texts of units are parsed, and written in one form",
    arguments: [
      ("count/min", "count/min"), ("mg/dL", "mg/dL"), ("kcal", "kcal"), ("", "()"),
      ("mmol<180.15588>/L", "mmol<180.15588>/L"), ("ml/(kg*min)", ""), ("mL/(kg*min)", "mL/min·kg"),
      ("mL/min·kg", "mL/min·kg"), ("m/s^2", "m/s^2"), ("m.s^-2", "m/s^2"), ("()", "()"),
      ("kg^2/kg", "kg"), ("dBASPL", "dBASPL"), ("mcg", "mcg"), ("dag", "dag"), ("km/hr", "km/hr"),
      ("fl_oz_us", "fl_oz_us"), ("%", "%"), ("cmAq", "cmAq"), ("(m/s)/(m/s)", "()"),
    ])
  func text(text: String, written: String) throws {
    guard !written.isEmpty else {
      #expect(throws: HealthUnitError.self) { try HealthUnit(parsing: text) }
      return
    }
    let unit = try HealthUnit(parsing: text)
    #expect(unit.text == written)
    #expect(try HealthUnit(parsing: unit.text) == unit)
  }

  @Test(
    "Health.UN1. A text that is no unit has an error with the offset",
    arguments: [
      ("xyz", 0), ("mg/", 3), ("(m", 2), ("m)", 1), ("m^", 2), ("m^99", 2), ("kcount", 0),
      ("mol", 0), ("mol<0>", 3), ("m<3>", 0), ("m//s", 2), ("m^x", 2),
      (String(repeating: "(", count: 40), 16),
    ])
  func wrong(text: String, offset: Int) {
    let error = #expect(throws: HealthUnitError.self) { try HealthUnit(parsing: text) }
    #expect(error?.offset == offset)
  }

  @Test(
    "Health.UN4, Health.UN5, Health.UN6. Values convert exactly between units of one dimension",
    arguments: [
      (1.0, "lb", "g", 453.59237), (1, "mi", "m", 1609.344), (70, "kg", "g", 70_000),
      (1, "kcal", "J", 4184), (760, "mmHg", "kPa", 101.3250144354), (37, "degC", "degF", 98.6),
      (-40, "degF", "degC", -40), (0, "degC", "K", 273.15), (60, "count/min", "count/s", 1),
      (60, "count/min", "Hz", 1), (0.5, "%", "count", 0.005), (3.6, "km/hr", "m/s", 1),
      (1, "mmol<180.15588>/L", "mg/dL", 18.015588), (1, "L", "mL", 1000), (1, "S", "mcS", 1e6),
      (1, "st", "lb", 14), (1, "d", "min", 1440), (180, "deg", "rad", Double.pi),
      (1, "degC/min", "degF/min", 1.8),
    ])
  func conversion(value: Double, from: String, to: String, result: Double) throws {
    let converted = try HealthUnit(parsing: from).convert(value, to: HealthUnit(parsing: to))
    let found = try #require(converted)
    #expect(abs(found - result) <= abs(result) * 1e-15 * 4)
  }

  @Test("Health.UN4. Units of different dimensions do not convert")
  func incompatible() throws {
    let pairs = [
      ("g", "m"), ("count", "g"), ("dBASPL", "dBHL"), ("IU", "mg"), ("kcal", "W"), ("s", "Hz"),
      ("mmHg", "degC"), ("count/min", "count"),
    ]
    for (one, two) in pairs {
      let (one, two) = (try HealthUnit(parsing: one), try HealthUnit(parsing: two))
      #expect(one.convert(1, to: two) == nil && !one.isCompatible(with: two))
    }
  }

  @Test("Health.UN7. Products, quotients, powers and reciprocals follow the rules of algebra")
  func algebra() throws {
    let units = try ["m", "kg", "min", "count", "mmol<18.0>", "degC", "kcal"].map {
      try HealthUnit(parsing: $0)
    }
    for one in units {
      #expect(one.divided(by: one).isNull)
      #expect(one.raised(to: 3).divided(by: one) == one.raised(to: 2))
      #expect(one.raised(to: 0) == .null)
      for two in units {
        #expect(one.multiplied(by: two) == two.multiplied(by: one))
        #expect(one.divided(by: two).raised(to: -1) == two.divided(by: one))
        #expect(one.multiplied(by: two).divided(by: two) == one)
      }
    }
  }

  @Test("Health.TY1. Each type has an identifier of its own, a name and a unit that is known")
  func types() {
    #expect(HealthType.all.count > 200)
    for type in HealthType.all.values {
      #expect(!type.name.isEmpty)
      if let unit = type.unit { #expect(!unit.isNull, "\(type.identifier)") }
    }
    let steps = HealthType.find("HKQuantityTypeIdentifierStepCount")
    #expect(
      steps?.name == "Steps" && steps?.aggregation == .cumulative && steps?.isShareable == true)
    #expect(HealthType.find("HKQuantityTypeIdentifierAppleStandTime")?.isShareable == false)
  }

  @Test("Health.TY2. Each type has a name in each language, which no other type has")
  func names() {
    for language in ["en", "de", "pl"] {
      let names = HealthType.all.values.map { $0.name(in: language) }
      #expect(Set(names).count == HealthType.all.count, "\(language)")
      #expect(!names.contains { $0.isEmpty || $0.hasPrefix(" ") })
    }
    for type in HealthType.all.values {
      #expect(HealthType.hasName(type, in: "de") && HealthType.hasName(type, in: "pl"), "\(type)")
    }
    let steps = HealthType.find("HKQuantityTypeIdentifierStepCount")
    #expect(steps?.name(in: "de") == "Schritte" && steps?.name(in: "pl") == "Kroki")
    #expect(steps?.name(in: "fr") == "Steps")
    for (word, name) in [
      ("AllergyRecord", "Allergies"), ("ClinicalNoteRecord", "Clinical Notes"),
      ("HKWorkoutTypeIdentifier", "Workouts"), ("HeartRate", "Heart Rate"), ("VO2Max", "VO2 Max"),
    ] { #expect(HealthType.named(word)?.name == name, "\(word)") }
  }
}
