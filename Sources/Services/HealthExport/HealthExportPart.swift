import TactusHealthModel

/// A part of a file with exported health data.
public struct HealthExportPart: Sendable {
  /// The samples.
  public var samples: [HealthSample] = []
  /// The facts about the user, by the identifiers of their types.
  public var characteristics: [String: String] = [:]

  /// Creates an empty part.
  public init() {}
}
