internal import Synchronization
internal import TactusVirtualTime

/// A generator of map snapshots, which show the plain ground (Maps.SN1…).
///
/// - Thread: any; a lock guards what changes in it.
open class MKMapSnapshotter: NSObject, @unchecked Sendable {
  /// A closure for a snapshot or an error.
  public typealias CompletionHandler = (Snapshot?, (any Error)?) -> Void

  private let options: Options
  private let state = Mutex((number: 0, running: Int?.none))

  /// Creates a snapshotter.
  ///
  /// - Parameter options: The options, which are copied.
  public init(options: Options) {
    self.options = options.copy() as? Options ?? options
    super.init()
  }

  /// Creates a snapshotter of the world.
  public override convenience init() { self.init(options: Options()) }

  /// Whether a snapshot is in progress.
  open var isLoading: Bool { state.withLock { $0.running != nil } }

  /// Creates a snapshot.
  ///
  /// - Parameter completionHandler: Called with the snapshot on the main queue.
  open func start(completionHandler: @escaping CompletionHandler) {
    start(with: .main, completionHandler: completionHandler)
  }

  /// Creates a snapshot.
  ///
  /// - Parameters:
  ///   - queue: The queue of the closure.
  ///   - completionHandler: Called with the picture.
  open func start(
    with queue: DispatchQueue, completionHandler: @escaping CompletionHandler
  ) {
    MapGround.warn("MKMapSnapshotter")
    let own = state.withLock { state in
      state.number += 1
      state.running = state.number
      return state.number
    }
    // It is called once.
    nonisolated(unsafe) let handler = completionHandler
    PhoneTime.runLater { [self] in
      guard state.withLock({ $0.running == own }) else { return }
      let picture = Snapshot(options)
      let finish = { @Sendable [self] in
        let isCurrent = state.withLock { state in
          guard state.running == own else { return false }
          state.running = nil
          return true
        }
        if isCurrent { handler(picture, nil) }
      }
      if queue === DispatchQueue.main { finish() } else { queue.async(execute: finish) }
    }
  }

  /// Creates a snapshot.
  nonisolated(nonsending) open func start() async throws -> Snapshot {
    try await withPhoneContinuation { (continuation: PhoneContinuation<Snapshot>) in
      start { picture, error in
        if let picture {
          continuation.resume(returning: picture)
        } else {
          continuation.resume(throwing: error ?? MKError(.unknown))
        }
      }
    }
  }

  /// Cancels the snapshot; its closure is not called.
  open func cancel() { state.withLock { $0.running = nil } }
}
