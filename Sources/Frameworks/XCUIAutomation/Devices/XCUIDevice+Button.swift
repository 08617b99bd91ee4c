import PhoneTesting

extension XCUIDevice {
  /// A button of the device.
  ///
  /// - Source: the constants of Apple's public header; a guess for the numbers of the last two.
  public enum Button: Int, Sendable {
    /// The Home button; on phones without one, a swipe from the bottom edge.
    case home = 1
    /// The button that increases the volume.
    case volumeUp
    /// The button that decreases the volume.
    case volumeDown
    /// The Action button, which the phone lacks.
    case action
    /// The Camera button, which the phone lacks.
    case camera

    /// The phone's button; `nil` if it has none.
    var button: PhoneButton? {
      switch self {
      case .home: .home
      case .volumeUp: .volumeUp
      case .volumeDown: .volumeDown
      case .action, .camera: nil
      }
    }
  }
}
