import HealthKit
import PhoneTesting
import Testing

/// Queries with `async`, and the preferred units.
@MainActor @Suite struct DescriptorTests {
  private let steps = HKQuantityType(.stepCount)

  /// Gives the phone and the app's tasks turns until something has happened.
  private func settle(
    _ phone: SimulatedPhone, turns: Int = 200, until isDone: () -> Bool
  ) async {
    for _ in 0..<turns where !isDone() {
      phone.wait(0.05)
      await Task.yield()
    }
  }

  @Test("Health.AD1. A sequence has what is stored, each later change, and ends with its task")
  func sequence() async throws {
    let bench = HealthBench(steps)
    let (phone, box) = (bench.phone, HealthBench.Box<[Int]>())
    try phone.health.add(steps.identifier, 10, from: bench.noon)
    let task = phone.run {
      let descriptor = HKAnchoredObjectQueryDescriptor(
        predicates: [.quantitySample(type: steps)], anchor: nil)
      return Task {
        for try await result in descriptor.results(for: HKHealthStore()) {
          box.put([result.addedSamples.count, result.deletedObjects.count])
        }
        box.put([-1])
      }
    }
    await settle(phone) { box.all.count == 1 }
    #expect(box.all == [[1, 0]])
    try phone.health.add(steps.identifier, 5, from: bench.noon + 60)
    await settle(phone) { box.all.count == 2 }
    #expect(box.all == [[1, 0], [1, 0]])
    task.cancel()
    await settle(phone) { box.all.count == 3 }
    try phone.health.add(steps.identifier, 5, from: bench.noon + 90)
    await settle(phone, turns: 5) { false }
    #expect(box.all == [[1, 0], [1, 0], [-1]])
  }

  @Test("Health.AD1. Statistics of days come again after each change")
  func statistics() async throws {
    let bench = HealthBench(steps)
    let (phone, box) = (bench.phone, HealthBench.Box<Double>())
    try phone.health.add(steps.identifier, 10, from: bench.noon)
    let start = Calendar.current.startOfDay(for: bench.noon)
    let task = phone.run {
      let descriptor = HKStatisticsCollectionQueryDescriptor(
        predicate: .quantitySample(type: steps), options: .cumulativeSum, anchorDate: start,
        intervalComponents: DateComponents(day: 1))
      return Task {
        for try await result in descriptor.results(for: HKHealthStore()) {
          let sum = result.statisticsCollection.statistics(for: start)?.sumQuantity()
          box.put(sum?.doubleValue(for: .count()))
        }
      }
    }
    await settle(phone) { box.all.count == 1 }
    try phone.health.add(steps.identifier, 5, from: bench.noon + 60)
    await settle(phone) { box.all.count == 2 }
    #expect(box.all == [10, 15])
    task.cancel()
  }

  private func first<Query: HKAsyncSequenceQuery>(
    _ query: Query
  ) async throws -> Query.Sequence.Element? {
    for try await element in query.results(for: HKHealthStore()) { return element }
    return nil
  }

  private func once<Query: HKAsyncQuery>(_ query: Query) async throws -> Query.Output {
    try await query.result(for: HKHealthStore())
  }

  @Test("Health.AD3. Functions of an app run any descriptor, once or as a sequence")
  func anyQuery() async throws {
    let bench = HealthBench(steps)
    let (phone, box) = (bench.phone, HealthBench.Box<Int>())
    try phone.health.add(steps.identifier, 10, from: bench.noon)
    let predicate = HKSamplePredicate.quantitySample(type: steps)
    phone.run {
      _ = Task {
        let samples = try await once(
          HKSampleQueryDescriptor(predicates: [predicate], sortDescriptors: []))
        box.put(samples.count)
        let sum = try await once(
          HKStatisticsQueryDescriptor(predicate: predicate, options: .cumulativeSum))
        box.put(sum.flatMap { $0.sumQuantity().map { Int($0.doubleValue(for: .count())) } })
        let changes = try await first(
          HKAnchoredObjectQueryDescriptor(predicates: [predicate], anchor: nil))
        box.put(changes?.addedSamples.count)
        let series = try await first(HKQuantitySeriesSampleQueryDescriptor(predicate: predicate))
        box.put(series.map { Int($0.quantity.doubleValue(for: .count())) })
      }
    }
    await settle(phone) { box.all.count == 4 }
    #expect(box.all == [1, 10, 1, 10])
  }

  @Test("Health.PR1. The preferred units are those of the region, of types that were asked for")
  func units() {
    let mass = HKQuantityType(.bodyMass)
    let bench = HealthBench(mass)
    let (units, errors) = (HealthBench.Box<HKUnit>(), HealthBench.Box<HKError.Code>())
    bench.phone.run {
      HKHealthStore().preferredUnits(for: [mass]) { found, _ in
        MainActor.assumeIsolated { units.put(found[mass]) }
      }
      HKHealthStore().preferredUnits(for: [steps]) { _, error in
        MainActor.assumeIsolated { errors.put((error as? HKError)?.code) }
      }
    }
    bench.phone.wait(0.2)
    #expect(units.value == RegionalUnits.current.unit(of: mass))
    #expect(errors.value == .errorAuthorizationNotDetermined)
    let cases = [("en_US", "lb", "mi"), ("de_DE", "kg", "km"), ("en_GB", "lb", "mi")]
    for (region, weight, length) in cases {
      let units = RegionalUnits(Locale(identifier: region))
      #expect(units.unit(of: mass).unitString == weight, "\(region)")
      #expect(
        units.unit(of: HKQuantityType(.distanceCycling)).unitString == length, "\(region)")
    }
  }
}
