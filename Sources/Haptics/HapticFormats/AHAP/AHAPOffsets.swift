/// The byte offsets of the parts of a pattern in its file.
///
/// Each list has the order and the length of the pattern's. An omitted value has the offset of its
/// owner.
public struct AHAPOffsets: Sendable {
  /// The offset of the array of all elements.
  public var pattern = 0
  /// The offsets of the events.
  public var events: [Event] = []
  /// The offsets of the dynamic parameters.
  public var parameters: [Parameter] = []
  /// The offsets of the curves.
  public var curves: [Curve] = []

  /// The offsets of an event.
  public struct Event: Sendable {
    /// The offset of the event itself.
    public var start: Int
    /// The offset of its type.
    public var kind: Int
    /// The offset of its time.
    public var time: Int
    /// The offset of its duration.
    public var duration: Int
    /// The offset of its waveform's path.
    public var waveform: Int
    /// The offsets of its parameters.
    public var parameters: [Parameter]
  }

  /// The offsets of a parameter of an event or of the pattern.
  public struct Parameter: Sendable {
    /// The offset of the parameter itself.
    public var start: Int
    /// The offset of its identifier.
    public var id: Int
    /// The offset of its value.
    public var value: Int
    /// The offset of its time; for an event's parameter, of the parameter itself.
    public var time: Int
  }

  /// The offsets of a curve.
  public struct Curve: Sendable {
    /// The offset of the curve itself.
    public var start: Int
    /// The offset of its parameter's identifier.
    public var id: Int
    /// The offset of its time.
    public var time: Int
    /// The offsets of the times of its points.
    public var points: [Int]
  }
}
