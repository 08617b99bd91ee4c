/// The states of a renderer of samples.
public enum AVQueuedSampleBufferRenderingStatus: Int, Sendable {
  /// No samples were enqueued yet.
  case unknown = 0
  /// Samples are rendered.
  case rendering = 1
  /// Samples could not be rendered; `error` says why, and flushing begins anew.
  case failed = 2
}
