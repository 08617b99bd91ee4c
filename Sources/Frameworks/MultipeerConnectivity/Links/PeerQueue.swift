import Dispatch
internal import TactusThreads

/// The queue for the work of all peers.
///
/// Delegates are called on queues of their sessions, advertisers and browsers, as the app that has
/// created them; the work of this queue is no app's.
enum PeerQueue {
  /// The queue, which is serial.
  static let queue = DispatchQueue(label: "tactus.peers")

  /// Performs work asynchronously.
  static func perform(_ work: @escaping @Sendable () -> Void) {
    queue.Dispatch::async { AppContext.with(.process, work) }
  }

  /// Performs work after some seconds.
  static func after(_ seconds: Double, _ work: @escaping @Sendable () -> Void) {
    queue.Dispatch::asyncAfter(deadline: .now() + seconds) { AppContext.with(.process, work) }
  }
}
