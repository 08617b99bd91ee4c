/// A renderer that a synchronizer can control (Players.QR5).
protocol SynchronizedRenderer: AVQueuedSampleBufferRendering {
  /// Follows a synchronizer's timebase; nil for none.
  func follow(_ timebase: CMTimebase?, onData: (@Sendable () -> Void)?)
  /// Follows the time of a synchronizer; nil while it is stopped.
  func run(_ course: RenderingCourse?)
  /// Whether the first sample is heard late unless it is rendered ahead.
  var needsLead: Bool { get }
}
