import HealthKit
import PhoneTesting
import UIKit

/// A phone with an app that may use some types.
@MainActor struct HealthBench {
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  /// A value that handlers have received.
  @MainActor final class Box<Value> {
    var value: Value?
    var all: [Value] = []

    func put(_ value: Value?) {
      self.value = value
      if let value { all.append(value) }
    }
  }

  let phone = SimulatedPhone()
  let noon = Date(timeIntervalSinceReferenceDate: 700_000_000)

  init(_ types: HKObjectType...) {
    phone.launch(PlainApp.self)
    let names = types.map(\.identifier)
    let shared = types.filter { $0 is HKSampleType && !($0 is HKElectrocardiogramType) }
    phone.health.allow(share: shared.map(\.identifier), read: names)
  }

  /// Returns the samples of a type that meet a predicate.
  func samples(_ type: HKSampleType, _ predicate: NSPredicate? = nil) -> [HKSample]? {
    let box = Box<[HKSample]>()
    phone.run {
      HKHealthStore().execute(
        HKSampleQuery(
          sampleType: type, predicate: predicate, limit: HKObjectQueryNoLimit,
          sortDescriptors: nil
        ) { _, samples, _ in MainActor.assumeIsolated { box.put(samples) } })
    }
    phone.wait(0.2)
    return box.value
  }
}
