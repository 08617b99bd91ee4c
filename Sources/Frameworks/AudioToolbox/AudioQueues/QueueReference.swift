/// A weak reference of the parts of an audio queue to the queue, which is created after them.
///
/// The queue is not kept.
///
/// Sendable because the queue sets it once, before a part uses it.
final class QueueReference<Queue: AnyObject>: @unchecked Sendable {
  /// The queue; set once, before a part uses it; `nil` after its release.
  weak var queue: Queue?
}
