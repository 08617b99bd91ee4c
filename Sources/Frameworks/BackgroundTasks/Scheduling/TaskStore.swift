internal import Synchronization
internal import TactusCrashReports
package import TactusPhoneClient
internal import TactusVirtualTime

/// The handlers and requests of an app; they live as long as its process.
///
/// - Thread: any.
package final class TaskStore: Sendable {
  /// The store of a link.
  package static func of(_ link: ClientLink) -> TaskStore {
    link.storage.object(TaskStore.self) { TaskStore() }
  }

  /// The store of the app's phone.
  static var current: TaskStore { of(AppPhone.link) }

  // MARK: Handlers

  /// Adds a handler; returns false if there is one.
  func register(_ identifier: String, _ handler: LaunchHandler) -> Bool {
    let isNew = state.withLock { state in
      guard state.handlers[identifier] == nil else { return false }
      state.handlers[identifier] = handler
      return true
    }
    if !isNew {
      RuntimeWarning.once(
        "BGTaskScheduler.register: “\(identifier)” was registered before; an iPhone ends the app",
        namesPlace: true)
    }
    return isNew
  }

  /// Returns the handler of a task.
  func handler(of identifier: String) -> LaunchHandler? {
    state.withLock { $0.handlers[identifier] }
  }

  // MARK: Requests

  /// A pending request.
  struct Pending: Sendable {
    /// The request.
    let request: BGTaskRequest
    /// The phone's time before which the task does not run.
    var due: TimeInterval?
  }

  /// The pending requests, oldest first.
  package var requests: [BGTaskRequest] {
    state.withLock { $0.pending.map(\.request) }.compactMap { $0.copy() as? BGTaskRequest }
  }

  /// The pending requests, with their times.
  var pending: [Pending] { state.withLock { $0.pending } }

  /// Adds a copy of a request; returns false if there are too many of its kind.
  func submit(_ request: BGTaskRequest) -> Bool {
    guard let copy = request.copy() as? BGTaskRequest else { return false }
    let isProcessing = copy is BGProcessingTaskRequest
    let limit = isProcessing ? Self.processingLimit : Self.refreshLimit
    let isAdded = state.withLock { state in
      let others = state.pending.filter { $0.request.identifier != copy.identifier }
      guard others.count(where: { $0.request is BGProcessingTaskRequest == isProcessing }) < limit
      else { return false }
      state.pending = others + [Pending(request: copy, due: nil)]
      return true
    }
    guard isAdded else { return false }
    let delay = min(max(0, copy.earliestBeginDate?.timeIntervalSinceNow ?? 0), Self.longestDelay)
    PhoneTime.runLater { [self] in
      let due = AppTimers.shared.now + delay
      state.withLock { state in
        guard let place = state.pending.firstIndex(where: { $0.request === copy }) else { return }
        state.pending[place].due = due
      }
      TaskRunner.current.update()
    }
    return true
  }

  /// Removes requests by their identifiers.
  func cancel(_ isChosen: (String) -> Bool) {
    state.withLock { $0.pending.removeAll { isChosen($0.request.identifier) } }
  }

  /// Removes and returns the request of a task; `nil` if there is none.
  func take(_ identifier: String) -> BGTaskRequest? {
    state.withLock { state in
      let place = state.pending.firstIndex { $0.request.identifier == identifier }
      return place.map { state.pending.remove(at: $0).request }
    }
  }

  /// Calls a closure on another thread with the requests.
  func report(_ completion: @escaping @Sendable ([BGTaskRequest]) -> Void) {
    let requests = requests
    PhoneTime.runLater { PhoneTime.callOnAnotherThread { completion(requests) } }
  }

  // MARK: Internals

  /// The maximum number of pending refresh requests.
  ///
  /// - Source: Apple's reference of `submit(_:)`. Confidence: documented.
  private static let refreshLimit = 1
  /// The maximum number of pending processing requests.
  ///
  /// - Source: Apple's reference of `submit(_:)`. Confidence: documented.
  private static let processingLimit = 10

  /// The longest delay of a task, in seconds: about three decades, which the phone's time in
  /// nanoseconds can represent.
  ///
  /// - Source: ours. Confidence: guess.
  private static let longestDelay = 1e9

  private struct State: Sendable {
    var handlers: [String: LaunchHandler] = [:]
    var pending: [Pending] = []
  }

  private let state = Mutex(State())
}
