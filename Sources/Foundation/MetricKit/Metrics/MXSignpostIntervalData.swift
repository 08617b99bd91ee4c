/// The values of a signpost’s intervals; not measured.
open class MXSignpostIntervalData: NSObject, NSSecureCoding {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, as there are no values of the system.
  open func encode(with coder: NSCoder) {}

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// The times.
  open var histogrammedSignpostDuration: MXHistogram<UnitDuration> { MXHistogram() }
  /// The use of the processor.
  open var cumulativeCPUTime: Measurement<UnitDuration>? { nil }
  /// The use of the memory.
  open var averageMemory: MXAverage<UnitInformationStorage>? { nil }
  /// The data written.
  open var cumulativeLogicalWrites: Measurement<UnitInformationStorage>? { nil }
  /// The hitch time ratio of animations.
  open var cumulativeHitchTimeRatio: Measurement<Unit>? { nil }
}
