/// The hangs of an app; not measured.
open class MXAppResponsivenessMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The durations of hangs.
  open var histogrammedApplicationHangTime: MXHistogram<UnitDuration> { MXHistogram() }
}
