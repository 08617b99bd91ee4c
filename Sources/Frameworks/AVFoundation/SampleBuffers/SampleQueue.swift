/// The samples of a renderer that are pending for their times, limited by `SampleRequest`.
///
/// - Thread: any.
protocol SampleQueue: AnyObject, Sendable {
  /// Whether there is room for more samples (Players.QR3).
  var wantsSamples: Bool { get }
  /// The number of buffers enqueued so far.
  var enqueuedCount: Int { get }
}
