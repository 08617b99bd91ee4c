extension CHHapticPattern {
  /// The keys of a pattern's dictionary and of its AHAP file.
  public struct Key: _WrappedWord, Sendable {
    /// The value in AHAP files.
    public let rawValue: String

    /// Creates a key from any string; a pattern ignores an unknown one.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The version of the format, a number.
    public static let version = Key(rawValue: "Version")
    /// The array of events, parameters and curves.
    public static let pattern = Key(rawValue: "Pattern")
    /// An event.
    public static let event = Key(rawValue: "Event")
    /// The type of an event.
    public static let eventType = Key(rawValue: "EventType")
    /// Seconds from the start.
    public static let time = Key(rawValue: "Time")
    /// The duration of an event in seconds.
    public static let eventDuration = Key(rawValue: "EventDuration")
    /// The path of an event's sound.
    public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
    /// Whether attack and release fade a sound in and out.
    public static let eventWaveformUseVolumeEnvelope = Key(
      rawValue: "EventWaveformUseVolumeEnvelope")
    /// Whether a sound is repeated.
    public static let eventWaveformLoopEnabled = Key(rawValue: "EventWaveformLoopEnabled")
    /// The parameters of an event.
    public static let eventParameters = Key(rawValue: "EventParameters")
    /// A dynamic parameter.
    public static let parameter = Key(rawValue: "Parameter")
    /// The identifier of a parameter.
    public static let parameterID = Key(rawValue: "ParameterID")
    /// The value of a parameter.
    public static let parameterValue = Key(rawValue: "ParameterValue")
    /// A parameter curve.
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    /// The control points of a curve.
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
  }
}
