extension AVAudioSession {
  /// The directions from which a data source hears.
  public struct PolarPattern: _WrappedWord, Sendable {
    /// The value in Apple's reference.
    public let rawValue: String

    /// Creates a pattern of a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// All directions.
    public static let omnidirectional = PolarPattern(rawValue: "Omnidirectional")
    /// Mainly the direction of the source.
    public static let cardioid = PolarPattern(rawValue: "Cardioid")
    /// The direction of the source more than others.
    public static let subcardioid = PolarPattern(rawValue: "Subcardioid")
    /// Left and right in two channels; this phone has no source with it.
    public static let stereo = PolarPattern(rawValue: "Stereo")
  }
}
