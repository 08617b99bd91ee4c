internal import Synchronization
internal import TactusCrashReports
internal import TactusVirtualTime

/// A background task; subclasses define the kind.
///
/// - Thread: any; a lock guards what changes in it.
open class BGTask: NSObject, @unchecked Sendable {
  // A lock guards the state.

  /// The identifier of the task.
  public let identifier: String

  /// Called when the task expires (BackgroundTasks.TI1).
  open var expirationHandler: (() -> Void)? {
    get { state.withLock { $0.handler.body } }
    set { state.withLock { $0.handler = Handler(body: newValue) } }
  }

  /// Marks the task as completed (BackgroundTasks.TI2).
  ///
  /// - Parameter success: Whether all work is done; the phone does not launch the task again either
  ///   way.
  open func setTaskCompleted(success: Bool) {
    // The expiration handler often captures the task, which would be a retain cycle.
    let (isFirst, handler) = state.withLock { state in
      defer { (state.isCompleted, state.handler) = (true, Handler(body: nil)) }
      return (!state.isCompleted, state.handler)
    }
    defer { withExtendedLifetime(handler) {} }
    guard isFirst else {
      return RuntimeWarning.once(
        "the background task “\(identifier)” was completed more than once", namesPlace: true)
    }
    PhoneTime.runLater { [self] in end(self) }
  }

  // MARK: Internals

  /// Creates a task.
  ///
  /// - Parameter end: Called with the task when it completes.
  init(_ identifier: String, end: @escaping @MainActor @Sendable (BGTask) -> Void) {
    (self.identifier, self.end) = (identifier, end)
    super.init()
  }

  /// Whether the task has completed.
  var isCompleted: Bool { state.withLock { $0.isCompleted } }

  // Sendable because the task calls the app's closure once.
  private struct Handler: @unchecked Sendable {
    var body: (() -> Void)?
  }

  private struct State: Sendable {
    var handler = Handler(body: nil)
    var isCompleted = false
  }

  private let state = Mutex(State())
  private let end: @MainActor @Sendable (BGTask) -> Void
}
