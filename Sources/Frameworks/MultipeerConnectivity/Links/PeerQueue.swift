/// The queue of all work for peers.
///
/// What apps see happens on queues of their sessions, advertisers and browsers.
enum PeerQueue {
  /// The queue, which is serial.
  static let queue = DispatchQueue(label: "tactus.peers")

  /// Does work later.
  static func perform(_ work: @escaping @Sendable () -> Void) { queue.async(execute: work) }

  /// Does work after some seconds.
  static func after(_ seconds: Double, _ work: @escaping @Sendable () -> Void) {
    queue.asyncAfter(deadline: .now() + seconds, execute: work)
  }
}
