internal import TactusHealthModel

/// A query for the sources of a type.
///
/// - Thread: any; all its properties are constants.
open class HKSourceQuery: HKQuery, @unchecked Sendable {
  private let handler: @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void

  /// Creates a query.
  @preconcurrency
  public init(
    sampleType: HKSampleType, samplePredicate objectPredicate: NSPredicate?,
    completionHandler: @escaping @Sendable (HKSourceQuery, Set<HKSource>?, (any Error)?) -> Void
  ) {
    handler = completionHandler
    super.init(sampleType, objectPredicate)
  }

  override func start(_ service: HealthService) {
    guard let type = sampleType else { return }
    guard predicate == nil else {
      return SampleCollector(service, [(type, predicate)]).run { [self] result in
        guard !isStopped else { return }
        switch result {
        case .success(let samples): handler(self, Set(samples.map(\.source)), nil)
        case .failure(let error): handler(self, nil, error)
        }
      }
    }
    service.send(.sources(type: type.identifier)) { [self] result in
      guard !isStopped else { return }
      switch result {
      case .success(let payload):
        let sources = HealthAnswers.sources(payload) ?? []
        handler(self, Set(sources.map { HKSource(name: $0.name, bundle: $0.bundle) }), nil)
      case .failure(let error): handler(self, nil, error)
      }
    }
  }
}
