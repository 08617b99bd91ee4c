internal import TactusHealthModel

/// A query that is notified of changes (Health.QU6, Health.QU11).
///
/// - Thread: any; all its properties are constants.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  /// A receiver of changes of a type.
  public typealias Handler =
    @Sendable (
      HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?
    ) -> Void
  /// A handler of changes of several types, with the changed ones; `nil` with an error.
  public typealias TypesHandler =
    @Sendable (
      HKObserverQuery, Set<HKSampleType>?, @escaping HKObserverQueryCompletionHandler,
      (any Error)?
    ) -> Void

  private let handler: TypesHandler
  private let types: [HKSampleType]

  /// Creates a query.
  ///
  /// - Parameters:
  ///   - sampleType: The type.
  ///   - predicate: The predicate; changes are reported regardless of it.
  ///   - updateHandler: Called at the start and after each change.
  @preconcurrency
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping Handler
  ) {
    handler = { updateHandler($0, $2, $3) }
    types = [sampleType]
    super.init(sampleType, predicate)
  }

  /// Creates a query for several types.
  ///
  /// - Parameters:
  ///   - queryDescriptors: The types; all of their changes are reported.
  ///   - updateHandler: Called at the start, and after each change with the types.
  @preconcurrency
  public init(
    queryDescriptors: [HKQueryDescriptor], updateHandler: @escaping TypesHandler
  ) {
    handler = updateHandler
    types = queryDescriptors.map(\.sampleType)
    super.init(nil, nil)
  }

  override func start(_ service: HealthService) {
    service.observe(self, types.map(\.identifier))
    ask(service, types.filter(\.isKept)[...])
  }

  /// Requests each type, since the phone rejects those for which the user was not asked.
  private func ask(_ service: HealthService, _ rest: ArraySlice<HKSampleType>) {
    guard let type = rest.first else {
      return service.later { [self] in
        if !isStopped { handler(self, Set(types), {}, nil) }
      }
    }
    service.send(.sources(type: type.identifier)) { [self] result in
      guard !isStopped else { return }
      switch result {
      case .success where rest.count == 1: handler(self, Set(types), {}, nil)
      case .success: ask(service, rest.dropFirst())
      case .failure(let error): handler(self, nil, {}, error)
      }
    }
  }

  @MainActor
  override func changed(_ types: [String]) {
    handler(self, Set(self.types.filter { types.contains($0.identifier) }), {}, nil)
  }
}
