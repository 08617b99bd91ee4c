/// A queue of samples that knows whether it wants more.
protocol SampleTaker: AnyObject, Sendable {
  /// Whether more samples should be enqueued.
  var wantsSamples: Bool { get }
  /// The number of buffers that were enqueued so far.
  var takenCount: Int { get }
}
