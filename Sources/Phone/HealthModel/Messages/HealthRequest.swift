import TactusJSON
import TactusTextFormatting

/// A request of an app to the health service.
public enum HealthRequest: Sendable, Equatable {
  /// The user's decisions; the answer is a `HealthAccess`.
  case access
  /// Asks the user for access; the answer is a `HealthAccess`.
  case authorize(share: [String], read: [String], purpose: String)
  /// Stages samples for the next request to save, which does not fit in a single message.
  case stage([HealthSample])
  /// Saves samples, with those that were staged: all, or none.
  case save([HealthSample])
  /// Deletes samples: all, or none.
  case delete([HealthUUID])
  /// Deletes the app's own samples of a type.
  case deleteAll(type: String, HealthFilter)
  /// Returns samples of a type after those of a place, in the order of their starts.
  case samples(
    type: String, HealthFilter, after: HealthPlace?, limit: Int, isDescending: Bool)
  /// Returns the samples with these identifiers that the app may read, such as the parts of a
  /// correlation.
  case objects([HealthUUID])
  /// Returns what was added and deleted after an anchor, of any of the selections.
  case changes([HealthSelection], after: Int, limit: Int)
  /// Returns statistics.
  case statistics(type: String, HealthFilter, edges: [Double], bySource: Bool)
  /// Returns the sources of a type.
  case sources(type: String)
  /// Returns a characteristic of the user.
  case characteristic(type: String)
  /// Sets the types whose changes the app is notified of.
  case observe([String])
  /// Sets how often changes of a type may wake the app: the number of `HKUpdateFrequency`; 0 for
  /// never, and an empty type for all.
  case deliver(type: String, frequency: Int)

  /// The version of the payloads.
  public static let version = 1
}

extension HealthRequest {
  /// The payload.
  public var payload: String {
    func list(_ texts: [String]) -> String {
      "[\(texts.map(JSONOutput.quoted).joined(separator: ","))]"
    }
    func typed(_ word: String, _ type: String, _ rest: String = "") -> String {
      "{\"do\":\"\(word)\",\"type\":\(JSONOutput.quoted(type))\(rest)}"
    }
    switch self {
    case .access: return "{\"do\":\"access\"}"
    case .authorize(let share, let read, let purpose):
      return "{\"do\":\"authorize\",\"share\":\(list(share)),\"read\":\(list(read)),"
        + "\"purpose\":\(JSONOutput.quoted(purpose))}"
    case .stage(let samples):
      return "{\"do\":\"stage\",\"samples\":[\(samples.map(\.json).joined(separator: ","))]}"
    case .objects(let uuids): return "{\"do\":\"objects\",\"samples\":\(list(uuids.map(\.text)))}"
    case .save(let samples):
      return "{\"do\":\"save\",\"samples\":[\(samples.map(\.json).joined(separator: ","))]}"
    case .delete(let uuids): return "{\"do\":\"delete\",\"samples\":\(list(uuids.map(\.text)))}"
    case .deleteAll(let type, let filter): return typed("deleteAll", type, filter.json)
    case .samples(let type, let filter, let place, let limit, let isDescending):
      let rest = ",\"limit\":\(limit),\"descending\":\(isDescending)"
      let after = place.map { ",\"after\":\($0.json)" } ?? ""
      return typed("samples", type, filter.json + after + rest)
    case .changes(let selections, let row, let limit):
      let rest = ",\"after\":\(row),\"limit\":\(limit)"
      if selections.count == 1, let only = selections.first {
        return typed("changes", only.type, only.filter.json + rest)
      }
      let list = selections.map { "{\"type\":\(JSONOutput.quoted($0.type))\($0.filter.json)}" }
      return "{\"do\":\"changes\",\"of\":[\(list.joined(separator: ","))]\(rest)}"
    case .statistics(let type, let filter, let edges, let bySource):
      let times = edges.map { "\($0)" }.joined(separator: ",")
      return typed(
        "statistics", type, filter.json + ",\"edges\":[\(times)],\"bySource\":\(bySource)")
    case .sources(let type): return typed("sources", type)
    case .characteristic(let type): return typed("characteristic", type)
    case .observe(let types): return "{\"do\":\"observe\",\"types\":\(list(types))}"
    case .deliver(let type, let frequency):
      return typed("deliver", type, ",\"frequency\":\(frequency)")
    }
  }

  /// Decodes a payload; `nil` if it is malformed.
  public init?(payload: String) {
    guard let fields = HealthFields(payload), let word = fields.text("do") else { return nil }
    let type = fields.text("type") ?? ""
    guard let filter = HealthFilter(fields) else { return nil }
    switch word {
    case "access": self = .access
    case "authorize":
      self = .authorize(
        share: fields.texts("share"), read: fields.texts("read"),
        purpose: fields.text("purpose") ?? "")
    case "save", "stage":
      guard let list = fields["samples"], list.kind == .array else { return nil }
      var samples: [HealthSample] = []
      for element in list.elements {
        guard let sample = HealthSample(element) else { return nil }
        samples.append(sample)
      }
      self = word == "save" ? .save(samples) : .stage(samples)
    case "delete", "objects":
      let texts = fields.texts("samples")
      let uuids = texts.compactMap(HealthUUID.init)
      guard uuids.count == texts.count else { return nil }
      self = word == "delete" ? .delete(uuids) : .objects(uuids)
    case "deleteAll": self = .deleteAll(type: type, filter)
    case "samples":
      let place = fields["after"].flatMap(HealthPlace.init)
      guard let limit = fields.integer("limit"), limit >= 0,
        (place == nil) == (fields["after"] == nil)
      else { return nil }
      self = .samples(
        type: type, filter, after: place, limit: limit, isDescending: fields.flag("descending"))
    case "changes":
      guard let row = fields.integer("after"), let limit = fields.integer("limit"), limit >= 0
      else { return nil }
      var selections = [HealthSelection(type, filter)]
      if let list = fields["of"] {
        guard let several = Self.selections(list) else { return nil }
        selections = several
      }
      self = .changes(selections, after: row, limit: limit)
    case "statistics":
      let edges = fields["edges"]?.elements.map { $0.number ?? .nan } ?? []
      guard edges.count != 1, edges.allSatisfy(\.isFinite),
        zip(edges, edges.dropFirst()).allSatisfy({ $0 < $1 })
      else { return nil }
      self = .statistics(type: type, filter, edges: edges, bySource: fields.flag("bySource"))
    case "sources": self = .sources(type: type)
    case "characteristic": self = .characteristic(type: type)
    case "observe": self = .observe(fields.texts("types"))
    case "deliver":
      guard let frequency = fields.integer("frequency"), (0...4).contains(frequency) else {
        return nil
      }
      self = .deliver(type: type, frequency: frequency)
    default: return nil
    }
  }

  /// Decodes selections; `nil` if they are malformed, none, or too many.
  private static func selections(_ list: JSONValue) -> [HealthSelection]? {
    guard list.kind == .array else { return nil }
    var selections: [HealthSelection] = []
    for element in list.elements {
      let fields = HealthFields(element)
      guard selections.count < HealthSelection.maximumCount, let type = fields.text("type"),
        let filter = HealthFilter(fields)
      else { return nil }
      selections.append(HealthSelection(type, filter))
    }
    return selections.isEmpty ? nil : selections
  }
}
