extension UITouch {
  /// The phases of a touch.
  public enum Phase: Int, Sendable {
    /// The touch has begun.
    case began = 0
    /// The location, force or another property has changed.
    case moved = 1
    /// Nothing has changed.
    case stationary = 2
    /// The touch has ended.
    case ended = 3
    /// The touch was cancelled, as by an incoming call.
    case cancelled = 4
    /// A pointer has entered a region without touching it.
    case regionEntered = 5
    /// A pointer has moved over a region without touching it.
    case regionMoved = 6
    /// A pointer has left a region that it did not touch.
    case regionExited = 7
  }

  /// The types of touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on a device other than the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// The button of a mouse or trackpad.
    case indirectPointer = 3

    /// The former name of `pencil`.
    public static var stylus: TouchType { .pencil }
  }

  /// The properties of a touch that may be estimated at first.
  public struct Properties: OptionSet, Sendable, Hashable {
    /// The bits.
    public let rawValue: Int
    /// Creates a set from its raw value.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// The force.
    public static let force = Properties(rawValue: 1)
    /// The azimuth angle.
    public static let azimuth = Properties(rawValue: 2)
    /// The altitude angle.
    public static let altitude = Properties(rawValue: 4)
    /// The location.
    public static let location = Properties(rawValue: 8)
    /// The angle of a pencil's rotation about its axis.
    public static let roll = Properties(rawValue: 16)
  }
}
