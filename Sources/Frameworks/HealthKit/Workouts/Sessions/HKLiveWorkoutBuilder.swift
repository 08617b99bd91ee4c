internal import Synchronization

/// A builder of a workout in progress, which also collects samples of other sources.
///
/// Steps Health.LW1….
///
/// - Thread: any; a lock guards what changes in it.
open class HKLiveWorkoutBuilder: HKWorkoutBuilder, @unchecked Sendable {
  private struct State {
    weak var delegate: (any HKLiveWorkoutBuilderDelegate)?
    var source: HKLiveWorkoutDataSource?
    var collectsEvents = true
    var queries: [HKQuery] = []
  }

  private let live = Mutex(State())
  private weak let session: HKWorkoutSession?

  init(_ store: HKHealthStore, _ configuration: HKWorkoutConfiguration, _ session: HKWorkoutSession)
  {
    self.session = session
    super.init(healthStore: store, configuration: configuration, device: .local())
  }

  /// The delegate.
  open weak var delegate: (any HKLiveWorkoutBuilderDelegate)? {
    get { live.withLock { $0.delegate } }
    set { live.withLock { $0.delegate = newValue } }
  }

  /// The current activity of the session; `nil` for none.
  open var currentWorkoutActivity: HKWorkoutActivity? {
    workoutActivities.last { $0.endDate == nil }
  }

  /// The session; `nil` if it no longer exists.
  open var workoutSession: HKWorkoutSession? { session }

  /// Whether pauses of the session become events of the workout; true by default.
  open var shouldCollectWorkoutEvents: Bool {
    get { live.withLock { $0.collectsEvents } }
    set { live.withLock { $0.collectsEvents = newValue } }
  }

  /// The source of the collected types; `nil` for none.
  ///
  /// It is set before the collection starts.
  open var dataSource: HKLiveWorkoutDataSource? {
    get { live.withLock { $0.source } }
    set { live.withLock { $0.source = newValue } }
  }

  /// The seconds without pauses from the start until now, or until the end.
  open var elapsedTime: TimeInterval { elapsedTime(at: Date()) }

  // MARK: Internals

  /// Starts to observe the types of the source.
  override func collectionBegan(_ start: Date) {
    guard let source = dataSource else { return }
    let queries = source.typesToCollect.map { type in
      let times = HKQuery.predicateForSamples(
        withStart: start, end: nil, options: .strictStartDate)
      let all = [times, source.predicate(type)].compactMap(\.self)
      let query = HKAnchoredObjectQuery(
        type: type, predicate: NSCompoundPredicate(andPredicateWithSubpredicates: all), anchor: nil,
        limit: HKObjectQueryNoLimit
      ) { [weak self] _, samples, _, _, _ in self?.observe(samples ?? []) }
      query.updateHandler = { [weak self] _, samples, _, _, _ in self?.observe(samples ?? []) }
      return query
    }
    live.withLock { $0.queries = queries }
    for query in queries { healthStore.execute(query) }
  }

  /// Stops the observation.
  override func collectionEnded() {
    let queries = live.withLock { state in
      defer { state.queries = [] }
      return state.queries
    }
    for query in queries { healthStore.stop(query) }
  }

  override func samplesAdded(_ types: Set<HKSampleType>) {
    guard !types.isEmpty else { return }
    healthStore.service.later { [weak self] in
      if let self { delegate?.workoutBuilder(self, didCollectDataOf: types) }
    }
  }

  override func eventsAdded() {
    healthStore.service.later { [weak self] in
      if let self { delegate?.workoutBuilderDidCollectEvent(self) }
    }
  }

  /// Adds an activity of the session.
  func sessionBegan(_ activity: HKWorkoutActivity) {
    addWorkoutActivity(activity) { [weak self] isDone, _ in
      guard isDone else { return }
      MainActor.assumeIsolated {
        if let self { self.delegate?.workoutBuilder(self, didBegin: activity) }
      }
    }
  }

  /// Ends an activity of the session.
  func sessionEnded(_ activity: HKWorkoutActivity, _ date: Date) {
    updateActivity(uuid: activity.uuid, end: max(date, activity.startDate)) {
      [weak self] isDone, _ in
      guard isDone else { return }
      MainActor.assumeIsolated {
        guard let self else { return }
        let ended = self.workoutActivities.first { $0 == activity } ?? activity
        self.delegate?.workoutBuilder(self, didEnd: ended)
      }
    }
  }

  /// Adds an event of the session.
  func sessionGenerated(_ event: HKWorkoutEvent) {
    if shouldCollectWorkoutEvents { addWorkoutEvents([event]) { _, _ in } }
  }
}
