extension UISwitch {
  /// The appearances of a switch.
  public enum Style: Int, Sendable {
    /// The phone's own.
    case automatic = 0
    /// A box, only on a Mac.
    case checkbox = 1
    /// A track with a thumb.
    case sliding = 2
  }

  /// The appearance: a track with a thumb.
  public var style: Style { .sliding }
}
