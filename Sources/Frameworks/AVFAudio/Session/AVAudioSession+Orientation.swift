extension AVAudioSession {
  /// The direction in which a data source points.
  public struct Orientation: _WrappedWord, Sendable {
    /// The value in Apple's reference.
    public let rawValue: String

    /// Creates a direction of a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Upwards.
    public static let top = Orientation(rawValue: "Top")
    /// Downwards.
    public static let bottom = Orientation(rawValue: "Bottom")
    /// Out of the screen.
    public static let front = Orientation(rawValue: "Front")
    /// Away from the screen.
    public static let back = Orientation(rawValue: "Back")
    /// To the left.
    public static let left = Orientation(rawValue: "Left")
    /// To the right.
    public static let right = Orientation(rawValue: "Right")
  }
}
