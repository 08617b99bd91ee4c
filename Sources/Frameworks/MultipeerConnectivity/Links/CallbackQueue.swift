import Dispatch
internal import TactusThreads
internal import TactusVirtualTime

/// The serial queue of an object on which it calls the app, as the app that has created it.
///
/// - Thread: any.
struct CallbackQueue: Sendable {
  private let queue: DispatchQueue
  private let context = AppContext.current

  /// Creates a queue with a name.
  init(_ name: String) { queue = DispatchQueue(label: "tactus.peers.\(name)") }

  /// Calls a closure on the queue.
  func async(_ body: @escaping @Sendable () -> Void) {
    queue.Dispatch::async { [context] in AppContext.with(context, body) }
  }
}
