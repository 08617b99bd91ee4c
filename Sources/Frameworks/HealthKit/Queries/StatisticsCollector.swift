internal import TactusHealthModel

/// A collector of statistics, by the phone if it can check all conditions, else by the app.
struct StatisticsCollector: Sendable {
  typealias Receiver = @MainActor @Sendable (Result<HealthBuckets, HKError>) -> Void

  let service: HealthService
  let type: HKQuantityType
  let conditions: HealthConditions
  let options: HKStatisticsOptions

  init(
    _ service: HealthService, _ type: HKQuantityType, _ predicate: NSPredicate?,
    _ options: HKStatisticsOptions
  ) {
    self.service = service
    self.type = type
    self.options = options
    conditions = HealthConditions(predicate)
  }

  /// Computes the statistics between edges; none is a single time without bounds.
  func run(_ edges: [Double], _ receive: @escaping Receiver) {
    let bySource = options.contains(.separateBySource)
    guard !conditions.isComplete else {
      let request = HealthRequest.statistics(
        type: type.identifier, conditions.filter, edges: edges, bySource: bySource)
      return service.send(request) { result in
        switch result {
        case .failure(let error): receive(.failure(error))
        case .success(let payload):
          guard let buckets = HealthBuckets(json: payload) else {
            return receive(.failure(HKError(.unknownError, "malformed statistics")))
          }
          receive(.success(buckets))
        }
      }
    }
    service.samples(type.identifier, conditions.filter) { [self] result in
      switch result {
      case .failure(let error): receive(.failure(error))
      case .success(let samples):
        var maker = HealthStatisticsMaker(type.model.aggregation ?? .arithmetic, edges: edges)
        for sample in samples where conditions.include(HKSample.make(sample)) {
          maker.add(sample.value, sample.start, sample.end, of: sample.source.bundle)
        }
        receive(.success(maker.finish(bySource: bySource)))
      }
    }
  }

  /// Looks up the sources by their bundle identifiers, if statistics are separated by source.
  @MainActor
  func sources(_ receive: @escaping @MainActor @Sendable ([String: HKSource]) -> Void) {
    guard options.contains(.separateBySource) else { return receive([:]) }
    service.send(.sources(type: type.identifier)) { result in
      guard case .success(let payload) = result else { return receive([:]) }
      let found = (HealthAnswers.sources(payload) ?? []).map {
        ($0.bundle, HKSource(name: $0.name, bundle: $0.bundle))
      }
      receive(Dictionary(found, uniquingKeysWith: { one, _ in one }))
    }
  }

  /// Returns the statistics of a time.
  func statistics(
    _ buckets: HealthBuckets, _ index: Int, _ start: Date, _ end: Date,
    _ sources: [String: HKSource]
  ) -> HKStatistics {
    HKStatistics(
      type, start, end, options, buckets.all[index], buckets.bySource.mapValues { $0[index] },
      buckets.sources[index].compactMap { sources[$0] })
  }
}
