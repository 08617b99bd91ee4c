internal import TactusHealthModel

/// The closure that an app calls when it has handled a change.
public typealias HKObserverQueryCompletionHandler = @Sendable () -> Void

/// A query that tells that something has changed (Health.QU6).
///
/// - Thread: any.
open class HKObserverQuery: HKQuery, @unchecked Sendable {
  /// A receiver of changes.
  public typealias Handler =
    @Sendable (
      HKObserverQuery, @escaping HKObserverQueryCompletionHandler, (any Error)?
    ) -> Void

  private let handler: Handler
  private let types: [String]

  /// Creates a query.
  @preconcurrency
  public init(
    sampleType: HKSampleType, predicate: NSPredicate?, updateHandler: @escaping Handler
  ) {
    handler = updateHandler
    types = [sampleType.identifier]
    super.init(sampleType, predicate)
  }

  override func start(_ service: HealthService) {
    service.observe(self, types)
    // The phone refuses types that the user was not asked for.
    service.send(.sources(type: types.first ?? "")) { [self] result in
      guard !isStopped else { return }
      switch result {
      case .success: handler(self, {}, nil)
      case .failure(let error): handler(self, {}, error)
      }
    }
  }

  @MainActor
  override func changed() { handler(self, {}, nil) }
}
