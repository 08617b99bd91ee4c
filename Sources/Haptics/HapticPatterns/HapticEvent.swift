/// One thing that is felt or heard, at one time.
public struct HapticEvent: Sendable, Equatable {
  /// What kind of thing happens.
  public var kind: Kind
  /// Seconds from the pattern's start; 0 or more.
  public var time: Double
  /// Seconds the event lasts, or `nil` when its author gave none.
  ///
  /// - `transient`: ignored, a tap has its own length.
  /// - `continuous`, `audioContinuous`: required by the format; without it there is no fixed end.
  /// - `audioCustom`: cuts or pads the sound; `nil` and 0 play it as long as it is.
  public var duration: Double?
  /// What the author set; what is missing has its default, and the last of one kind counts.
  public var parameters: [EventParameter]
  /// The sound of an `audioCustom` event; `nil` for every other kind.
  public var waveform: WaveformReference?

  /// Makes an event from its parts.
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

  /// The value of one parameter: the author's, or else its default.
  public subscript(id: EventParameter.ID) -> Float {
    parameters.last { $0.id == id }?.value ?? id.defaultValue
  }
}
