/// The results of manual rendering.
public enum AVAudioEngineManualRenderingStatus: Int, Sendable {
  /// The frames could not be rendered.
  case error = -1
  /// The frames are rendered.
  case success = 0
  /// The input node's block had no frames.
  case insufficientDataFromInputNode = 1
  /// The engine is busy; never returned here.
  case cannotDoInCurrentContext = 2
}
