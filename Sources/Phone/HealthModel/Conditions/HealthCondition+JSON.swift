import TactusJSON
import TactusTextFormatting

extension HealthCondition {
  /// The condition as a JSON array: a word and its arguments.
  var json: String {
    func list(_ parts: [String]) -> String { "[\(parts.joined(separator: ","))]" }
    func quoted(_ text: String) -> String { JSONOutput.quoted(text) }
    switch self {
    case .all(let parts): return list(["\"all\""] + parts.map(\.json))
    case .any(let parts): return list(["\"any\""] + parts.map(\.json))
    case .not(let part): return list(["\"not\"", part.json])
    case .times(let times): return "[\"times\",{\(times.json.dropFirst())}]"
    case .sources(let bundles): return list(["\"sources\""] + bundles.sorted().map(quoted))
    case .revisions(let sources):
      let rows = sources.map { [$0.bundle, $0.name, $0.version, $0.product] }
      return list(["\"revisions\""] + rows.map { list($0.map(quoted)) }.sorted())
    case .devices(let devices):
      return list(["\"devices\""] + devices.map { list($0.fields.map(quoted)) }.sorted())
    case .deviceField(let place, let texts):
      return list(["\"device\"", "\(place)"] + texts.sorted().map(quoted))
    case .objects(let uuids):
      return list(["\"objects\""] + uuids.sorted().map { quoted($0.text) })
    case .metadataKey(let key): return list(["\"key\"", quoted(key)])
    case .metadataValues(let key, let values):
      return list(["\"values\"", quoted(key)] + values.map(\.json).sorted())
    case .metadata(let key, let comparison, let value):
      return list(["\"metadata\"", quoted(key), quoted(comparison.rawValue), value.json])
    case .quantity(let comparison, let value, let unit):
      return list(["\"quantity\"", quoted(comparison.rawValue), "\(value)", quoted(unit.text)])
    case .category(let comparison, let value):
      return list(["\"category\"", quoted(comparison.rawValue), "\(value)"])
    case .categories(let values): return list(["\"categories\""] + values.sorted().map { "\($0)" })
    case .activity(let number): return list(["\"activity\"", "\(number)"])
    case .duration(let comparison, let seconds):
      return list(["\"duration\"", quoted(comparison.rawValue), "\(seconds)"])
    case .total(let types, let comparison, let value, let unit):
      return list([
        "\"total\"", quoted(comparison.rawValue), "\(value)", quoted(unit.text),
        list(types.map(quoted)),
      ])
    case .workout(let uuid): return list(["\"workout\"", quoted(uuid.text)])
    }
  }

  /// Decodes a condition; `nil` if it is malformed, or nested too deeply.
  init?(_ value: JSONValue, depth: Int = 0) {
    let items = Array(value.elements)
    guard depth < Self.maximumDepth, let word = items.first?.string else { return nil }
    let rest = items.dropFirst()
    func all<Value>(_ read: (JSONValue) -> Value?) -> [Value]? {
      let found = rest.compactMap(read)
      return found.count == rest.count ? found : nil
    }
    func at(_ index: Int) -> JSONValue? { rest.dropFirst(index).first }
    func comparison(_ index: Int) -> HealthComparison? {
      at(index)?.string.flatMap(HealthComparison.init)
    }
    func number(_ index: Int) -> Double? {
      at(index)?.number.flatMap { $0.isFinite ? $0 : nil }
    }
    func integer(_ index: Int) -> Int? { number(index).flatMap { Int(exactly: $0) } }
    func unit(_ index: Int) -> HealthUnit? {
      at(index)?.string.flatMap { try? HealthUnit(parsing: $0) }
    }
    switch word {
    case "all", "any":
      guard let parts = all({ HealthCondition($0, depth: depth + 1) }) else { return nil }
      self = word == "all" ? .all(parts) : .any(parts)
    case "not":
      guard let part = at(0).flatMap({ HealthCondition($0, depth: depth + 1) }) else { return nil }
      self = .not(part)
    case "times":
      guard let times = at(0).flatMap({ HealthTimes(HealthFields($0)) }) else { return nil }
      self = .times(times)
    case "sources":
      guard let bundles = all(\.string) else { return nil }
      self = .sources(Set(bundles))
    case "revisions":
      let rows = rest.map { $0.elements.compactMap(\.string) }
      guard rows.allSatisfy({ $0.count == 4 }) else { return nil }
      self = .revisions(
        Set(
          rows.map { HealthSource(bundle: $0[0], name: $0[1], version: $0[2], product: $0[3]) }))
    case "devices":
      self = .devices(Set(rest.map { HealthDevice(fields: $0.elements.map { $0.string ?? "" }) }))
    case "device":
      guard let place = integer(0) else { return nil }
      self = .deviceField(place, Set(rest.dropFirst().compactMap(\.string)))
    case "objects":
      guard let uuids = all({ $0.string.flatMap(HealthUUID.init) }) else { return nil }
      self = .objects(Set(uuids))
    case "key":
      guard let key = at(0)?.string else { return nil }
      self = .metadataKey(key)
    case "values":
      let values = rest.dropFirst().compactMap(HealthMetadataValue.init)
      guard let key = at(0)?.string, values.count == rest.count - 1 else { return nil }
      self = .metadataValues(key, Set(values))
    case "metadata":
      guard let key = at(0)?.string, let comparison = comparison(1),
        let value = at(2).flatMap(HealthMetadataValue.init)
      else { return nil }
      self = .metadata(key, comparison, value)
    case "quantity":
      guard let comparison = comparison(0), let value = number(1), let unit = unit(2) else {
        return nil
      }
      self = .quantity(comparison, value, unit)
    case "category":
      guard let comparison = comparison(0), let value = integer(1) else { return nil }
      self = .category(comparison, value)
    case "categories":
      guard let values = all({ $0.number.flatMap { Int(exactly: $0) } }) else { return nil }
      self = .categories(Set(values))
    case "activity":
      guard let value = integer(0) else { return nil }
      self = .activity(value)
    case "duration":
      guard let comparison = comparison(0), let value = number(1) else { return nil }
      self = .duration(comparison, value)
    case "total":
      guard let comparison = comparison(0), let value = number(1), let unit = unit(2),
        let types = at(3)?.elements.compactMap(\.string)
      else { return nil }
      self = .total(types, comparison, value, unit)
    case "workout":
      guard let uuid = at(0)?.string.flatMap(HealthUUID.init) else { return nil }
      self = .workout(uuid)
    default: return nil
    }
  }

  /// The maximum nesting depth of conditions.
  ///
  /// - Source: ours. Confidence: guess.
  private static let maximumDepth = 64
}

extension HealthTimes {
  /// The members of a request, each with a leading comma.
  var json: String {
    var text = ""
    if let start { text += ",\"start\":\(start)" }
    if let end { text += ",\"end\":\(end)" }
    if isStartStrict { text += ",\"strictStart\":true" }
    if isEndStrict { text += ",\"strictEnd\":true" }
    return text
  }

  /// Decodes the members of a request; `nil` for a time that is no finite number.
  init?(_ fields: HealthFields) {
    start = fields.number("start")
    end = fields.number("end")
    guard (start == nil) == (fields["start"] == nil), (end == nil) == (fields["end"] == nil) else {
      return nil
    }
    isStartStrict = fields.flag("strictStart")
    isEndStrict = fields.flag("strictEnd")
  }
}

extension HealthFilter {
  /// The members of a request, each with a leading comma.
  var json: String {
    var text = times.json
    if let sources {
      let list = sources.sorted().map(JSONOutput.quoted).joined(separator: ",")
      text += ",\"sources\":[\(list)]"
    }
    if let condition { text += ",\"where\":\(condition.json)" }
    return text
  }

  /// Decodes the members of a request; `nil` if they are malformed.
  init?(_ fields: HealthFields) {
    guard let times = HealthTimes(fields) else { return nil }
    self.times = times
    sources = fields["sources"].map { Set($0.elements.compactMap(\.string)) }
    if let value = fields["where"] {
      guard let condition = HealthCondition(value) else { return nil }
      self.condition = condition
    }
  }
}
