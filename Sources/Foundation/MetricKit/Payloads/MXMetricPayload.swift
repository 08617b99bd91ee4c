/// A report of measurements of an app; the phone makes none (Metrics.MX1).
open class MXMetricPayload: NSObject, NSSecureCoding {
  /// Creates an object without the system's values; an app's subclass may have some.
  public override init() { super.init() }

  /// Reads an object from an archive, which has no values.
  public required init?(coder: NSCoder) { super.init() }

  /// Does nothing, as there are no values of the system.
  open func encode(with coder: NSCoder) {}

  /// Whether an archive is read safely; true.
  open class var supportsSecureCoding: Bool { true }

  /// The newest version of the app.
  open var latestApplicationVersion: String { "" }
  /// Whether the report is about several versions.
  open var includesMultipleApplicationVersions: Bool { false }
  /// The beginning of the time that the report is about.
  open var timeStampBegin: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The end of the time that the report is about.
  open var timeStampEnd: Date { Date(timeIntervalSinceReferenceDate: 0) }
  /// The use of the processor.
  open var cpuMetrics: MXCPUMetric? { nil }
  /// The use of the graphics processor.
  open var gpuMetrics: MXGPUMetric? { nil }
  /// The strength of the cellular signal.
  open var cellularConditionMetrics: MXCellularConditionMetric? { nil }
  /// The times that the app ran.
  open var applicationTimeMetrics: MXAppRunTimeMetric? { nil }
  /// The use of location services.
  open var locationActivityMetrics: MXLocationActivityMetric? { nil }
  /// The use of the network.
  open var networkTransferMetrics: MXNetworkTransferMetric? { nil }
  /// The launch times.
  open var applicationLaunchMetrics: MXAppLaunchMetric? { nil }
  /// The hangs.
  open var applicationResponsivenessMetrics: MXAppResponsivenessMetric? { nil }
  /// The use of the disk.
  open var diskIOMetrics: MXDiskIOMetric? { nil }
  /// The use of the memory.
  open var memoryMetrics: MXMemoryMetric? { nil }
  /// The luminance of the display.
  open var displayMetrics: MXDisplayMetric? { nil }
  /// The smoothness of animations.
  open var animationMetrics: MXAnimationMetric? { nil }
  /// The exits of the app.
  open var applicationExitMetrics: MXAppExitMetric? { nil }
  /// The values of signposts.
  open var signpostMetrics: [MXSignpostMetric]? { nil }
  /// The app and the device.
  open var metaData: MXMetaData? { nil }

  // MARK: As text

  /// Returns the values by their names; none, as the system measures nothing.
  open func dictionaryRepresentation() -> [AnyHashable: Any] { [:] }

  /// Returns the values by their names as JSON.
  open func jsonRepresentation() -> Data { MetricText.json(dictionaryRepresentation()) }
}
