/// A timeline of a queue; the queue counts its gaps.
final class QueueTimeline: Sendable {
  /// The timelines of the app.
  static let all = LiveReferences<QueueTimeline>()
}
