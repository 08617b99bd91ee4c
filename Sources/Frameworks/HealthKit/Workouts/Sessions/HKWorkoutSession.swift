internal import Synchronization
internal import TactusPhoneClient

/// A workout in progress.
///
/// Steps Health.LW1….
///
/// - Thread: any; the delegate is called in the app's turns.
open class HKWorkoutSession: NSObject, @unchecked Sendable {
  /// The configuration of the workout.
  public let workoutConfiguration: HKWorkoutConfiguration
  private let store: HKHealthStore
  private let content = Mutex(Content())

  private struct Content {
    weak var delegate: (any HKWorkoutSessionDelegate)?
    var state = HKWorkoutSessionState.notStarted
    var start: Date?
    var end: Date?
    var builder: HKLiveWorkoutBuilder?
    var activity: HKWorkoutActivity?
  }

  /// Creates a session.
  ///
  /// - Parameters:
  ///   - healthStore: The store.
  ///   - workoutConfiguration: The kind of the workout.
  /// - Throws: `HKError` with `errorInvalidArgument` for a workout in a pool without the length of
  ///   a lap.
  public init(
    healthStore: HKHealthStore, configuration workoutConfiguration: HKWorkoutConfiguration
  )
    throws
  {
    guard
      workoutConfiguration.swimmingLocationType != .pool || workoutConfiguration.lapLength != nil
    else {
      throw HKError(.errorInvalidArgument, "a workout in a pool needs the lapLength")
    }
    store = healthStore
    self.workoutConfiguration =
      workoutConfiguration.copy() as? HKWorkoutConfiguration ?? workoutConfiguration
    super.init()
  }

  // MARK: State

  /// The delegate.
  open weak var delegate: (any HKWorkoutSessionDelegate)? {
    get { content.withLock { $0.delegate } }
    set { content.withLock { $0.delegate = newValue } }
  }

  /// The state.
  open var state: HKWorkoutSessionState { content.withLock { $0.state } }

  /// The devices on which the session runs; this one.
  open var type: HKWorkoutSessionType { .primary }

  /// The start; `nil` before the activity has started.
  open var startDate: Date? { content.withLock { $0.start } }

  /// The end; `nil` before the activity has stopped.
  open var endDate: Date? { content.withLock { $0.end } }

  /// Returns the builder of the session's workout; the same one each time.
  open func associatedWorkoutBuilder() -> HKLiveWorkoutBuilder {
    content.withLock { content in
      if let builder = content.builder { return builder }
      let builder = HKLiveWorkoutBuilder(store, workoutConfiguration, self)
      content.builder = builder
      return builder
    }
  }

  /// The current activity within the workout; before the first one, the workout itself.
  open var currentActivity: HKWorkoutActivity {
    let (activity, start) = content.withLock { ($0.activity, $0.start) }
    return activity
      ?? HKWorkoutActivity(UUID(), workoutConfiguration, start ?? Date(), endDate, nil)
  }

  // MARK: Activities

  /// Starts an activity within the workout, and ends the previous one (Health.WA3).
  ///
  /// - Parameters:
  ///   - workoutConfiguration: The kind of the activity.
  ///   - date: The beginning.
  ///   - metadata: The metadata; `nil` for none.
  open func beginNewActivity(
    configuration workoutConfiguration: HKWorkoutConfiguration, date: Date,
    metadata: [String: Any]?
  ) {
    guard [.running, .paused].contains(state) else {
      return store.service.later { [weak self] in
        guard let self else { return }
        delegate?.workoutSession(
          self, didFailWithError: HKError(.errorInvalidArgument, "the session does not run"))
      }
    }
    endCurrentActivity(on: date)
    let activity = HKWorkoutActivity(
      workoutConfiguration: workoutConfiguration, start: date, end: nil, metadata: metadata)
    content.withLock { $0.activity = activity }
    content.withLock { $0.builder }?.sessionBegan(activity)
    store.service.later { [weak self] in
      guard let self else { return }
      delegate?.workoutSession(
        self, didBeginActivityWith: activity.workoutConfiguration, date: date)
    }
  }

  /// Ends the activity within the workout; does nothing without one.
  open func endCurrentActivity(on date: Date) {
    let ended = content.withLock { content in
      defer { content.activity = nil }
      return content.activity
    }
    guard let ended else { return }
    content.withLock { $0.builder }?.sessionEnded(ended, date)
    store.service.later { [weak self] in
      guard let self else { return }
      delegate?.workoutSession(self, didEndActivityWith: ended.workoutConfiguration, date: date)
    }
  }

  // MARK: Other devices

  /// Sends data to the session on another device; always fails, since there is none (Health.WT1).
  open func sendToRemoteWorkoutSession(data: Data) async throws {
    throw HKError(.errorHealthDataUnavailable, HKHealthStore.noWatch)
  }

  // MARK: Doing

  /// Prepares the session; immediate here.
  open func prepare() { move(to: .prepared, from: [.notStarted]) }

  /// Starts the activity; a session of this app that runs fails (Health.LW2).
  ///
  /// - Parameter date: The beginning; `nil` for now.
  open func startActivity(with date: Date?) {
    let date = date ?? Date()
    guard move(to: .running, from: [.notStarted, .prepared], at: date, { $0.start = date }) else {
      return
    }
    RunningSession.of(AppPhone.link).replace(by: self)?.fail(
      HKError(.errorAnotherWorkoutSessionStarted, "another session has started"))
  }

  /// Pauses the activity.
  open func pause() {
    let date = Date()
    if move(to: .paused, from: [.running], at: date) { generate(.pause, date) }
  }

  /// Resumes the activity.
  open func resume() {
    let date = Date()
    if move(to: .running, from: [.paused], at: date) { generate(.resume, date) }
  }

  /// Stops the activity; the builder may collect until the session ends.
  ///
  /// - Parameter date: The end; `nil` for now.
  open func stopActivity(with date: Date?) {
    let date = date ?? Date()
    endCurrentActivity(on: date)
    move(to: .stopped, from: [.running, .paused], at: date) { $0.end = date }
  }

  /// Ends the session.
  open func end() {
    let date = Date()
    endCurrentActivity(on: date)
    move(to: .ended, from: [.notStarted, .prepared, .running, .paused, .stopped], at: date) {
      if $0.start != nil, $0.end == nil { $0.end = date }
    }
    RunningSession.of(AppPhone.link).remove(self)
  }

  // MARK: Internals

  /// Changes the state from one of some states; otherwise the delegate receives an error.
  @discardableResult
  private func move(
    to state: HKWorkoutSessionState, from states: Set<HKWorkoutSessionState>,
    at date: Date = Date(),
    _ change: (inout Content) -> Void = { _ in }
  ) -> Bool {
    let old = content.withLock { content in
      let old = content.state
      guard states.contains(old) else { return (old, false) }
      content.state = state
      change(&content)
      return (old, true)
    }
    store.service.later { [weak self] in
      guard let self, let delegate else { return }
      if old.1 {
        delegate.workoutSession(self, didChangeTo: state, from: old.0, date: date)
      } else {
        let text = "a session in state \(old.0) cannot become \(state)"
        delegate.workoutSession(self, didFailWithError: HKError(.errorInvalidArgument, text))
      }
    }
    return old.1
  }

  private func generate(_ type: HKWorkoutEventType, _ date: Date) {
    let event = HKWorkoutEvent(type: type, dateInterval: DateInterval(start: date, duration: 0))
    content.withLock { $0.builder }?.sessionGenerated(event)
    store.service.later { [weak self] in
      if let self { delegate?.workoutSession(self, didGenerate: event) }
    }
  }

  private func fail(_ error: HKError) {
    store.service.later { [weak self] in
      if let self { delegate?.workoutSession(self, didFailWithError: error) }
    }
    end()
  }
}
