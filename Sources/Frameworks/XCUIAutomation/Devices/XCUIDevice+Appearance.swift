extension XCUIDevice {
  /// The appearance of the system's interface.
  public enum Appearance: Int, Sendable {
    /// The appearance is not known.
    case unspecified
    /// Light.
    case light
    /// Dark.
    case dark
  }
}
