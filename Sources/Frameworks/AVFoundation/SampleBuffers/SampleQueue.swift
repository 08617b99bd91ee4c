/// The samples of a renderer that wait for their times, as far as `SampleRequest` asks for more.
///
/// - Thread: any.
protocol SampleQueue: AnyObject, Sendable {
  /// Whether there is room for more samples (Players.QR3).
  var wantsSamples: Bool { get }
  /// The number of buffers that the app has enqueued so far.
  var enqueuedCount: Int { get }
}
