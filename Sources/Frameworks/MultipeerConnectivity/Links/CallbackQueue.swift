import Dispatch
internal import TactusThreads
internal import TactusVirtualTime

/// A serial queue on which an object calls its app back, in the context of the app that created it.
///
/// - Thread: any.
struct CallbackQueue: Sendable {
  private let queue: DispatchQueue
  private let context = AppContext.current

  /// Creates a queue with a name.
  init(_ name: String) { queue = DispatchQueue(label: "tactus.peers.\(name)") }

  /// Calls a closure asynchronously on the queue.
  func async(_ body: @escaping @Sendable () -> Void) {
    queue.Dispatch::async { [context] in AppContext.with(context, body) }
  }
}
