/// The exits of an app; not counted.
open class MXAppExitMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The exits in the foreground.
  open var foregroundExitData: MXForegroundExitData { MXForegroundExitData() }
  /// The exits in the background.
  open var backgroundExitData: MXBackgroundExitData { MXBackgroundExitData() }
}
