extension XCUIDevice {
  /// The appearance of the system's interface.
  public enum Appearance: Int, Sendable {
    /// The appearance is unspecified.
    case unspecified
    /// Light appearance.
    case light
    /// Dark appearance.
    case dark
  }
}
