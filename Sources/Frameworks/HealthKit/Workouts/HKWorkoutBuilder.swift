internal import Synchronization
internal import TactusCrashReports
internal import TactusHealthModel
internal import TactusVirtualTime

/// A builder of a workout: it collects samples and events, and saves them with the workout.
///
/// Steps Health.WO1….
///
/// - Thread: any; a lock guards what changes in it.
open class HKWorkoutBuilder: NSObject, @unchecked Sendable {
  /// The device; `nil` if unknown.
  public let device: HKDevice?
  /// The configuration of the workout.
  public let workoutConfiguration: HKWorkoutConfiguration
  let healthStore: HKHealthStore
  private let state = Mutex(State())

  private enum Phase { case created, collecting, ended, finished, discarded }

  private struct State {
    var phase = Phase.created
    var start: Date?
    var end: Date?
    var metadata: [String: Any] = [:]
    var events: [HKWorkoutEvent] = []
    var samples: [HKSample] = []
    /// The collected samples of other sources, which are already saved.
    var observed: [HKSample] = []
    var route: HKWorkoutRouteBuilder?
    var activities: [HKWorkoutActivity] = []
  }

  /// Creates a builder.
  ///
  /// - Parameters:
  ///   - healthStore: The store that saves the workout.
  ///   - configuration: The kind of the workout.
  ///   - device: The device; `nil` if unknown.
  public init(
    healthStore: HKHealthStore, configuration: HKWorkoutConfiguration, device: HKDevice?
  ) {
    self.healthStore = healthStore
    workoutConfiguration =
      configuration.copy() as? HKWorkoutConfiguration ?? HKWorkoutConfiguration()
    self.device = device
    super.init()
  }

  // MARK: State

  /// The start; `nil` before the collection has started.
  open var startDate: Date? { state.withLock { $0.start } }
  /// The end; `nil` before the collection has ended.
  open var endDate: Date? { state.withLock { $0.end } }
  /// The metadata.
  open var metadata: [String: Any] { state.withLock { $0.metadata } }
  /// The activities that were added, in their order.
  open var workoutActivities: [HKWorkoutActivity] { state.withLock { $0.activities } }
  /// The events in the order of their times.
  open var workoutEvents: [HKWorkoutEvent] { state.withLock { $0.events } }

  /// Returns the seconds without pauses from the start to a date.
  open func elapsedTime(at date: Date) -> TimeInterval {
    let (start, end, events) = state.withLock { ($0.start, $0.end, $0.events) }
    guard let start, date > start else { return 0 }
    return WorkoutClock(events).active(from: start, to: min(date, end ?? date))
  }

  /// Returns the statistics of the samples of a type; `nil` without samples.
  open func statistics(for quantityType: HKQuantityType) -> HKStatistics? {
    statistics(quantityType) { _ in true }
  }

  /// Returns the statistics of the samples of a type that meet a condition.
  func statistics(
    _ quantityType: HKQuantityType, _ isIncluded: (HKSample) -> Bool
  ) -> HKStatistics? {
    let (all, start, end) = state.withLock { ($0.samples + $0.observed, $0.start, $0.end) }
    let samples = all.filter(isIncluded)
    var maker = HealthStatisticsMaker(quantityType.model.aggregation ?? .arithmetic)
    let own = samples.filter { $0.sampleType.identifier == quantityType.identifier }
      .sorted { $0.startDate < $1.startDate }
    guard let first = own.first else { return nil }
    for sample in own {
      maker.add(
        sample.model.value, sample.startDate.health, sample.endDate.health,
        of: sample.source.bundleIdentifier)
    }
    let last = own.map(\.endDate).max() ?? first.endDate
    let options: HKStatisticsOptions =
      quantityType.aggregationStyle == .cumulative
      ? [.cumulativeSum, .mostRecent, .duration]
      : [.discreteAverage, .discreteMin, .discreteMax, .mostRecent, .duration]
    return HKStatistics(
      quantityType, start ?? first.startDate, end ?? last, options, maker.finish().all[0])
  }

  // MARK: Collecting

  /// Starts the collection.
  @preconcurrency
  open func beginCollection(
    withStart startDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isDone = state.withLock { state in
      guard state.phase == .created else { return false }
      state.phase = .collecting
      state.start = startDate
      return true
    }
    if isDone { collectionBegan(startDate) }
    finish(isDone, "the collection has begun before", completion)
  }

  /// Starts the collection.
  open func beginCollection(at startDate: Date) async throws {
    try await healthStore.wait { done in self.beginCollection(withStart: startDate) { done($0, $1) }
    }
  }

  /// Adds samples, which are saved with the workout.
  @preconcurrency
  open func add(
    _ samples: [HKSample], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isDone = whileCollecting { $0.samples += samples }
    if isDone { samplesAdded(Set(samples.map(\.sampleType))) }
    finish(isDone, "the collection has not begun, or is over", completion)
  }

  /// Adds samples, which are saved with the workout.
  open func addSamples(_ samples: [HKSample]) async throws {
    try await healthStore.wait { done in self.add(samples) { done($0, $1) } }
  }

  /// Adds events.
  @preconcurrency
  open func addWorkoutEvents(
    _ workoutEvents: [HKWorkoutEvent],
    completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isDone = whileCollecting { state in
      state.events = (state.events + workoutEvents).sorted { $0.date < $1.date }
    }
    if isDone { eventsAdded() }
    finish(isDone, "the collection has not begun, or is over", completion)
  }

  /// Adds events.
  open func addWorkoutEvents(_ workoutEvents: [HKWorkoutEvent]) async throws {
    try await healthStore.wait { done in self.addWorkoutEvents(workoutEvents) { done($0, $1) } }
  }

  /// Adds metadata; existing keys are replaced.
  @preconcurrency
  open func addMetadata(
    _ metadata: [String: Any], completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    _ = HealthMetadataValue.convert(metadata)
    let added = metadata
    let isDone = whileCollecting { $0.metadata.merge(added) { $1 } }
    finish(isDone, "the collection has not begun, or is over", completion)
  }

  /// Adds metadata; existing keys are replaced.
  open func addMetadata(_ metadata: [String: Any]) async throws {
    try await healthStore.wait { done in self.addMetadata(metadata) { done($0, $1) } }
  }

  /// Ends the collection.
  @preconcurrency
  open func endCollection(
    withEnd endDate: Date, completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    let isDone = state.withLock { state in
      guard state.phase == .collecting, let start = state.start, start <= endDate else {
        return false
      }
      state.phase = .ended
      state.end = endDate
      return true
    }
    if isDone { collectionEnded() }
    finish(isDone, "the collection has not begun, or the end is before its start", completion)
  }

  /// Ends the collection.
  open func endCollection(at endDate: Date) async throws {
    try await healthStore.wait { done in self.endCollection(withEnd: endDate) { done($0, $1) } }
  }

  /// Saves the workout with its samples: all, or nothing.
  @preconcurrency
  open func finishWorkout(
    completion: @escaping @Sendable (HKWorkout?, (any Error)?) -> Void
  ) {
    let parts = state.withLock { state -> (Date, Date, State)? in
      guard state.phase == .ended, let start = state.start, let end = state.end else { return nil }
      state.phase = .finished
      return (start, end, state)
    }
    guard let (start, end, collected) = parts else {
      return healthStore.service.later {
        completion(nil, HKError(.errorInvalidArgument, "the collection has not ended"))
      }
    }
    let totals = totals { _ in true }
    let activities = collected.activities.map { activity in
      let last = activity.endDate ?? end
      return StoredWorkoutActivity(
        activity, end: last,
        totals: self.totals { $0.startDate >= activity.startDate && $0.startDate < last })
    }
    let metadata = workoutConfiguration.metadata.merging(collected.metadata) { $1 }
    let workout = HKWorkout(
      workoutConfiguration.activityType, start, end, collected.events, totals, device,
      metadata.isEmpty ? nil : metadata, activities: activities)
    let identifier = HealthUUID(workout.uuid)
    let samples = collected.samples.map { sample in
      var model = sample.model
      model.workout = identifier
      return model
    }
    healthStore.service.save(samples + [workout.model]) { [self] result in
      switch result {
      case .success:
        // The route that `seriesBuilder(for:)` has returned belongs to the workout (a guess).
        guard let route = collected.route else { return completion(workout, nil) }
        route.finishRoute(with: workout, metadata: nil) { _, _ in completion(workout, nil) }
      case .failure(let error):
        state.withLock { $0.phase = .ended }
        completion(nil, error)
      }
    }
  }

  /// Saves the workout with its samples: all, or nothing.
  open func finishWorkout() async throws -> HKWorkout? {
    try await withPhoneContinuation { continuation in
      finishWorkout { workout, error in
        if let error {
          continuation.resume(throwing: error)
        } else {
          continuation.resume(returning: workout)
        }
      }
    }
  }

  /// Forgets everything; nothing is saved.
  open func discardWorkout() {
    state.withLock { $0.phase = .discarded }
    collectionEnded()
  }

  /// Returns the route builder of the workout for the type of routes; `nil` for other types.
  open func seriesBuilder(for seriesType: HKSeriesType) -> HKSeriesBuilder? {
    guard seriesType == HKSeriesType.workoutRoute() else { return nil }
    return state.withLock { state in
      let route = state.route ?? HKWorkoutRouteBuilder(healthStore: healthStore, device: device)
      state.route = route
      return route
    }
  }

  /// The statistics of all types with samples.
  open var allStatistics: [HKQuantityType: HKStatistics] {
    let samples = state.withLock { $0.samples + $0.observed }
    let types = Set(samples.compactMap { ($0 as? HKQuantitySample)?.quantityType })
    return types.reduce(into: [:]) { $0[$1] = statistics(for: $1) }
  }

  // MARK: For subclasses

  /// Starts to collect from other sources; does nothing in this class.
  func collectionBegan(_ start: Date) {}
  /// Stops collecting from other sources; does nothing in this class.
  func collectionEnded() {}
  /// Called with new samples; does nothing in this class.
  func samplesAdded(_ types: Set<HKSampleType>) {}
  /// Called with a new event; does nothing in this class.
  func eventsAdded() {}

  /// Adds samples of other sources, which are already saved.
  func observe(_ samples: [HKSample]) {
    let types = state.withLock { state in
      guard state.phase == .collecting else { return Set<HKSampleType>() }
      let known = Set((state.observed + state.samples).map(\.uuid))
      let new = samples.filter { !known.contains($0.uuid) }
      state.observed += new
      return Set(new.map(\.sampleType))
    }
    samplesAdded(types)
  }

  // MARK: Internals

  /// Returns the sums and averages of the samples that meet a condition.
  private func totals(_ isIncluded: (HKSample) -> Bool) -> [String: Double] {
    let samples = state.withLock { $0.samples + $0.observed }
    var totals: [String: Double] = [:]
    for type in Set(samples.compactMap { ($0 as? HKQuantitySample)?.quantityType }) {
      let found = statistics(type, isIncluded)
      totals[type.identifier] = (found?.sumQuantity() ?? found?.averageQuantity())?.value(
        in: type.unit)
    }
    return totals
  }

  /// Changes the activities; the closure returns whether that is possible.
  func changeActivities(
    _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void,
    _ body: (inout [HKWorkoutActivity]) -> Bool
  ) {
    var isDone = false
    _ = whileCollecting { isDone = body(&$0.activities) }
    finish(isDone, "the collection has not begun, or there is no such activity", completion)
  }

  private func whileCollecting(_ body: (inout State) -> Void) -> Bool {
    state.withLock { state in
      guard state.phase == .collecting || state.phase == .ended else { return false }
      body(&state)
      return true
    }
  }

  private func finish(
    _ isDone: Bool, _ reason: String, _ completion: @escaping @Sendable (Bool, (any Error)?) -> Void
  ) {
    healthStore.service.later {
      completion(isDone, isDone ? nil : HKError(.errorInvalidArgument, reason))
    }
  }
}
