import HealthKit
import PhoneTesting
import Testing
import UIKit

/// The store of a simulated phone, as an app uses it.
@MainActor @Suite struct HealthStoreTests {
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  /// A value that handlers have received.
  @MainActor private final class Box<Value> {
    var value: Value?
    var count = 0
  }

  private let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)
  private let steps = HKQuantityType(.stepCount)
  private let heart = HKQuantityType(.heartRate)

  private func boot(allowing types: [HKObjectType] = []) -> SimulatedPhone {
    let phone = SimulatedPhone()
    phone.launch(PlainApp.self)
    let names = types.map(\.identifier)
    if !names.isEmpty { phone.health.allow(share: names, read: names) }
    return phone
  }

  private func save(_ objects: [HKObject], on phone: SimulatedPhone) -> HKError? {
    let box = Box<(Bool, (any Error)?)>()
    phone.run {
      HKHealthStore().save(objects) { isDone, error in
        MainActor.assumeIsolated { box.value = (isDone, error) }
      }
    }
    phone.wait(0.1)
    return box.value?.1 as? HKError
  }

  private func step(_ count: Double, at second: Double, for length: Double = 0) -> HKQuantitySample
  {
    HKQuantitySample(
      type: steps, quantity: HKQuantity(unit: .count(), doubleValue: count),
      start: noon + second, end: noon + second + length)
  }

  private func samples(
    _ type: HKSampleType, _ predicate: NSPredicate? = nil, limit: Int = HKObjectQueryNoLimit,
    _ sort: [NSSortDescriptor]? = nil, on phone: SimulatedPhone
  ) -> [HKSample]? {
    let box = Box<[HKSample]>()
    phone.run {
      let query = HKSampleQuery(
        sampleType: type, predicate: predicate, limit: limit, sortDescriptors: sort
      ) { _, samples, _ in MainActor.assumeIsolated { box.value = samples } }
      HKHealthStore().execute(query)
    }
    phone.wait(0.2)
    return box.value
  }

  @Test("Health.PE1, Health.PE3. The sheet asks type by type, and an answer is not asked again")
  func sheet() throws {
    let phone = boot()
    let box = Box<Bool>()
    let types: Set<HKSampleType> = [steps]
    func ask() {
      phone.run {
        HKHealthStore().requestAuthorization(toShare: types, read: [steps, heart]) { isDone, _ in
          MainActor.assumeIsolated {
            box.value = isDone
            box.count += 1
          }
        }
      }
      phone.wait(1)
    }
    phone.run { #expect(HKHealthStore().authorizationStatus(for: steps) == .notDetermined) }
    ask()
    let sheet = try #require(phone.alerts.first)
    #expect(sheet.switches.map(\.title) == ["Steps", "Heart Rate", "Steps"])
    #expect(sheet.switches.map(\.group) == ["Write", "Read", "Read"])
    #expect(
      sheet.switches.map(\.type) == [steps.identifier, heart.identifier, steps.identifier])
    #expect(try sheet.title.contains("“\(#require(sheet.app))”"))
    #expect(sheet.buttons == ["Don’t Allow", "Allow"] && box.count == 0)
    try phone.answer("Write Steps")
    #expect(phone.alerts.first?.switches.map(\.isOn) == [true, false, false])
    try phone.answer("Allow")
    phone.wait(1)
    #expect(box.value == true && box.count == 1 && phone.alerts.isEmpty)
    phone.run {
      #expect(HKHealthStore().authorizationStatus(for: steps) == .sharingAuthorized)
      #expect(HKHealthStore().authorizationStatus(for: heart) == .sharingDenied)
    }
    ask()
    #expect(box.count == 2 && phone.alerts.isEmpty)
    #expect(phone.health.log.map(\.action) == [.asked, .answered])
    #expect(phone.health.log.map(\.count) == [0, 1])
  }

  @Test("SystemAlerts.W1. A finger turns all switches on, one off again, and allows")
  func touches() throws {
    let phone = boot()
    phone.run {
      HKHealthStore().requestAuthorization(toShare: [steps, heart], read: []) { _, _ in }
    }
    phone.wait(1)
    try phone.tap("Turn On All")
    phone.wait(0.5)
    #expect(phone.alerts.first?.switches.map(\.isOn) == [true, true])
    try phone.tap("Write Steps")
    phone.wait(0.5)
    #expect(phone.alerts.first?.switches.map(\.isOn) == [true, false])
    try phone.tap("Allow")
    phone.wait(1)
    #expect(phone.alerts.isEmpty)
    phone.run {
      #expect(HKHealthStore().authorizationStatus(for: heart) == .sharingAuthorized)
      #expect(HKHealthStore().authorizationStatus(for: steps) == .sharingDenied)
    }
  }

  @Test("SystemAlerts.W2. Presets answer the sheet without showing it")
  func presets() {
    let phone = boot()
    phone.answers = ["Turn On All", "Allow"]
    phone.run {
      HKHealthStore().requestAuthorization(toShare: [steps], read: [heart]) { _, _ in }
    }
    phone.wait(0.2)
    #expect(phone.alerts.isEmpty && phone.health.log.last?.count == 2)
  }

  @Test("Health.SA1, Health.QU1, Health.QU3. What was saved is found, sorted and limited")
  func saving() throws {
    let phone = boot(allowing: [steps])
    #expect(save((0..<5).map { step(Double($0), at: Double($0) * 60, for: 30) }, on: phone) == nil)
    let found = try #require(samples(steps, on: phone))
    #expect(
      found.compactMap { ($0 as? HKQuantitySample)?.quantity.doubleValue(for: .count()) }
        == [0, 1, 2, 3, 4])
    #expect(found.first is HKCumulativeQuantitySample && found[0].startDate == noon)
    let last = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
    #expect(
      samples(steps, limit: 2, [last], on: phone)?.map(\.startDate) == [noon + 240, noon + 180])
    let end = NSSortDescriptor(key: HKSampleSortIdentifierEndDate, ascending: false)
    #expect(samples(steps, limit: 1, [end], on: phone)?.map(\.startDate) == [noon + 240])
    let some = HKQuery.predicateForSamples(withStart: noon + 50, end: noon + 130)
    #expect(samples(steps, some, on: phone)?.count == 2)
    let many = NSCompoundPredicate(andPredicateWithSubpredicates: [
      some,
      HKQuery.predicateForQuantitySamples(
        with: .greaterThan, quantity: HKQuantity(unit: .count(), doubleValue: 1)),
    ])
    #expect(samples(steps, many, on: phone)?.count == 1)
    #expect(
      samples(steps, NSPredicate(format: "startDate >= %@", (noon + 120) as NSDate), on: phone)?
        .count == 3)
  }

  @Test("Health.PE3. Without permission saving has an error, and a type not asked for as well")
  func refused() {
    let phone = boot()
    #expect(save([step(1, at: 0)], on: phone)?.code == .errorAuthorizationNotDetermined)
    phone.health.allow(denied: [steps.identifier])
    #expect(save([step(1, at: 0)], on: phone)?.code == .errorAuthorizationDenied)
    #expect(samples(steps, on: phone) == [])
    #expect(samples(heart, on: phone) == nil)
  }

  @Test("Health.ST1, Health.ST5, Health.SC1. Statistics and their collections by the calendar")
  func statistics() throws {
    let phone = boot(allowing: [steps])
    // Two sources measure the same ten minutes; the phone's own one comes first.
    try phone.health.add(steps.identifier, 100, from: noon, for: 600)
    try phone.health.add(steps.identifier, 90, from: noon, for: 600, source: "Watch")
    try phone.health.add(steps.identifier, 7, from: noon + 86_400, for: 60, source: "Watch")
    let single = Box<HKStatistics>()
    let all = Box<HKStatisticsCollection>()
    phone.run {
      let store = HKHealthStore()
      store.execute(
        HKStatisticsQuery(
          quantityType: steps, quantitySamplePredicate: nil,
          options: [.cumulativeSum, .separateBySource]
        ) { _, statistics, _ in MainActor.assumeIsolated { single.value = statistics } })
      let query = HKStatisticsCollectionQuery(
        quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum,
        anchorDate: Calendar.current.startOfDay(for: noon), intervalComponents: .init(day: 1))
      query.initialResultsHandler = { _, collection, _ in
        MainActor.assumeIsolated { all.value = collection }
      }
      store.execute(query)
    }
    phone.wait(0.3)
    #expect(single.value?.sumQuantity()?.doubleValue(for: .count()) == 107)
    let sources = try #require(single.value?.sources)
    #expect(sources.map(\.name) == ["iPhone", "Watch"])
    #expect(single.value?.sumQuantity(for: sources[1])?.doubleValue(for: .count()) == 97)
    #expect(single.value?.averageQuantity() == nil)
    let collection = try #require(all.value)
    #expect(
      collection.statistics().map { $0.sumQuantity()?.doubleValue(for: .count()) } == [100, 7])
    var visited = 0
    collection.enumerateStatistics(from: noon - 86_400, to: noon + 172_800) { statistics, _ in
      visited += 1
      #expect(statistics.endDate.timeIntervalSince(statistics.startDate) == 86_400)
    }
    #expect(visited == 4)
    #expect(collection.statistics(for: noon + 172_800)?.sumQuantity() == nil)
  }

  @Test("Health.ST6. Statistics of no samples are the error that there are no data")
  func noData() {
    let phone = boot(allowing: [steps])
    let box = Box<HKError>()
    phone.run {
      HKHealthStore().execute(
        HKStatisticsQuery(
          quantityType: steps, quantitySamplePredicate: nil, options: .cumulativeSum
        ) { _, _, error in MainActor.assumeIsolated { box.value = error as? HKError } })
    }
    phone.wait(0.1)
    #expect(box.value?.code == .errorNoData)
  }

  @Test("Health.QU5, Health.QU6. Live queries hear of each addition and deletion until stopped")
  func live() throws {
    let phone = boot(allowing: [steps])
    let (added, gone, told) = (Box<[UUID]>(), Box<[UUID]>(), Box<Int>())
    let (store, query, observer) = phone.run {
      let store = HKHealthStore()
      let query = HKAnchoredObjectQuery(
        type: steps, predicate: nil, anchor: nil, limit: HKObjectQueryNoLimit
      ) { _, samples, _, _, _ in MainActor.assumeIsolated { added.value = samples?.map(\.uuid) } }
      query.updateHandler = { _, samples, deleted, _, _ in
        MainActor.assumeIsolated {
          added.value = samples?.map(\.uuid)
          gone.value = deleted?.map(\.uuid)
        }
      }
      store.execute(query)
      let observer = HKObserverQuery(sampleType: steps, predicate: nil) { _, done, _ in
        MainActor.assumeIsolated { told.count += 1 }
        done()
      }
      store.execute(observer)
      return (store, query, observer)
    }
    phone.wait(0.2)
    #expect(added.value == [] && told.count == 1)
    let sample = step(3, at: 0)
    #expect(save([sample], on: phone) == nil)
    phone.wait(0.2)
    #expect(added.value == [sample.uuid] && told.count == 2)
    phone.run { store.delete(sample) { _, _ in } }
    phone.wait(0.2)
    #expect(gone.value == [sample.uuid] && told.count == 3)
    try phone.health.add(steps.identifier, 5, from: noon)
    phone.wait(0.2)
    #expect(added.value?.count == 1 && told.count == 4)
    phone.run {
      store.stop(query)
      store.stop(observer)
    }
    try phone.health.add(steps.identifier, 6, from: noon + 1)
    phone.wait(0.2)
    #expect(told.count == 4)
  }

  @Test("Health.WO1, Health.WO2. A built workout has its samples, pauses, totals and route")
  func workout() async throws {
    let walk = HKQuantityType(.distanceWalkingRunning)
    let phone = boot(allowing: [
      steps, walk, HKObjectType.workoutType(), HKSeriesType.workoutRoute(),
    ])
    let box = Box<HKWorkout>()
    phone.run {
      let configuration = HKWorkoutConfiguration()
      configuration.activityType = .running
      configuration.locationType = .outdoor
      let builder = HKWorkoutBuilder(
        healthStore: HKHealthStore(), configuration: configuration, device: .local())
      builder.beginCollection(withStart: noon) { _, _ in }
      let meters = [400.0, 700].enumerated().map { index, meters in
        HKQuantitySample(
          type: walk, quantity: HKQuantity(unit: .meter(), doubleValue: meters),
          start: noon + Double(index) * 100, end: noon + Double(index) * 100 + 100)
      }
      builder.add(meters) { _, _ in }
      builder.addWorkoutEvents([
        HKWorkoutEvent(type: .pause, dateInterval: DateInterval(start: noon + 50, duration: 0)),
        HKWorkoutEvent(type: .resume, dateInterval: DateInterval(start: noon + 80, duration: 0)),
      ]) { _, _ in }
      #expect(builder.elapsedTime(at: noon + 100) == 70)
      builder.endCollection(withEnd: noon + 200) { _, _ in }
      builder.finishWorkout { workout, _ in MainActor.assumeIsolated { box.value = workout } }
    }
    phone.wait(0.2)
    let workout = try #require(box.value)
    #expect(workout.duration == 170)
    let stored = try #require(samples(HKObjectType.workoutType(), on: phone)?.first as? HKWorkout)
    #expect(stored == workout && stored.workoutActivityType == .running)
    #expect(stored.totalDistance?.doubleValue(for: .meterUnit(with: .kilo)) == 1.1)
    #expect(stored.workoutEvents?.count == 2 && stored.device == .local())
    #expect((stored.metadata?[HKMetadataKeyIndoorWorkout] as? NSNumber)?.boolValue == false)
    let own = samples(walk, HKQuery.predicateForObjects(from: workout), on: phone)
    #expect(own?.count == 2)
  }

  @Test("Health.CO1, Health.PE5. A correlation brings its parts along")
  func correlation() throws {
    let (systolic, diastolic) = (
      HKQuantityType(.bloodPressureSystolic), HKQuantityType(.bloodPressureDiastolic)
    )
    let phone = boot(allowing: [systolic, diastolic])
    func part(_ type: HKQuantityType, _ value: Double) -> HKQuantitySample {
      HKQuantitySample(
        type: type, quantity: HKQuantity(unit: .millimeterOfMercury(), doubleValue: value),
        start: noon, end: noon)
    }
    let pressure = HKCorrelation(
      type: HKCorrelationType(.bloodPressure), start: noon, end: noon,
      objects: [part(systolic, 120), part(diastolic, 80)])
    #expect(save([pressure], on: phone) == nil)
    let found = samples(HKCorrelationType(.bloodPressure), on: phone)?.first as? HKCorrelation
    let value = found?.objects(for: diastolic).first as? HKQuantitySample
    #expect(value?.quantity.doubleValue(for: .millimeterOfMercury()) == 80)
    #expect(samples(systolic, on: phone)?.count == 1)
  }

  @Test("Health.CH1. Facts about the user are not set without permission, and an error unasked")
  func characteristics() {
    let phone = boot()
    phone.health.setCharacteristic("HKCharacteristicTypeIdentifierBiologicalSex", "1")
    phone.health.setCharacteristic("HKCharacteristicTypeIdentifierDateOfBirth", "1980-02-29")
    let (sex, birth) = (
      HKCharacteristicType(.biologicalSex), HKCharacteristicType(.dateOfBirth)
    )
    phone.run {
      let error = #expect(throws: HKError.self) { try HKHealthStore().biologicalSex() }
      #expect(error?.code == .errorAuthorizationNotDetermined)
    }
    phone.health.allow(read: [sex.identifier, birth.identifier])
    phone.run {
      let store = HKHealthStore()
      #expect((try? store.biologicalSex())?.biologicalSex == .female)
      #expect((try? store.dateOfBirthComponents())?.day == 29)
    }
    phone.health.allow(denied: [sex.identifier])
    phone.run { #expect((try? HKHealthStore().biologicalSex())?.biologicalSex == .notSet) }
  }
}
