/// The use of the disk; not measured.
open class MXDiskIOMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The data written.
  open var cumulativeLogicalWrites: Measurement<UnitInformationStorage> {
    Measurement(value: 0, unit: .bytes)
  }
}
