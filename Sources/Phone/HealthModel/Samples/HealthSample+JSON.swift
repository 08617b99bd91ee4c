import TactusJSON
import TactusTextFormatting

extension HealthSample {
  /// The sample as a JSON object, for messages.
  public var json: String {
    var text = "{\"u\":\"\(uuid.text)\",\"t\":\"\(type.identifier)\",\"s\":\(start),\"e\":\(end),"
    if case .quantity(let value) = content { text += "\"q\":\(value)," }
    text +=
      "\"o\":["
      + [source.bundle, source.name, source.version, source.product].map(JSONOutput.quoted)
      .joined(separator: ",") + "]"
    return text + details + "}"
  }

  /// The members of the JSON object that most quantities lack, each after a comma; empty for none.
  public var details: String {
    var text = ""
    if case .quantity = content {} else { text += "," + content.json }
    if let device {
      text += ",\"v\":[\(device.fields.map(JSONOutput.quoted).joined(separator: ","))]"
    }
    if !metadata.isEmpty {
      let values = metadata.sorted { $0.key < $1.key }.map {
        "\(JSONOutput.quoted($0.key)):\($0.value.json)"
      }
      text += ",\"m\":{\(values.joined(separator: ","))}"
    }
    if let workout { text += ",\"k\":\"\(workout.text)\"" }
    return text
  }

  /// Decodes the text of a sample; `nil` if it is invalid.
  public init?(json: String) {
    guard let tree = try? JSONTree(SourceText(name: "sample", bytes: Array(json.utf8))) else {
      return nil
    }
    self.init(tree.root)
  }

  /// Decodes a sample; `nil` if a value is missing, of the wrong kind, or not finite.
  public init?(_ value: JSONValue) {
    let fields = HealthFields(value)
    guard let uuid = fields.text("u").flatMap(HealthUUID.init),
      let type = fields.text("t").flatMap(HealthType.find), let start = fields.number("s"),
      let end = fields.number("e"), let content = HealthContent(fields)
    else { return nil }
    let source = fields["o"]?.elements.map { $0.string ?? "" } ?? []
    guard source.count == 4 else { return nil }
    self.init(
      uuid: uuid, type: type, start: start, end: end, content: content,
      source: HealthSource(
        bundle: source[0], name: source[1], version: source[2], product: source[3]))
    guard addDetails(fields) else { return nil }
  }

  /// Adds the members of `details`; returns whether the text is valid.
  public mutating func add(details: String) -> Bool {
    guard !details.isEmpty else { return true }
    guard let fields = HealthFields("{\(details.dropFirst())}") else { return false }
    if case .quantity = content, type.unit == nil {
      guard let content = HealthContent(fields) else { return false }
      self.content = content
    }
    return addDetails(fields)
  }

  private mutating func addDetails(_ fields: HealthFields) -> Bool {
    device = fields["v"].map { HealthDevice(fields: $0.elements.map { $0.string ?? "" }) }
    if let members = fields["m"]?.members {
      for member in members {
        guard let key = member.key, let value = HealthMetadataValue(member) else { return false }
        metadata[key] = value
      }
    }
    workout = fields.text("k").flatMap(HealthUUID.init)
    return (workout == nil) == (fields["k"] == nil)
  }
}

extension HealthWorkout {
  /// The workout as a JSON object.
  var json: String {
    let list = events.map { "[\($0.type),\($0.start),\($0.end)]" }.joined(separator: ",")
    let sums = totals.sorted { $0.key < $1.key }.map { "\(JSONOutput.quoted($0.key)):\($0.value)" }
    return "{\"a\":\(activity),\"d\":\(duration),\"e\":[\(list)],"
      + "\"t\":{\(sums.joined(separator: ","))}}"
  }

  /// Decodes a workout.
  init?(_ fields: HealthFields) {
    guard let activity = fields.integer("a"), let duration = fields.number("d") else { return nil }
    self.init(activity: activity, duration: duration)
    if let list = fields["e"]?.elements {
      for event in list {
        let numbers = event.elements.map { $0.number ?? .infinity }
        guard numbers.count == 3, numbers.allSatisfy(\.isFinite),
          let type = Int(exactly: numbers[0])
        else { return nil }
        events.append(Event(type: type, start: numbers[1], end: numbers[2]))
      }
    }
    if let sums = fields["t"]?.members {
      for sum in sums {
        guard let key = sum.key, let number = sum.number, number.isFinite else { return nil }
        totals[key] = number
      }
    }
  }
}

extension HealthMetadataValue {
  /// The value as JSON.
  var json: String {
    switch self {
    case .text(let text): JSONOutput.quoted(text)
    case .number(let number): "\(number)"
    case .date(let time): "{\"date\":\(time)}"
    case .quantity(let value, let unit):
      "{\"value\":\(value),\"unit\":\(JSONOutput.quoted(unit.text))}"
    }
  }

  /// Decodes a value.
  init?(_ value: JSONValue) {
    if let text = value.string {
      self = .text(text)
    } else if let number = value.number, number.isFinite {
      self = .number(number)
    } else {
      let fields = HealthFields(value)
      if let time = fields.number("date") {
        self = .date(time)
      } else if let number = fields.number("value"), let text = fields.text("unit"),
        let unit = try? HealthUnit(parsing: text)
      {
        self = .quantity(number, unit)
      } else {
        return nil
      }
    }
  }
}
