import TactusTextFormatting

/// The contents of the store without values, for system apps (Health.SY1).
public struct HealthOverview: Sendable, Equatable {
  /// The numbers of samples by the identifiers of their types.
  public var counts: [String: Int] = [:]
  /// The access of the apps that have asked, by their bundle identifiers.
  public var apps: [String: HealthAccess] = [:]
  /// The bundle identifiers of the sources, the most important first.
  public var order: [String] = []

  /// Creates the overview of an empty store.
  public init() {}

  /// The overview as a JSON object.
  public var json: String {
    let numbers = counts.sorted { $0.key < $1.key }
      .map { "\(JSONOutput.quoted($0.key)):\($0.value)" }
    let accesses = apps.sorted { $0.key < $1.key }
      .map { "\(JSONOutput.quoted($0.key)):\(JSONOutput.quoted($0.value.json))" }
    let names = order.map(JSONOutput.quoted)
    return "{\"counts\":{\(numbers.joined(separator: ","))},"
      + "\"apps\":{\(accesses.joined(separator: ","))},\"order\":[\(names.joined(separator: ","))]}"
  }

  /// Decodes an overview; `nil` for an invalid text.
  public init?(json: String) {
    guard let fields = HealthFields(json), let numbers = fields["counts"],
      let accesses = fields["apps"]
    else { return nil }
    for member in numbers.members {
      guard let key = member.key, let count = member.number.flatMap({ Int(exactly: $0) }) else {
        return nil
      }
      counts[key] = count
    }
    for member in accesses.members {
      guard let key = member.key, let access = member.string.flatMap(HealthAccess.init(json:))
      else { return nil }
      apps[key] = access
    }
    order = fields.texts("order")
  }
}
