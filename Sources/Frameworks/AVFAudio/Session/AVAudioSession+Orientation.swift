extension AVAudioSession {
  /// The orientation of a data source.
  public struct Orientation: _WrappedWord, Sendable {
    /// The value in Apple's reference.
    public let rawValue: String

    /// Creates an orientation of a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Up.
    public static let top = Orientation(rawValue: "Top")
    /// Down.
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
