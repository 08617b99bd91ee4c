import HealthKit
import PhoneTesting
import Testing
import UIKit

/// Activities within workouts, samples of saved workouts, and what the phone does not keep.
@MainActor @Suite struct NewerNamesTests {
  private let distance = HKQuantityType(.distanceWalkingRunning)

  private func run(_ meters: Double, _ start: Date) -> HKQuantitySample {
    HKQuantitySample(
      type: distance, quantity: HKQuantity(unit: .meter(), doubleValue: meters), start: start,
      end: start + 60)
  }

  @Test("Health.WA1, Health.WA2. A builder saves the activities of a workout with their sums")
  func activities() throws {
    let bench = HealthBench(distance, HKObjectType.workoutType())
    let (phone, noon, box) = (bench.phone, bench.noon, HealthBench.Box<HKWorkout>())
    let (sport, bike) = (HKWorkoutConfiguration(), HKWorkoutConfiguration())
    sport.activityType = .running
    (bike.activityType, bike.locationType) = (.cycling, .outdoor)
    phone.run {
      let builder = HKWorkoutBuilder(
        healthStore: HKHealthStore(), configuration: sport, device: nil)
      let first = HKWorkoutActivity(
        workoutConfiguration: sport, start: noon, end: noon + 600, metadata: nil)
      let second = HKWorkoutActivity(
        workoutConfiguration: bike, start: noon + 600, end: nil, metadata: ["Place": "Ulm"])
      #expect(first.duration == 600 && second.endDate == nil)
      builder.beginCollection(withStart: noon) { _, _ in }
      builder.addWorkoutActivity(first) { isDone, _ in #expect(isDone) }
      builder.addWorkoutActivity(second) { isDone, _ in #expect(isDone) }
      builder.updateActivity(uuid: second.uuid, end: noon + 1000) { isDone, _ in #expect(isDone) }
      builder.updateActivity(uuid: second.uuid, adding: ["Number": 7]) { isDone, _ in
        #expect(isDone)
      }
      builder.updateActivity(uuid: UUID(), end: noon) { isDone, _ in #expect(!isDone) }
      #expect(builder.workoutActivities == [first, second])
      builder.add([run(100, noon), run(20, noon + 700)]) { _, _ in }
      builder.endCollection(withEnd: noon + 1000) { _, _ in }
      builder.finishWorkout { workout, _ in MainActor.assumeIsolated { box.put(workout) } }
    }
    phone.wait(0.5)
    let stored = bench.samples(HKObjectType.workoutType())?.first as? HKWorkout
    for workout in [try #require(box.value), try #require(stored)] {
      #expect(workout.workoutActivities.count == 2 && workout.metadata == nil)
      let (first, second) = (workout.workoutActivities[0], workout.workoutActivities[1])
      #expect(first.workoutConfiguration.activityType == .running && first.endDate == noon + 600)
      #expect(second.workoutConfiguration.locationType == .outdoor && second.duration == 400)
      #expect(second.metadata?["Place"] as? String == "Ulm")
      #expect((second.metadata?["Number"] as? NSNumber)?.intValue == 7)
      #expect(first.statistics(for: distance)?.sumQuantity()?.doubleValue(for: .meter()) == 100)
      #expect(second.statistics(for: distance)?.sumQuantity()?.doubleValue(for: .meter()) == 20)
      #expect(workout.totalDistance?.doubleValue(for: .meter()) == 120)
    }
    // Workouts are found by their activities.
    func count(_ predicate: NSPredicate) -> Int? {
      bench.samples(
        HKObjectType.workoutType(), HKQuery.predicateForWorkouts(activityPredicate: predicate))?
        .count
    }
    #expect(count(HKQuery.predicateForWorkoutActivities(workoutActivityType: .cycling)) == 1)
    #expect(count(HKQuery.predicateForWorkoutActivities(workoutActivityType: .yoga)) == 0)
    #expect(
      count(HKQuery.predicateForWorkoutActivities(operatorType: .greaterThan, duration: 600)) == 0)
    #expect(
      count(HKQuery.predicateForWorkoutActivities(start: noon + 900, end: nil, options: [])) == 1)
    #expect(
      count(
        HKQuery.predicateForWorkoutActivities(
          operatorType: .lessThan, quantityType: distance,
          sumQuantity: HKQuantity(unit: .meter(), doubleValue: 21))) == 1)
  }

  @Test("Health.WO4. Samples are added to a saved workout, also those that are stored")
  func adding() throws {
    let bench = HealthBench(distance, HKObjectType.workoutType())
    let (phone, noon) = (bench.phone, bench.noon)
    let workout = phone.run { HKWorkout(activityType: .running, start: noon, end: noon + 60) }
    let (old, new) = phone.run { (run(1, noon), run(2, noon + 10)) }
    let box = HealthBench.Box<Bool>()
    phone.run { HKHealthStore().save([workout, old]) { _, _ in } }
    phone.wait(0.2)
    phone.run {
      HKHealthStore().add([old, new], to: workout) { isDone, _ in
        MainActor.assumeIsolated { box.put(isDone) }
      }
    }
    phone.wait(0.5)
    #expect(box.value == true)
    let found = bench.samples(distance, HKQuery.predicateForObjects(from: workout))
    #expect(Set(found ?? []) == [old, new] && bench.samples(distance)?.count == 2)
    // A single source is one of many, and `.default()` names it.
    let source = try #require(found?.first?.source)
    #expect(bench.samples(distance, HKQuery.predicateForObjects(from: source))?.count == 2)
    #expect(!HKQuery.predicateForObjects(from: .default()).evaluate(with: nil))
  }

  @Test("Health.TY3. The phone keeps no prescriptions, feelings and questionnaires")
  func foreign() throws {
    let bench = HealthBench(distance)
    let (phone, noon) = (bench.phone, bench.noon)
    let diopters = HKQuantity(unit: .diopter(), doubleValue: -2)
    let samples: [HKSample] = phone.run {
      let lens = HKGlassesLensSpecification(
        sphere: diopters, cylinder: nil, axis: nil, addPower: nil, vertexDistance: nil,
        prism: nil, farPupillaryDistance: nil, nearPupillaryDistance: nil)
      let glasses = HKGlassesPrescription(
        rightEyeSpecification: lens, leftEyeSpecification: nil, dateIssued: noon,
        expirationDate: noon + 100, device: nil, metadata: nil)
      #expect(glasses.prescriptionType == .glasses && glasses.rightEye?.sphere == diopters)
      #expect(glasses.leftEye == nil && glasses.endDate == noon + 100)
      let contact = HKContactsLensSpecification(
        sphere: diopters, cylinder: nil, axis: nil, addPower: nil, baseCurve: nil, diameter: nil)
      let contacts = HKContactsPrescription(
        rightEyeSpecification: nil, leftEyeSpecification: contact, brand: "B", dateIssued: noon,
        expirationDate: nil, device: nil, metadata: nil)
      #expect(contacts.prescriptionType == .contacts && contacts.brand == "B")
      let mood = HKStateOfMind(
        date: noon, kind: .dailyMood, valence: 1, labels: [.happy], associations: [.family])
      #expect(mood.valenceClassification == .veryPleasant && mood.kind == .dailyMood)
      #expect(HKStateOfMind.ValenceClassification(valence: 0) == .neutral)
      #expect(HKStateOfMind.ValenceClassification(valence: 1.1) == nil)
      #expect(
        HKQuery.predicateForStatesOfMind(with: HKStateOfMind.Label.happy).evaluate(with: mood))
      #expect(!HKQuery.predicateForStatesOfMind(with: .momentaryEmotion).evaluate(with: mood))
      let anxiety = HKGAD7Assessment(
        date: noon, answers: Array(repeating: .severalDays, count: 7))
      #expect(anxiety.score == 7 && anxiety.risk == .mild)
      let depression = HKPHQ9Assessment(
        date: noon, answers: Array(repeating: .nearlyEveryDay, count: 8) + [.preferNotToAnswer])
      #expect(depression.score == 24 && depression.risk == .severe)
      return [glasses, contacts, mood, anxiety, depression]
    }
    let codes = HealthBench.Box<HKError.Code>()
    for sample in samples {
      phone.run {
        HKHealthStore().save(sample) { isDone, error in
          let code = (error as? HKError)?.code
          MainActor.assumeIsolated { codes.put(isDone ? nil : code) }
        }
      }
      phone.wait(0.2)
      #expect(bench.samples(sample.sampleType) == [])
      let data = try NSKeyedArchiver.archivedData(
        withRootObject: sample.sampleType, requiringSecureCoding: true)
      let type = try NSKeyedUnarchiver.unarchivedObject(
        ofClass: type(of: sample.sampleType), from: data)
      #expect(type == sample.sampleType)
    }
    #expect(codes.all == Array(repeating: .errorHealthDataUnavailable, count: 5))
    // Nobody is asked.
    let box = HealthBench.Box<Bool>()
    phone.run {
      HKHealthStore().requestAuthorization(
        toShare: [HKObjectType.visionPrescriptionType()], read: [HKObjectType.stateOfMindType()]
      ) { isDone, _ in MainActor.assumeIsolated { box.put(isDone) } }
      HKHealthStore().requestPerObjectReadAuthorization(
        for: HKObjectType.visionPrescriptionType(), predicate: nil
      ) { isDone, _ in MainActor.assumeIsolated { box.put(isDone) } }
    }
    phone.wait(0.2)
    #expect(box.all == [true, false] && phone.alerts.isEmpty)
    #expect(HKObjectType.visionPrescriptionType().requiresPerObjectAuthorization())
    #expect(!distance.requiresPerObjectAuthorization())
    #expect(HKObjectType.scoredAssessmentType(forIdentifier: .PHQ9) != nil)
  }

  @Test("Health.PV1. A prism has a size and a direction, or two parts")
  func prisms() {
    let unit = HKUnit.prismDiopter()
    let one = HKVisionPrism(
      verticalAmount: HKQuantity(unit: unit, doubleValue: 3), verticalBase: .up,
      horizontalAmount: HKQuantity(unit: unit, doubleValue: 4), horizontalBase: .in, eye: .left)
    #expect(abs(one.amount.doubleValue(for: unit) - 5) < 1e-9)
    let two = HKVisionPrism(amount: one.amount, angle: one.angle, eye: .left)
    #expect(two.verticalBase == .up && two.horizontalBase == .in)
    // A sum of squares and its root: a few units in the last place.
    #expect(abs(two.horizontalAmount.doubleValue(for: unit) - 4) < 1e-9)
    let other = HKVisionPrism(amount: one.amount, angle: one.angle, eye: .right)
    #expect(other.horizontalBase == .out)
  }

  @Test("Health.SR1. A version of an app may have a version of the system")
  func revisions() {
    let system = OperatingSystemVersion(majorVersion: 17, minorVersion: 1, patchVersion: 0)
    let source = HKSource.default()
    let full = HKSourceRevision(
      source: source, version: "1", productType: "iPhone10,1", operatingSystemVersion: system)
    #expect(full.operatingSystemVersion.majorVersion == 17 && full.productType == "iPhone10,1")
    let any = HKSourceRevision(
      source: source, version: HKSourceRevisionAnyVersion,
      productType: HKSourceRevisionAnyProductType,
      operatingSystemVersion: HKSourceRevisionAnyOperatingSystem)
    #expect(any == HKSourceRevision(source: source, version: nil) && any != full)
  }

  @Test("Health.WT1, Health.WT2, Health.WO5. Without a watch and extensions their requests fail")
  func devices() {
    let bench = HealthBench(distance)
    let box = HealthBench.Box<HKError.Code>()
    @Sendable func put(_ isDone: Bool, _ error: (any Error)?) {
      let code = isDone ? nil : (error as? HKError)?.code
      MainActor.assumeIsolated { box.put(code) }
    }
    bench.phone.run {
      let store = HKHealthStore()
      store.startWatchApp(with: HKWorkoutConfiguration()) { put($0, $1) }
      store.handleAuthorizationForExtension { put($0, $1) }
      store.recalibrateEstimates(sampleType: distance, date: bench.noon) { put($0, $1) }
      store.splitTotalEnergy(
        HKQuantity(unit: .kilocalorie(), doubleValue: 1), start: bench.noon, end: bench.noon + 1
      ) { resting, active, error in put(resting != nil || active != nil, error) }
    }
    bench.phone.wait(0.2)
    #expect(
      box.all == [
        .errorHealthDataUnavailable, .errorInvalidArgument, .errorInvalidArgument, .errorNoData,
      ])
    #expect(!distance.allowsRecalibrationForEstimates)
  }

  @Test("Health.UN8. Units are those of Foundation's formatters")
  func formatters() {
    #expect(HKUnit(from: MassFormatter.Unit.kilogram) == .gramUnit(with: .kilo))
    #expect(HKUnit.massFormatterUnit(from: .pound()) == .pound)
    #expect(HKUnit.lengthFormatterUnit(from: HKUnit(from: LengthFormatter.Unit.mile)) == .mile)
    #expect(HKUnit.energyFormatterUnit(from: .kilocalorie()) == .kilocalorie)
    #expect(HKUnit.massFormatterUnit(from: .count()) == .gram)
  }

  @Test("Health.WA3. A session has activities, of which the builder and the delegates know")
  func sessions() throws {
    let bench = HealthBench(distance, HKObjectType.workoutType())
    let (phone, listener) = (bench.phone, ActivityListener())
    let session = try phone.run {
      let configuration = HKWorkoutConfiguration()
      configuration.activityType = .swimBikeRun
      let session = try HKWorkoutSession(
        healthStore: HKHealthStore(), configuration: configuration)
      session.delegate = listener
      session.associatedWorkoutBuilder().delegate = listener
      session.startActivity(with: nil)
      session.associatedWorkoutBuilder().beginCollection(withStart: Date()) { _, _ in }
      return session
    }
    phone.wait(1)
    phone.run {
      let bike = HKWorkoutConfiguration()
      bike.activityType = .cycling
      #expect(session.currentActivity.workoutConfiguration.activityType == .swimBikeRun)
      session.beginNewActivity(configuration: bike, date: Date(), metadata: nil)
      #expect(session.currentActivity.workoutConfiguration.activityType == .cycling)
    }
    phone.wait(1)
    let builder = session.associatedWorkoutBuilder()
    #expect(builder.currentWorkoutActivity == session.currentActivity)
    phone.run { session.end() }
    phone.wait(0.5)
    #expect(builder.currentWorkoutActivity == nil && builder.workoutActivities.count == 1)
    #expect(Set(listener.told) == ["begin", "builder begin", "end", "builder end"])
  }

  /// A delegate that keeps what it was told about activities.
  @MainActor
  private final class ActivityListener: NSObject, HKWorkoutSessionDelegate,
    HKLiveWorkoutBuilderDelegate
  {
    var told: [String] = []

    nonisolated func add(_ text: String) { MainActor.assumeIsolated { told.append(text) } }

    nonisolated func workoutSession(
      _ workoutSession: HKWorkoutSession, didChangeTo toState: HKWorkoutSessionState,
      from fromState: HKWorkoutSessionState, date: Date
    ) {}
    nonisolated func workoutSession(
      _ workoutSession: HKWorkoutSession, didFailWithError error: any Error
    ) { add("error") }
    nonisolated func workoutSession(
      _ workoutSession: HKWorkoutSession,
      didBeginActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    ) { add("begin") }
    nonisolated func workoutSession(
      _ workoutSession: HKWorkoutSession,
      didEndActivityWith workoutConfiguration: HKWorkoutConfiguration, date: Date
    ) { add("end") }
    nonisolated func workoutBuilder(
      _ workoutBuilder: HKLiveWorkoutBuilder, didCollectDataOf collectedTypes: Set<HKSampleType>
    ) {}
    nonisolated func workoutBuilderDidCollectEvent(_ workoutBuilder: HKLiveWorkoutBuilder) {}
    nonisolated func workoutBuilder(
      _ workoutBuilder: HKLiveWorkoutBuilder, didBegin workoutActivity: HKWorkoutActivity
    ) { add("builder begin") }
    nonisolated func workoutBuilder(
      _ workoutBuilder: HKLiveWorkoutBuilder, didEnd workoutActivity: HKWorkoutActivity
    ) { add("builder end") }
  }
}
