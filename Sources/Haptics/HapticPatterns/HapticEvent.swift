/// A haptic or audio event of a pattern.
public struct HapticEvent: Sendable, Equatable {
  /// The kind of event.
  public var kind: Kind
  /// Seconds from the pattern's start; 0 or more.
  public var time: Double
  /// The duration in seconds, or `nil` if the author gave none.
  ///
  /// - `transient`: ignored, a tap has its own length.
  /// - `continuous`, `audioContinuous`: required by the format; without it, or with 0, there is no
  ///   fixed end.
  /// - `audioCustom`: cuts or pads the sound; `nil` and 0 play the whole sound, or a looped one
  ///   without end.
  public var duration: Double?
  /// The parameters set by the author; missing ones have their defaults, and the last of several
  /// with one identifier counts.
  public var parameters: [EventParameter]
  /// The sound of an `audioCustom` event; `nil` for every other kind.
  public var waveform: WaveformReference?

  /// Creates an event.
  public init(
    _ kind: Kind, time: Double, duration: Double? = nil, parameters: [EventParameter] = [],
    waveform: WaveformReference? = nil
  ) {
    self.kind = kind
    self.time = time
    self.duration = duration
    self.parameters = parameters
    self.waveform = waveform
  }

  /// The value of a parameter: the author's, or the default.
  public subscript(id: EventParameter.ID) -> Float {
    parameters.last { $0.id == id }?.value ?? id.defaultValue(for: kind)
  }
}
