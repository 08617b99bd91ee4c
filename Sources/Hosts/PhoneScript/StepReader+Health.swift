import TactusHealthExport
import TactusHealthModel
import TactusJSON

extension StepReader {
  /// Reads a step that concerns health data (Health.SC2).
  static func health(_ object: StepObject) throws(SourceTextError) -> HealthStep {
    let step: HealthStep
    if object.hasMember("add") {
      step = try addition(object)
    } else if object.hasMember("record") {
      step = try record(object)
    } else if object.hasMember("characteristic") {
      let found = try type("characteristic", of: object)
      guard found.kind == .characteristic else {
        throw object.error("characteristic", expected: "a fact about the user, such as BloodType")
      }
      step = .characteristic(found.identifier, try object.text("value"))
    } else if object.hasMember("sources") {
      guard let bundles = try object.texts("sources") else {
        throw object.error("sources", expected: "bundle identifiers, the most important first")
      }
      step = .sources(bundles)
    } else if object.hasMember("import") {
      guard let path = try object.text("import"), !path.isEmpty, !path.contains("\0") else {
        throw object.error("import", expected: "the path of an export.xml")
      }
      step = .importing(path)
    } else if ["write", "read", "deny"].contains(where: { object.hasMember($0) }) {
      step = .decide(
        app: try object.text("app"), share: try types("write", of: object),
        read: try types("read", of: object), denied: try types("deny", of: object))
    } else {
      throw object.error(
        "expected “add”, “record”, “write”, “read”, “deny”, “characteristic”, “sources” or “import”"
      )
    }
    try object.refuseUnknownKeys()
    return step
  }

  // MARK: Internals

  private static func addition(_ object: StepObject) throws(SourceTextError) -> HealthStep {
    let type = try type("add", of: object)
    guard let value = try object.number("value", in: -1e15...1e15) else {
      throw object.error("value", expected: "a number")
    }
    let content: HealthContent
    if let own = type.unit {
      var number = value
      if let text = try object.text("unit") {
        guard let unit = try? HealthUnit(parsing: text),
          let converted = unit.convert(value, to: own)
        else {
          throw object.error(
            "unit", expected: "a unit of \(type.identifier), such as \(own.text)")
        }
        number = converted
      }
      content = .quantity(number)
    } else if type.kind == .category, let number = Int(exactly: value) {
      content = .category(number)
    } else {
      throw object.error("add", expected: "the type of a quantity or of a category")
    }
    let duration = try object.number("for", in: 0...min(type.longestDuration, longestDuration)) ?? 0
    let start = try time(object, duration)
    return .add(
      type, content, start, duration: duration, source: try object.text("source") ?? "iPhone")
  }

  /// The longest duration of a sample without a limit, in seconds: a year.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestDuration = 31_622_400.0

  /// Reads a clinical record.
  private static func record(_ object: StepObject) throws(SourceTextError) -> HealthStep {
    let type = try type("record", of: object)
    guard type.kind == .clinical else {
      throw object.error("record", expected: "a type of clinical records, such as AllergyRecord")
    }
    guard let name = try object.text("name") else {
      throw object.error("name", expected: "the name of the record for users")
    }
    guard let path = try object.text("resource"), !path.isEmpty, !path.contains("\0") else {
      throw object.error("resource", expected: "the path of a resource of FHIR")
    }
    return .record(
      type, name: name, path: path, try time(object, 0),
      source: try object.text("source") ?? "Hospital")
  }

  /// Reads the time of a sample, which otherwise has just ended.
  private static func time(
    _ object: StepObject, _ duration: Double
  ) throws(SourceTextError) -> HealthStepTime {
    guard let text = try object.text("at") else {
      return .ago(try object.number("ago", in: 0...1e10) ?? duration)
    }
    guard let time = HealthExportReader.time(text) else {
      throw object.error("at", expected: "a time such as \"2024-01-02 03:04:05 +0100\"")
    }
    return .at(time)
  }

  /// Reads a type by its identifier, or by the end of it.
  private static func type(
    _ key: String, of object: StepObject
  ) throws(SourceTextError) -> HealthType {
    let text = try object.text(key) ?? ""
    guard let type = HealthType.named(text) else {
      throw object.error(key, expected: "a type of health data, such as StepCount")
    }
    return type
  }

  private static func types(
    _ key: String, of object: StepObject
  ) throws(SourceTextError) -> [String] {
    guard object.hasMember(key) else { return [] }
    let names = try object.texts(key) ?? [""]
    let types = names.compactMap(HealthType.named)
    guard types.count == names.count else {
      throw object.error(key, expected: "types of health data, such as [\"StepCount\"]")
    }
    return types.map(\.identifier)
  }
}
