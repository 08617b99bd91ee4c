extension AVAudioSession {
  /// The location of a data source on the phone.
  public struct Location: _WrappedWord, Sendable {
    /// The value in Apple's reference.
    public let rawValue: String

    /// Creates a location of a raw value.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// The upper end.
    public static let upper = Location(rawValue: "Upper")
    /// The lower end.
    public static let lower = Location(rawValue: "Lower")
  }
}
