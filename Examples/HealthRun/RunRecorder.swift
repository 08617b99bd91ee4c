import HealthKit

/// A run that is recorded: a workout session and its live builder.
@MainActor
final class RunRecorder: NSObject {
  /// Called when the distance, the heart rate or the state has changed.
  var onChange: (() -> Void)?
  /// Called for each full kilometer.
  var onKilometer: ((Int) -> Void)?
  /// Called when the run is saved, or with what has failed.
  var onEnd: ((Result<HKWorkout?, any Error>) -> Void)?

  /// The distance in meters.
  private(set) var distance = 0.0
  /// The last heart rate in beats per minute; `nil` before the first one.
  private(set) var heartRate: Double?

  private let store: HKHealthStore
  private var session: HKWorkoutSession?
  private var builder: HKLiveWorkoutBuilder?

  init(_ store: HKHealthStore) { self.store = store }

  /// The types that are written.
  static let written: Set<HKSampleType> = [HKObjectType.workoutType()]

  /// The types that are read.
  static let read: Set<HKObjectType> = [
    HKQuantityType(.stepCount), HKQuantityType(.heartRate), HKQuantityType(.distanceWalkingRunning),
  ]

  var isRunning: Bool { session?.state == .running }
  var isPaused: Bool { session?.state == .paused }
  /// The seconds without pauses, by a clock that nobody sets.
  var elapsedTime: TimeInterval { past + (runningSince.map { Self.uptime - $0 } ?? 0) }

  /// The seconds before the last pause.
  private var past: TimeInterval = 0
  /// The uptime at which the run began or was resumed; `nil` while it does not run.
  private var runningSince: TimeInterval?

  private static var uptime: TimeInterval { ProcessInfo.processInfo.systemUptime }

  func start() throws {
    let configuration = HKWorkoutConfiguration()
    configuration.activityType = .running
    configuration.locationType = .outdoor
    let session = try HKWorkoutSession(healthStore: store, configuration: configuration)
    let builder = session.associatedWorkoutBuilder()
    let source = HKLiveWorkoutDataSource(healthStore: store, workoutConfiguration: configuration)
    // Energy is not asked for.
    source.disableCollection(for: HKQuantityType(.activeEnergyBurned))
    source.disableCollection(for: HKQuantityType(.basalEnergyBurned))
    builder.dataSource = source
    builder.delegate = self
    session.delegate = self
    (self.session, self.builder, distance, heartRate) = (session, builder, 0, nil)
    (past, runningSince) = (0, Self.uptime)
    let begin = Date()
    session.startActivity(with: begin)
    builder.beginCollection(withStart: begin) { _, _ in }
  }

  func pauseOrResume() {
    if isPaused {
      session?.resume()
      runningSince = Self.uptime
    } else {
      session?.pause()
      stopClock()
    }
  }

  private func stopClock() { (past, runningSince) = (elapsedTime, nil) }

  func finish() {
    guard let session, let builder else { return }
    stopClock()
    session.stopActivity(with: nil)
    session.end()
    builder.endCollection(withEnd: Date()) { [self] _, error in
      if let error { return Self.tell(self, .failure(error)) }
      builder.finishWorkout { [self] workout, error in
        Self.tell(self, error.map { .failure($0) } ?? .success(workout))
      }
    }
  }

  /// Tells the result, on the main thread; the store calls back on another one.
  private nonisolated static func tell(
    _ recorder: RunRecorder, _ result: Result<HKWorkout?, any Error>
  ) {
    DispatchQueue.main.async { recorder.onEnd?(result) }
  }

  private func update() {
    guard let builder else { return }
    let kilometers = Int(distance / 1000)
    distance =
      builder.statistics(for: HKQuantityType(.distanceWalkingRunning))?.sumQuantity()?
      .doubleValue(for: .meter()) ?? 0
    heartRate = builder.statistics(for: HKQuantityType(.heartRate))?.mostRecentQuantity()?
      .doubleValue(for: .count().unitDivided(by: .minute()))
    for kilometer in (kilometers..<max(kilometers, Int(distance / 1000))) {
      onKilometer?(kilometer + 1)
    }
    onChange?()
  }
}

extension RunRecorder: HKLiveWorkoutBuilderDelegate {
  nonisolated func workoutBuilder(
    _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>
  ) { Task { @MainActor in update() } }

  nonisolated func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}
}

extension RunRecorder: HKWorkoutSessionDelegate {
  nonisolated func workoutSession(
    _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
    from fromState: HKWorkoutSessionState, date: Date
  ) { Task { @MainActor in onChange?() } }

  nonisolated func workoutSession(
    _ workoutSession: HKWorkoutSession, didFailWithError error: any Error
  ) { Task { @MainActor in onEnd?(.failure(error)) } }
}
