import TactusJSON
import TactusTextFormatting

extension HealthContent {
  /// The content as a member of a JSON object.
  var json: String {
    func list(_ numbers: [Double]) -> String {
      "[\(numbers.map { "\($0)" }.joined(separator: ","))]"
    }
    switch self {
    case .quantity(let value): return "\"q\":\(value)"
    case .category(let value): return "\"c\":\(value)"
    case .correlation(let parts):
      return "\"r\":[\(parts.map { "\"\($0.text)\"" }.joined(separator: ","))]"
    case .workout(let workout): return "\"w\":\(workout.json)"
    case .rows(let rows): return "\"l\":[\(rows.map(list).joined(separator: ","))]"
    case .electrocardiogram(let one):
      let rate = one.heartRate.map { ",\"rate\":\($0)" } ?? ""
      let frequency = one.frequency.map { ",\"hz\":\($0)" } ?? ""
      return "\"g\":{\"class\":\(one.classification),\"symptoms\":\(one.symptoms)"
        + "\(rate)\(frequency),\"volts\":\(list(one.voltages))}"
    case .document(let one):
      let texts = [one.title, one.patient, one.author, one.custodian, one.data]
      return "\"d\":[\(texts.map(JSONOutput.quoted).joined(separator: ","))]"
    case .clinical(let one):
      let texts = [
        one.name, one.resourceType, one.identifier, one.version, one.url, one.data,
      ]
      return "\"f\":[\(texts.map(JSONOutput.quoted).joined(separator: ","))]"
    case .summary(let one):
      let rings = [one.energy, one.moveTime, one.exercise, one.stand]
      let day = "\(one.year),\(one.month),\(one.day),\(one.moveMode)"
      return "\"a\":[\(day),\(rings.map { "\($0.value),\($0.goal)" }.joined(separator: ","))]"
    }
  }

  /// Decodes the content of a sample.
  init?(_ fields: HealthFields) {
    if let value = fields.number("q") {
      self = .quantity(value)
    } else if let value = fields.integer("c") {
      self = .category(value)
    } else if let parts = fields["r"] {
      let identifiers = parts.elements.map { $0.string.flatMap(HealthUUID.init) }
      guard identifiers.allSatisfy({ $0 != nil }) else { return nil }
      self = .correlation(identifiers.compactMap(\.self))
    } else if let value = fields["w"] {
      guard let workout = HealthWorkout(HealthFields(value)) else { return nil }
      self = .workout(workout)
    } else if let lines = fields["l"] {
      var rows: [[Double]] = []
      for line in lines.elements {
        guard let row = Self.numbers(line) else { return nil }
        rows.append(row)
      }
      self = .rows(rows)
    } else if let value = fields["g"] {
      let members = HealthFields(value)
      guard let classification = members.integer("class"),
        let symptoms = members.integer("symptoms"),
        let voltages = members["volts"].flatMap(Self.numbers)
      else { return nil }
      self = .electrocardiogram(
        HealthElectrocardiogram(
          classification: classification, symptoms: symptoms, heartRate: members.number("rate"),
          frequency: members.number("hz"), voltages: voltages))
    } else if let list = fields["d"] {
      let texts = list.elements.compactMap(\.string)
      guard texts.count == 5 else { return nil }
      self = .document(
        HealthDocument(
          title: texts[0], patient: texts[1], author: texts[2], custodian: texts[3],
          data: texts[4]))
    } else if let list = fields["f"] {
      let texts = list.elements.compactMap(\.string)
      guard texts.count == 6 else { return nil }
      self = .clinical(
        HealthClinicalRecord(
          name: texts[0], resourceType: texts[1], identifier: texts[2], version: texts[3],
          url: texts[4], data: texts[5]))
    } else if let list = fields["a"] {
      guard let numbers = Self.numbers(list), numbers.count == 12,
        let year = Int(exactly: numbers[0]), let month = Int(exactly: numbers[1]),
        let day = Int(exactly: numbers[2]), let mode = Int(exactly: numbers[3])
      else { return nil }
      let rings = stride(from: 4, to: 12, by: 2).map {
        HealthActivitySummary.Ring(numbers[$0], of: numbers[$0 + 1])
      }
      let summary = HealthActivitySummary(
        year: year, month: month, day: day, moveMode: mode, energy: rings[0], moveTime: rings[1],
        exercise: rings[2], stand: rings[3])
      guard summary.isValid else { return nil }
      self = .summary(summary)
    } else {
      return nil
    }
  }

  private static func numbers(_ list: JSONValue) -> [Double]? {
    let numbers = list.elements.map { $0.number ?? .infinity }
    return numbers.allSatisfy(\.isFinite) ? numbers : nil
  }
}
