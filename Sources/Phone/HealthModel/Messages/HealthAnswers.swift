/// The decoding of small answers of the health service.
public enum HealthAnswers {
  /// Decodes the sources of a type; `nil` for a text that has none.
  public static func sources(_ payload: String) -> [HealthSource]? {
    HealthFields(payload)?["sources"]?.elements.map { row in
      let fields = row.elements.map { $0.string ?? "" } + ["", "", "", ""]
      return HealthSource(
        bundle: fields[0], name: fields[1], version: fields[2], product: fields[3])
    }
  }

  /// Decodes a characteristic of the user; `nil` without one.
  public static func characteristic(_ payload: String) -> String? {
    HealthFields(payload)?.text("value")
  }

  /// Decodes a count of objects; 0 if the payload has none.
  public static func count(_ payload: String) -> Int {
    HealthFields(payload)?.integer("count") ?? 0
  }

  /// Decodes the identifiers of the types that have changed, in an event.
  public static func changedTypes(_ payload: String) -> [String] {
    HealthFields(payload)?.texts("changed") ?? []
  }
}
