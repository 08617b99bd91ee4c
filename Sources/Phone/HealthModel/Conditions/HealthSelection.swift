/// A type with the conditions of its samples: a part of a query for changes (Health.QU7).
public struct HealthSelection: Sendable, Equatable {
  /// The identifier of the type.
  public var type: String
  /// The conditions.
  public var filter: HealthFilter

  /// Selects samples of a type.
  public init(_ type: String, _ filter: HealthFilter = HealthFilter()) {
    self.type = type
    self.filter = filter
  }

  /// The maximum number of selections in a request.
  ///
  /// - Source: ours: several for each type. Confidence: guess.
  public static let maximumCount = 1000
}

extension [HealthSelection] {
  /// The conditions by the identifiers of the types; a sample meets one of its type.
  public var filtersByType: [String: [HealthFilter]] {
    Dictionary(grouping: self, by: \.type).mapValues { $0.map(\.filter) }
  }
}
