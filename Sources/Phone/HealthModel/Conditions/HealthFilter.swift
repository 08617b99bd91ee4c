/// The conditions of a query.
public struct HealthFilter: Sendable, Equatable {
  /// The times, by which the phone finds samples.
  public var times = HealthTimes()
  /// The bundle identifiers of the sources; `nil` for all.
  public var sources: Set<String>?
  /// The other conditions; `nil` for none.
  public var condition: HealthCondition?

  /// Creates conditions that all samples meet.
  public init() {}

  /// The beginning of the times.
  public var start: Double? {
    get { times.start }
    set { times.start = newValue }
  }
  /// The end of the times.
  public var end: Double? {
    get { times.end }
    set { times.end = newValue }
  }
  /// Whether samples start within the times.
  public var isStartStrict: Bool {
    get { times.isStartStrict }
    set { times.isStartStrict = newValue }
  }
  /// Whether samples end within the times.
  public var isEndStrict: Bool {
    get { times.isEndStrict }
    set { times.isEndStrict = newValue }
  }

  /// Whether the filter has conditions on times and sources only.
  public var isPlain: Bool { condition == nil }

  /// Returns whether a sample meets all conditions.
  public func includes(_ sample: HealthSample) -> Bool {
    times.includes(sample.start, sample.end) && (sources?.contains(sample.source.bundle) ?? true)
      && (condition?.includes(sample) ?? true)
  }

  /// Adds a condition that samples must meet as well.
  public mutating func add(_ condition: HealthCondition) {
    switch condition {
    case .all(let parts): for part in parts { add(part) }
    case .times(let times) where self.times == HealthTimes(): self.times = times
    case .sources(let bundles):
      sources = sources.map { $0.intersection(bundles) } ?? bundles
    default:
      self.condition = self.condition.map { .all([$0, condition]) } ?? condition
    }
  }
}
