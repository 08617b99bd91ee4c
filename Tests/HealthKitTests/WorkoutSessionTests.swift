import HealthKit
import PhoneTesting
import Testing
import UIKit

/// Sessions of workouts and their live builders.
@MainActor @Suite struct WorkoutSessionTests {
  private let distance = HKQuantityType(.distanceWalkingRunning)
  private let heart = HKQuantityType(.heartRate)

  /// A delegate that keeps what it was told.
  @MainActor
  private final class Listener: NSObject, HKWorkoutSessionDelegate,
    HKLiveWorkoutBuilderDelegate
  {
    var states: [HKWorkoutSessionState] = []
    var errors: [HKError.Code] = []
    var events: [HKWorkoutEventType] = []
    var collected: [Set<HKSampleType>] = []
    var eventCount = 0

    nonisolated func workoutSession(
      _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
      from fromState: HKWorkoutSessionState, date: Date
    ) { MainActor.assumeIsolated { states.append(toState) } }

    nonisolated func workoutSession(
      _ workoutSession: HKWorkoutSession, didFailWithError error: any Error
    ) {
      let code = (error as? HKError)?.code
      MainActor.assumeIsolated { if let code { errors.append(code) } }
    }

    nonisolated func workoutSession(
      _ workoutSession: HKWorkoutSession, didGenerate event: HKWorkoutEvent
    ) { MainActor.assumeIsolated { events.append(event.type) } }

    nonisolated func workoutBuilder(
      _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>
    ) { MainActor.assumeIsolated { collected.append(collectedTypes) } }

    nonisolated func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {
      MainActor.assumeIsolated { eventCount += 1 }
    }
  }

  private func session(_ bench: HealthBench, _ listener: Listener) throws -> HKWorkoutSession {
    try bench.phone.run {
      let store = HKHealthStore()
      let configuration = HKWorkoutConfiguration()
      configuration.activityType = .running
      let session = try HKWorkoutSession(healthStore: store, configuration: configuration)
      session.delegate = listener
      let builder = session.associatedWorkoutBuilder()
      builder.delegate = listener
      let source = HKLiveWorkoutDataSource(
        healthStore: store, workoutConfiguration: configuration)
      source.disableCollection(for: HKQuantityType(.activeEnergyBurned))
      source.disableCollection(for: HKQuantityType(.basalEnergyBurned))
      #expect(source.typesToCollect == [distance, heart])
      builder.dataSource = source
      return session
    }
  }

  @Test("Health.LW1. A live builder collects what others measure, pauses, and saves the workout")
  func live() throws {
    let bench = HealthBench(distance, heart, HKObjectType.workoutType())
    let (phone, listener, box) = (bench.phone, Listener(), HealthBench.Box<HKWorkout>())
    let session = try session(bench, listener)
    let start = phone.run { Date() }
    phone.run {
      session.startActivity(with: start)
      session.associatedWorkoutBuilder().beginCollection(withStart: start) { _, _ in }
    }
    phone.wait(1)
    #expect(listener.states == [.running])
    try phone.health.add(distance.identifier, 700, "m", from: start + 0.1, for: 0.2)
    try phone.health.add(heart.identifier, 140, "count/min", from: start + 0.3)
    // What was measured before is not part of the workout.
    try phone.health.add(distance.identifier, 5000, "m", from: start - 100, for: 10)
    phone.wait(1)
    #expect(listener.collected == [[distance], [heart]])
    let builder = session.associatedWorkoutBuilder()
    #expect(builder.statistics(for: distance)?.sumQuantity()?.doubleValue(for: .meter()) == 700)
    phone.run { session.pause() }
    phone.wait(10)
    phone.run { session.resume() }
    phone.wait(1)
    #expect(listener.states == [.running, .paused, .running])
    #expect(listener.events == [.pause, .resume] && listener.eventCount == 2)
    phone.run {
      session.stopActivity(with: nil)
      session.end()
      builder.endCollection(withEnd: Date()) { _, _ in }
      builder.finishWorkout { workout, _ in MainActor.assumeIsolated { box.put(workout) } }
    }
    phone.wait(0.5)
    #expect(listener.states.suffix(2) == [.stopped, .ended] && listener.errors == [])
    let workout = try #require(box.value)
    #expect(workout.totalDistance?.doubleValue(for: .meter()) == 700)
    #expect(workout.duration < 4 && workout.workoutEvents?.count == 2)
    #expect(workout.workoutActivities.map(\.uuid) == [workout.uuid])
    // The samples of others are not saved twice.
    #expect(bench.samples(distance)?.count == 2)
    #expect(bench.samples(HKObjectType.workoutType()) == [workout])
  }

  @Test("Health.LW2. A session that starts ends the running one, and states have their order")
  func another() throws {
    let bench = HealthBench(HKObjectType.workoutType())
    let (one, two) = (Listener(), Listener())
    let (first, second) = (try session(bench, one), try session(bench, two))
    bench.phone.run {
      first.prepare()
      first.startActivity(with: nil)
      second.pause()
      second.startActivity(with: nil)
    }
    bench.phone.wait(0.5)
    #expect(one.states == [.prepared, .running, .ended])
    #expect(one.errors == [.errorAnotherWorkoutSessionStarted])
    #expect(two.errors == [.errorInvalidArgument] && two.states == [.running])
    #expect(first.state == .ended && second.state == .running)
    bench.phone.run {
      let pool = HKWorkoutConfiguration()
      pool.activityType = .swimming
      pool.swimmingLocationType = .pool
      #expect(throws: HKError.self) {
        try HKWorkoutSession(healthStore: HKHealthStore(), configuration: pool)
      }
    }
  }
}
