/// The times that the start of an app takes; not measured.
open class MXAppLaunchMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The times until the first picture.
  open var histogrammedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
  /// The times until the app is back in the foreground.
  open var histogrammedApplicationResumeTime: MXHistogram<UnitDuration> { MXHistogram() }
  /// The times until the first picture of apps that were started ahead.
  open var histogrammedOptimizedTimeToFirstDraw: MXHistogram<UnitDuration> { MXHistogram() }
  /// The times of starts with the app’s own tasks.
  open var histogrammedExtendedLaunch: MXHistogram<UnitDuration> { MXHistogram() }
}
