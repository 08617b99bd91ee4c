internal import Synchronization
internal import TactusCrashReports

/// A query, which a store runs once.
///
/// Steps Health.QU1….
///
/// - Thread: any; handlers run in the app's turns, on the main queue.
open class HKQuery: NSObject, @unchecked Sendable {
  /// The type of the results; `nil` for several.
  public let objectType: HKObjectType?
  /// The conditions; `nil` for none.
  public let predicate: NSPredicate?

  init(_ type: HKObjectType?, _ predicate: NSPredicate?) {
    objectType = type
    self.predicate = predicate
    super.init()
  }

  /// The type of the samples; `nil` for several.
  open var sampleType: HKSampleType? { objectType as? HKSampleType }

  // MARK: Internals

  private struct State {
    var isExecuted = false
    var isStopped = false
  }

  private let state = Mutex(State())

  /// Whether the query was stopped.
  var isStopped: Bool { state.withLock { $0.isStopped } }

  func stop() { state.withLock { $0.isStopped = true } }

  func execute(on service: HealthService) {
    let isFirst = state.withLock { state in
      defer { state.isExecuted = true }
      return !state.isExecuted
    }
    programmingPrecondition(
      isFirst, "A query can be executed once only; create another \(Self.self)",
      exception: HKObjectType.invalidArgument)
    start(service)
  }

  /// Runs the query; nothing in this class.
  func start(_ service: HealthService) {}

  /// Handles a change of the data of types, by their identifiers.
  @MainActor
  func changed(_ types: [String]) { changed() }

  /// Handles a change of the data of the query's type; nothing in this class.
  @MainActor
  func changed() {}
}
