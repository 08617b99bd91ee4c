extension AVAudioSession {
  /// The polar patterns of a data source: its sensitivity by direction.
  public struct PolarPattern: _WrappedWord, Sendable {
    /// The value in Apple's reference.
    public let rawValue: String

    /// Creates a pattern of a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Equally sensitive in all directions.
    public static let omnidirectional = PolarPattern(rawValue: "Omnidirectional")
    /// Mainly sensitive in the direction of the source.
    public static let cardioid = PolarPattern(rawValue: "Cardioid")
    /// More sensitive in the direction of the source than in others.
    public static let subcardioid = PolarPattern(rawValue: "Subcardioid")
    /// Stereo; no source of this phone has it.
    public static let stereo = PolarPattern(rawValue: "Stereo")
  }
}
