/// A sample of health data.
public struct HealthSample: Sendable, Hashable {
  /// The identifier.
  public var uuid: HealthUUID
  /// The type.
  public var type: HealthType
  /// The times, in seconds since the beginning of 2001 (UTC).
  public var start, end: Double
  /// The content.
  public var content: HealthContent
  /// The app that has saved the sample; the phone sets it.
  public var source: HealthSource
  /// The device that has measured it; `nil` if it is not known.
  public var device: HealthDevice?
  /// The metadata.
  public var metadata: [String: HealthMetadataValue]
  /// The workout that the sample belongs to; `nil` for none.
  public var workout: HealthUUID?

  /// Creates a sample.
  public init(
    uuid: HealthUUID, type: HealthType, start: Double, end: Double, content: HealthContent,
    source: HealthSource = HealthSource(bundle: "", name: ""), device: HealthDevice? = nil,
    metadata: [String: HealthMetadataValue] = [:], workout: HealthUUID? = nil
  ) {
    self.uuid = uuid
    self.type = type
    self.start = start
    self.end = end
    self.content = content
    self.source = source
    self.device = device
    self.metadata = metadata
    self.workout = workout
  }

  /// The number of a quantity in the unit of its type; 0 for other samples.
  public var value: Double { if case .quantity(let value) = content { value } else { 0 } }

  /// The identifier by which a newer sample replaces this one; `nil` for none (Health.SA5).
  public var syncIdentifier: String? {
    if case .text(let text)? = metadata["HKMetadataKeySyncIdentifier"] { text } else { nil }
  }

  /// The version of the sample with the same `syncIdentifier`.
  public var syncVersion: Double? {
    if case .number(let number)? = metadata["HKMetadataKeySyncVersion"] { number } else { nil }
  }
}
