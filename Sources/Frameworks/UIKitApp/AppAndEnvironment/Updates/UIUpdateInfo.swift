/// The times of an update of an app's picture.
///
/// Steps Turns.UP1…
@preconcurrency @MainActor
open class UIUpdateInfo: NSObject {
  /// The time for which the app computes its picture, in seconds.
  public let modelTime: TimeInterval
  /// The time until which the app has to be ready.
  public let completionDeadlineTime: TimeInterval
  /// The time at which the picture is shown.
  public let estimatedPresentationTime: TimeInterval
  /// Whether the picture is shown as soon as it is ready; false.
  open var isImmediatePresentationExpected: Bool { false }
  /// Whether events of low latency are dispatched; false.
  open var isLowLatencyEventDispatchConfirmed: Bool { false }
  /// Whether phases of low latency are performed; false.
  open var isPerformingLowLatencyPhases: Bool { false }

  init(_ time: TimeInterval, frame: TimeInterval) {
    modelTime = time
    (completionDeadlineTime, estimatedPresentationTime) = (time + frame, time + frame)
    super.init()
  }

  /// Returns the update in progress of a scene; nil outside of one.
  open class func current(for windowScene: UIWindowScene) -> UIUpdateInfo? {
    UpdateCycle.shared.info
  }
  /// Returns the update in progress of a view's scene; nil outside of one.
  open class func current(for view: UIView) -> UIUpdateInfo? {
    view.window == nil ? nil : UpdateCycle.shared.info
  }
}
