/// Where the parts of a pattern stand in its file, as offsets of bytes.
///
/// Each list has the order and the length of the pattern's. What the author left out stands where
/// the thing stands that lacks it.
public struct AHAPPlaces: Sendable {
  /// The array of all elements.
  public var pattern = 0
  /// One for each event.
  public var events: [Event] = []
  /// One for each dynamic parameter.
  public var parameters: [Parameter] = []
  /// One for each curve.
  public var curves: [Curve] = []

  /// Where an event stands.
  public struct Event: Sendable {
    /// The event itself.
    public var start: Int
    /// The value of its type.
    public var kind: Int
    /// The value of its time.
    public var time: Int
    /// The value of its duration.
    public var duration: Int
    /// The value of its waveform's path.
    public var waveform: Int
    /// One for each of its parameters.
    public var parameters: [Parameter]
  }

  /// Where a parameter of an event or of the pattern stands.
  public struct Parameter: Sendable {
    /// The parameter itself.
    public var start: Int
    /// The value of its identifier.
    public var id: Int
    /// Its value.
    public var value: Int
    /// The value of its time; for an event's parameter, the parameter itself.
    public var time: Int
  }

  /// Where a curve stands.
  public struct Curve: Sendable {
    /// The curve itself.
    public var start: Int
    /// The value of its parameter's identifier.
    public var id: Int
    /// The value of its time.
    public var time: Int
    /// One for each of its points: the value of the point's time.
    public var points: [Int]
  }
}
