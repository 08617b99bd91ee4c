/// The luminance of the display; not measured.
open class MXDisplayMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The average pixel luminance.
  open var averagePixelLuminance: MXAverage<MXUnitAveragePixelLuminance>? { nil }
}
