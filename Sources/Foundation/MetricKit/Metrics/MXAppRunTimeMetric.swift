/// The run times of an app; not measured.
open class MXAppRunTimeMetric: MXMetric {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The time in the foreground.
  open var cumulativeForegroundTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time in the background.
  open var cumulativeBackgroundTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time in the background with audio.
  open var cumulativeBackgroundAudioTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
  /// The time in the background with location updates.
  open var cumulativeBackgroundLocationTime: Measurement<UnitDuration> {
    Measurement(value: 0, unit: .seconds)
  }
}
