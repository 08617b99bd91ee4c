/// A renderer that can follow a synchronizer (Players.QR5).
protocol SynchronizedRenderer: AVQueuedSampleBufferRendering {
  /// Follows a synchronizer's timebase; nil for none.
  func follow(_ timebase: CMTimebase?, onData: (@Sendable () -> Void)?)
  /// Follows a course of time; nil while time stands.
  func run(_ course: RenderingCourse?)
  /// Whether the first sample is heard late unless it is rendered ahead.
  var needsLead: Bool { get }
}
