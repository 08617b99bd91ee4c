/// The modes of manual rendering.
public enum AVAudioEngineManualRenderingMode: Int, Sendable {
  /// The app renders at any time, and the engine may block.
  case offline = 0
  /// The app renders on a real-time thread, and the engine does not block.
  case realtime = 1
}
