import HealthKit
import TactusHealthModel
import TactusHealthSymbols
import UIKit

/// The health data of the phone, as the Health app reads them (Health.SY3).
@MainActor
final class StoredHealth {
  /// The store.
  let store = HKHealthStore()
  /// The names of installed apps by their bundle identifiers.
  var appNames: [String: String] = [:]

  /// The overview of stored data, without values; empty if the phone does not respond.
  var overview: HealthOverview { (try? store.overview()) ?? HealthOverview() }

  /// The types with data, in the order of their categories and names.
  var types: [(category: HealthCategory, types: [HealthType])] {
    let found = overview.counts.keys.compactMap(HealthType.find).filter {
      HKObjectType.make($0) is HKSampleType
    }
    return HealthCategory.allCases.compactMap { category in
      let own = found.filter { $0.category == category }.sorted { $0.shownName < $1.shownName }
      return own.isEmpty ? nil : (category, own)
    }
  }

  /// Fetches samples, the last first.
  ///
  /// - Parameters:
  ///   - type: The type.
  ///   - limit: The greatest number.
  ///   - receive: Receives the samples.
  func samples(
    _ type: HealthType, limit: Int, _ receive: @escaping @MainActor ([HKSample]) -> Void
  ) {
    guard let type = HKObjectType.make(type) as? HKSampleType else { return }
    let order = NSSortDescriptor(key: HKSampleSortIdentifierStartDate, ascending: false)
    store.execute(
      HKSampleQuery(sampleType: type, predicate: nil, limit: limit, sortDescriptors: [order]) {
        _, samples, _ in MainActor.assumeIsolated { receive(samples ?? []) }
      })
  }

  /// Observes changes of types until the query is stopped.
  ///
  /// - Parameters:
  ///   - types: The types.
  ///   - receive: Called after each change, and once at the beginning.
  /// - Returns: The query.
  func observe(
    _ types: [HealthType], _ receive: @escaping @MainActor () -> Void
  ) -> HKQuery {
    let descriptors = types.compactMap { HKObjectType.make($0) as? HKSampleType }.map {
      HKQueryDescriptor(sampleType: $0, predicate: nil)
    }
    let query = HKObserverQuery(queryDescriptors: descriptors) { _, _, done, _ in
      MainActor.assumeIsolated { receive() }
      done()
    }
    store.execute(query)
    return query
  }
}
