/// The types of output for which `AVAudio3DMixingRenderingAlgorithm.auto` chooses an algorithm.
public enum AVAudioEnvironmentOutputType: Int, Sendable {
  /// The output of the audio session; speakers in manual rendering.
  case auto = 0
  /// Headphones.
  case headphones = 1
  /// The phone's speakers.
  case builtInSpeakers = 2
  /// Other speakers.
  case externalSpeakers = 3
}
