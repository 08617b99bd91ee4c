/// The extent to which other sound becomes lower while somebody speaks.
public struct AVAudioVoiceProcessingOtherAudioDuckingConfiguration: Sendable {
  /// The steps of how far.
  public enum Level: Int, Sendable {
    /// As far as usual.
    case `default` = 0
    /// As little as possible.
    case min = 10
    /// Between both.
    case mid = 20
    /// As far as possible.
    case max = 30
  }

  /// Whether that depends on who speaks.
  public var enableAdvancedDucking: ObjCBool
  /// The extent to which it becomes lower.
  public var duckingLevel: Level

  /// Creates a configuration.
  public init(enableAdvancedDucking: ObjCBool, duckingLevel: Level) {
    (self.enableAdvancedDucking, self.duckingLevel) = (enableAdvancedDucking, duckingLevel)
  }

  /// Creates the usual configuration.
  public init() { (enableAdvancedDucking, duckingLevel) = (false, .default) }
}
