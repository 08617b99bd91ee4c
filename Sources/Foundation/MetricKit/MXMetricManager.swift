import Synchronization
internal import TactusCrashReports

/// The reports of the system about an app; always empty, because nothing is measured.
///
/// Steps Metrics.MX1…
///
/// - Thread: any; a lock guards what changes in it.
open class MXMetricManager: NSObject, @unchecked Sendable {
  private static let manager = MXMetricManager()
  private let tasks = Mutex<Set<MXLaunchTaskID>>([])

  override init() { super.init() }

  /// The manager of the app.
  open class var shared: MXMetricManager { manager }

  // MARK: Reports

  /// The reports of the last days; none.
  open var pastPayloads: [MXMetricPayload] { [] }
  /// The reports of failures of the last days; none.
  open var pastDiagnosticPayloads: [MXDiagnosticPayload] { [] }

  /// Warns once that there are no reports, and otherwise does nothing.
  open func add(_ subscriber: any MXMetricManagerSubscriber) {
    RuntimeWarning.once(
      "MXMetricManager: the system measures nothing, so there are no reports",
      kind: "note", namesPlace: true)
  }

  /// Does nothing: no report reaches the object anyway.
  open func remove(_ subscriber: any MXMetricManagerSubscriber) {}

  // MARK: Signposts

  /// Returns a log for the signposts of a category, which are written as all others (Metrics.MX2).
  open class func makeLogHandle(category: String) -> OSLog {
    OSLog(subsystem: Bundle.main.bundleIdentifier ?? "", category: category)
  }

  // MARK: Starts

  /// Adds a task to the app's launch, whose time is not measured (Metrics.MX4).
  open class func extendLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
    guard !taskID.rawValue.isEmpty else { throw MXError(.invalidID) }
    try manager.tasks.withLock { tasks in
      guard !tasks.contains(taskID) else { throw MXError(.duplicated) }
      guard tasks.count < maximumTaskCount else { throw MXError(.maxCount) }
      tasks.insert(taskID)
    }
  }

  /// Ends a task of the app's launch (Metrics.MX4).
  open class func finishExtendedLaunchMeasurement(forTaskID taskID: MXLaunchTaskID) throws {
    guard !taskID.rawValue.isEmpty else { throw MXError(.invalidID) }
    try manager.tasks.withLock { tasks in
      guard tasks.remove(taskID) != nil else { throw MXError(.unknown) }
    }
  }

  /// The number of tasks of a launch.
  ///
  /// - Source: Apple's reference. Confidence: documented.
  private static let maximumTaskCount = 16
}
