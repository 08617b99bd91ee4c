/// A launch that took too long.
open class MXAppLaunchDiagnostic: MXDiagnostic {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// The call stacks.
  open var callStackTree: MXCallStackTree { MXCallStackTree() }
  /// The duration of the launch.
  open var launchDuration: Measurement<UnitDuration> { Measurement(value: 0, unit: .seconds) }
}
