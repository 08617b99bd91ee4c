/// The states of a sample renderer.
public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable {
  /// No samples have been enqueued yet.
  case unknown = 0
  /// Samples are rendered.
  case rendering = 1
  /// Samples could not be rendered; `error` has the reason, and flushing resets the state.
  case failed = 2
}
