import HealthKit
import PhoneTesting
import Testing
import UIKit

/// Mistakes that end the program, with a message that says what to do.
@MainActor @Suite struct MisuseTests {
  @Test("Health.UN1, Health.UN4. A text that is no unit, and a unit that does not fit")
  func units() async throws {
    let parsing = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = HKUnit(from: "count//min") }
    let converting = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { _ = HKQuantity(unit: .meter(), doubleValue: 1).doubleValue(for: .second()) }
    for (result, text) in [
      (parsing, "Unable to parse factorization string count//min"),
      (converting, "incompatible units: m, s"),
    ] {
      let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(error.contains(text) && error.contains("NSInvalidArgumentException"), "\(error)")
    }
  }

  @Test("Health.SA2, Health.ST2, Health.PU2. Samples, statistics and requests that cannot be")
  func samples() async {
    await #expect(processExitsWith: .failure) {
      _ = HKQuantitySample(
        type: HKQuantityType(.stepCount), quantity: HKQuantity(unit: .meter(), doubleValue: 1),
        start: Date(), end: Date())
    }
    await #expect(processExitsWith: .failure) {
      _ = HKCategorySample(
        type: HKCategoryType(.sleepAnalysis), value: 0, start: Date(), end: Date() - 1)
    }
    await #expect(processExitsWith: .failure) {
      _ = HKStatisticsQuery(
        quantityType: HKQuantityType(.heartRate), quantitySamplePredicate: nil,
        options: .cumulativeSum
      ) { _, _, _ in }
    }
    await #expect(processExitsWith: .failure) {
      HKHealthStore().requestAuthorization(
        toShare: [HKCorrelationType(.bloodPressure)], read: nil
      ) { _, _ in }
    }
  }

  @Test("Health.SA4. Metadata of another class, and an identifier without a version")
  func metadata() async {
    let list = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = HKCategorySample(
        type: HKCategoryType(.sleepAnalysis), value: 0, start: Date(), end: Date(),
        metadata: ["list": [1, 2]])
    }
    let identifier = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) {
      _ = HKCategorySample(
        type: HKCategoryType(.sleepAnalysis), value: 0, start: Date(), end: Date(),
        metadata: [HKMetadataKeySyncIdentifier: "a"])
    }
    for (result, text) in [
      (list, "Metadata for key list must be a string, a number, a date or an HKQuantity"),
      (identifier, "HKMetadataKeySyncVersion must be specified with HKMetadataKeySyncIdentifier"),
    ] {
      let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(error.contains(text) && error.contains("NSInvalidArgumentException"), "\(error)")
    }
  }

  @Test("Health.QU1. A query that runs twice, and a handler that is set too late")
  func queries() async {
    await #expect(processExitsWith: .failure) {
      let query = HKSampleQuery(
        sampleType: HKQuantityType(.stepCount), predicate: nil, limit: 1, sortDescriptors: nil
      ) { _, _, _ in }
      let store = HKHealthStore()
      store.execute(query)
      store.execute(query)
    }
    await #expect(processExitsWith: .failure) {
      let query = HKAnchoredObjectQuery(
        type: HKQuantityType(.stepCount), predicate: nil, anchor: nil, limit: 5
      ) { _, _, _, _, _ in }
      query.updateHandler = { _, _, _, _, _ in }
    }
  }
}
