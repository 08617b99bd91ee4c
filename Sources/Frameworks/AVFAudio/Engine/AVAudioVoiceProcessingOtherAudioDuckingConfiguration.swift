/// The ducking of other audio during speech.
public struct AVAudioVoiceProcessingOtherAudioDuckingConfiguration: Sendable {
  /// The levels of ducking.
  public enum Level: Int, Sendable {
    /// The default ducking.
    case `default` = 0
    /// The least ducking.
    case min = 10
    /// Medium ducking.
    case mid = 20
    /// The most ducking.
    case max = 30
  }

  /// Whether ducking adapts to speech activity.
  public var enableAdvancedDucking: ObjCBool
  /// The level of ducking.
  public var duckingLevel: Level

  /// Creates a configuration.
  public init(enableAdvancedDucking: ObjCBool, duckingLevel: Level) {
    (self.enableAdvancedDucking, self.duckingLevel) = (enableAdvancedDucking, duckingLevel)
  }

  /// Creates the default configuration.
  public init() { (enableAdvancedDucking, duckingLevel) = (false, .default) }
}
