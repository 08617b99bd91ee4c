internal import Synchronization
internal import TactusCrashReports
internal import TactusVirtualTime

/// A task that runs in the background; its subclasses have a kind.
///
/// - Thread: any.
open class BGTask: NSObject, @unchecked Sendable {
  // The state is guarded.

  /// The identifier of the task.
  public let identifier: String

  /// Called when the time of the task is over (BackgroundTasks.TI1).
  open var expirationHandler: (() -> Void)? {
    get { state.withLock { $0.handler.body } }
    set { state.withLock { $0.handler = Handler(body: newValue) } }
  }

  /// Tells that the task is done (BackgroundTasks.TI2).
  open func setTaskCompleted(success: Bool) {
    let isFirst = state.withLock { state in
      defer { state.isCompleted = true }
      return !state.isCompleted
    }
    guard isFirst else {
      return RuntimeWarning.once(
        "the background task “\(identifier)” was completed more than once", namesPlace: true)
    }
    let end = end
    PhoneTime.runLater { end(success) }
  }

  // MARK: Internals

  /// Creates a task.
  ///
  /// - Parameter end: Called when the task is done, with whether it has succeeded.
  init(_ identifier: String, end: @escaping @MainActor @Sendable (Bool) -> Void) {
    (self.identifier, self.end) = (identifier, end)
    super.init()
  }

  /// Whether the task is done.
  var isCompleted: Bool { state.withLock { $0.isCompleted } }

  private struct Handler: @unchecked Sendable {
    var body: (() -> Void)?
  }

  private struct State: Sendable {
    var handler = Handler(body: nil)
    var isCompleted = false
  }

  private let state = Mutex(State())
  private let end: @MainActor @Sendable (Bool) -> Void
}
