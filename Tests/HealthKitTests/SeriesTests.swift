import CoreLocation
import HealthKit
import PhoneTesting
import Testing

/// Series: heartbeats, quantities and the places of a workout.
@MainActor @Suite struct SeriesTests {
  private typealias Box = HealthBench.Box

  @Test("Health.SE1. Heartbeats come back in their order, with their gaps")
  func heartbeats() throws {
    let bench = HealthBench(HKSeriesType.heartbeat())
    let (errors, saved) = (Box<Bool>(), Box<HKHeartbeatSeriesSample>())
    bench.phone.run {
      let builder = HKHeartbeatSeriesBuilder(
        healthStore: HKHealthStore(), device: .local(), start: bench.noon)
      for (time, isAfterGap) in [(0.2, false), (1.1, false), (4.0, true), (3.0, false)] {
        builder.addHeartbeatWithTimeInterval(
          sinceSeriesStartDate: time, precededByGap: isAfterGap
        ) { isDone, _ in MainActor.assumeIsolated { errors.put(isDone) } }
      }
      builder.finishSeries { series, _ in MainActor.assumeIsolated { saved.put(series) } }
    }
    bench.phone.wait(0.3)
    #expect(errors.all == [true, true, true, false])
    let stored = try #require(
      bench.samples(HKSeriesType.heartbeat())?.first as? HKHeartbeatSeriesSample)
    #expect(stored == saved.value && stored.count == 3 && stored.endDate == bench.noon + 4)
    let beats = Box<[Double]>()
    bench.phone.run {
      HKHealthStore().execute(
        HKHeartbeatSeriesQuery(heartbeatSeries: stored) { _, time, isAfterGap, isDone, _ in
          MainActor.assumeIsolated { beats.put([time, isAfterGap ? 1 : 0, isDone ? 1 : 0]) }
        })
    }
    bench.phone.wait(0.2)
    #expect(beats.all == [[0.2, 0, 0], [1.1, 0, 0], [4, 1, 1]])
  }

  @Test("Health.SE2. Each quantity of a series becomes a sample until the next one")
  func quantities() throws {
    let heart = HKQuantityType(.heartRate)
    let bench = HealthBench(heart)
    let beat = HKUnit.count().unitDivided(by: .minute())
    let (samples, values) = (Box<[HKQuantitySample]>(), Box<Double>())
    try bench.phone.run {
      let store = HKHealthStore()
      let builder = HKQuantitySeriesSampleBuilder(
        healthStore: store, quantityType: heart, startDate: bench.noon, device: nil)
      try builder.insert(HKQuantity(unit: beat, doubleValue: 70), at: bench.noon)
      try builder.insert(HKQuantity(unit: beat, doubleValue: 80), at: bench.noon + 5)
      #expect(throws: HKError.self) {
        try builder.insert(HKQuantity(unit: beat, doubleValue: 1), at: bench.noon - 1)
      }
      builder.finishSeries(metadata: nil, endDate: bench.noon + 9) { saved, _ in
        MainActor.assumeIsolated { samples.put(saved) }
      }
      #expect(throws: HKError.self) {
        try builder.insert(HKQuantity(unit: beat, doubleValue: 1), at: bench.noon + 6)
      }
    }
    bench.phone.wait(0.3)
    let lengths = samples.value?.map { $0.endDate.timeIntervalSince($0.startDate) }
    #expect(lengths == [5, 4])
    bench.phone.run {
      HKHealthStore().execute(
        HKQuantitySeriesSampleQuery(quantityType: heart, predicate: nil) {
          _, quantity, _, _, _, _ in
          MainActor.assumeIsolated { values.put(quantity?.doubleValue(for: beat)) }
        })
    }
    bench.phone.wait(0.2)
    #expect(values.all == [70, 80])
  }

  @Test("Health.WO3. The route that belongs to a builder is saved with its workout")
  func route() throws {
    let bench = HealthBench(HKObjectType.workoutType(), HKSeriesType.workoutRoute())
    let box = Box<HKWorkout>()
    bench.phone.run {
      let builder = HKWorkoutBuilder(
        healthStore: HKHealthStore(), configuration: HKWorkoutConfiguration(), device: nil)
      builder.beginCollection(withStart: bench.noon) { _, _ in }
      let route = builder.seriesBuilder(for: .workoutRoute()) as? HKWorkoutRouteBuilder
      #expect(route != nil && builder.seriesBuilder(for: .heartbeat()) == nil)
      route?.insertRouteData([
        CLLocation(latitude: 52.5, longitude: 13.4), CLLocation(latitude: 52.6, longitude: 13.4),
      ]) { _, _ in }
      builder.endCollection(withEnd: bench.noon + 60) { _, _ in }
      builder.finishWorkout { workout, _ in MainActor.assumeIsolated { box.put(workout) } }
    }
    bench.phone.wait(0.3)
    let workout = try #require(box.value)
    let routes = bench.samples(
      HKSeriesType.workoutRoute(), HKQuery.predicateForObjects(from: workout))
    let route = try #require(routes?.first as? HKWorkoutRoute)
    #expect(routes?.count == 1 && route.count == 2)
    let places = Box<[CLLocation]>()
    bench.phone.run {
      HKHealthStore().execute(
        HKWorkoutRouteQuery(route: route) { _, found, _, _ in
          MainActor.assumeIsolated { places.put(found) }
        })
    }
    bench.phone.wait(0.2)
    #expect(places.value?.map(\.coordinate.latitude) == [52.5, 52.6])
  }

  /// Gives the phone and the app's tasks turns until something has happened.
  private func settle(_ phone: SimulatedPhone, until isDone: () -> Bool) async {
    for _ in 0..<200 where !isDone() {
      phone.wait(0.05)
      await Task.yield()
    }
  }

  @Test("Health.SE1. A task adds heartbeats and metadata, and gets the series")
  func awaitedHeartbeats() async throws {
    let bench = HealthBench(HKSeriesType.heartbeat())
    let (series, codes, isDone) = (
      Box<HKHeartbeatSeriesSample>(), Box<HKError.Code>(), Box<Bool>()
    )
    bench.phone.run {
      _ = Task {
        let builder = HKHeartbeatSeriesBuilder(
          healthStore: HKHealthStore(), device: .local(), start: bench.noon)
        try await builder.addHeartbeat(at: 1, precededByGap: false)
        do { try await builder.addHeartbeat(at: 0.5, precededByGap: false) } catch {
          codes.put((error as? HKError)?.code)
        }
        try await builder.addMetadata([HKMetadataKeyWasUserEntered: true])
        series.put(try await builder.finishSeries())
        do { try await builder.finishSeries() } catch { codes.put((error as? HKError)?.code) }
        isDone.put(true)
      }
    }
    await settle(bench.phone) { isDone.value != nil }
    #expect(codes.all == [.errorInvalidArgument, .errorInvalidArgument])
    #expect(series.value?.count == 1)
    #expect(series.value?.metadata?[HKMetadataKeyWasUserEntered] as? Bool == true)
    #expect(bench.samples(HKSeriesType.heartbeat())?.first == series.value)
  }

  @Test("Health.WO1, Health.BD1. Tasks add metadata to builders, and end deliveries")
  func awaitedMetadata() async throws {
    let bench = HealthBench(HKObjectType.workoutType(), HKSeriesType.workoutRoute())
    let (workouts, codes, isDone) = (Box<HKWorkout>(), Box<HKError.Code>(), Box<Bool>())
    bench.phone.run {
      _ = Task {
        let store = HKHealthStore()
        let builder = HKWorkoutBuilder(
          healthStore: store, configuration: HKWorkoutConfiguration(), device: nil)
        do { try await builder.addMetadata([HKMetadataKeyIndoorWorkout: true]) } catch {
          codes.put((error as? HKError)?.code)
        }
        try await builder.beginCollection(at: bench.noon)
        try await builder.addMetadata([HKMetadataKeyIndoorWorkout: true])
        try await builder.endCollection(at: bench.noon + 60)
        workouts.put(try await builder.finishWorkout())
        let route = HKWorkoutRouteBuilder(healthStore: store, device: nil)
        try await route.addMetadata([HKMetadataKeyWasUserEntered: true])
        route.discard()
        do { try await route.addMetadata([HKMetadataKeyWasUserEntered: true]) } catch {
          codes.put((error as? HKError)?.code)
        }
        try await store.disableBackgroundDelivery(for: HKObjectType.workoutType())
        try await store.disableAllBackgroundDelivery()
        isDone.put(true)
      }
    }
    await settle(bench.phone) { isDone.value != nil }
    #expect(isDone.value == true)
    #expect(codes.all == [.errorInvalidArgument, .errorInvalidArgument])
    #expect(workouts.value?.metadata?[HKMetadataKeyIndoorWorkout] as? Bool == true)
  }
}
