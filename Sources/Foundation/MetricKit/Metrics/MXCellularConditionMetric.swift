/// The strength of the cellular signal; not measured.
open class MXCellularConditionMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The times by bars.
  open var histogrammedCellularConditionTime: MXHistogram<MXUnitSignalBars> { MXHistogram() }
}
