internal import Synchronization
internal import TactusCrashReports
internal import TactusVirtualTime

/// A task that runs in the background; its subclasses have a kind.
///
/// - Thread: any; a lock guards what changes in it.
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
  ///
  /// - Parameter success: Whether it has done all of its work; the phone starts none again.
  open func setTaskCompleted(success: Bool) {
    // The expiration handler often has the task, which would keep itself.
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
  /// - Parameter end: Called with the task when it is done.
  init(_ identifier: String, end: @escaping @MainActor @Sendable (BGTask) -> Void) {
    (self.identifier, self.end) = (identifier, end)
    super.init()
  }

  /// Whether the task is done.
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
