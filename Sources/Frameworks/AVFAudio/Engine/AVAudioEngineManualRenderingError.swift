/// The codes of errors of manual rendering, in the domain `com.apple.coreaudio.avfaudio`.
public enum AVAudioEngineManualRenderingError: Int, Sendable {
  /// The engine is in another mode.
  case invalidMode = -80800
  /// The engine runs.
  case initialized = -80801
  /// The engine is not running.
  case notRunning = -80802
}
