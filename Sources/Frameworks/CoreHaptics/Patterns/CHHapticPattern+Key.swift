extension CHHapticPattern {
  /// The words that stand before values in a pattern's dictionary and in its file.
  public struct Key: _WrappedWord, Sendable {
    /// The word that files use.
    public let rawValue: String

    /// Makes a key of any word; a pattern ignores one that is not known.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The version of the format, 1.0.
    public static let version = Key(rawValue: "Version")
    /// The array of events, parameters and curves.
    public static let pattern = Key(rawValue: "Pattern")
    /// One event.
    public static let event = Key(rawValue: "Event")
    /// What kind of event.
    public static let eventType = Key(rawValue: "EventType")
    /// Seconds from the start.
    public static let time = Key(rawValue: "Time")
    /// Seconds that an event lasts.
    public static let eventDuration = Key(rawValue: "EventDuration")
    /// Where the sound of an event is.
    public static let eventWaveformPath = Key(rawValue: "EventWaveformPath")
    /// Whether attack and release fade a sound in and out.
    public static let eventWaveformUseVolumeEnvelope = Key(
      rawValue: "EventWaveformUseVolumeEnvelope")
    /// Whether a sound is repeated.
    public static let eventWaveformLoopEnabled = Key(rawValue: "EventWaveformLoopEnabled")
    /// The properties of an event.
    public static let eventParameters = Key(rawValue: "EventParameters")
    /// One dynamic parameter.
    public static let parameter = Key(rawValue: "Parameter")
    /// Which property or control.
    public static let parameterID = Key(rawValue: "ParameterID")
    /// Its value.
    public static let parameterValue = Key(rawValue: "ParameterValue")
    /// One parameter curve.
    public static let parameterCurve = Key(rawValue: "ParameterCurve")
    /// The points of a curve.
    public static let parameterCurveControlPoints = Key(rawValue: "ParameterCurveControlPoints")
  }
}
