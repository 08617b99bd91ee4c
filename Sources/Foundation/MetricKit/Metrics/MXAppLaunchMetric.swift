/// The launch times of an app; not measured.
open class MXAppLaunchMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The times to the first draw.
  open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
  /// The times to resume the app.
  open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { MXHistogram() }
  /// The times to the first draw of prewarmed launches.
  open var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
  /// The times of launches that the app’s own tasks extend.
  open var histogrammedExtendedLaunch: MXHistogram<UnitDuration> { MXHistogram() }
}
