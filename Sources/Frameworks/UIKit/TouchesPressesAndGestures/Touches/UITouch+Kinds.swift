extension UITouch {
  /// What became of a touch since the last event.
  public enum Phase: Int, Sendable {
    /// It came down.
    case began = 0
    /// Something of it changed: its place, its force, or another property.
    case moved = 1
    /// Nothing of it changed.
    case stationary = 2
    /// It was lifted.
    case ended = 3
    /// It was taken away, as by a call that comes in.
    case cancelled = 4
    /// It came over a place without touching it.
    case regionEntered = 5
    /// It moved over a place without touching it.
    case regionMoved = 6
    /// It left a place that it did not touch.
    case regionExited = 7
  }

  /// What touches.
  public enum TouchType: Int, Sendable {
    /// A finger on the screen.
    case direct = 0
    /// A finger on something that is not the screen.
    case indirect = 1
    /// A pencil.
    case pencil = 2
    /// The button of a mouse or a trackpad.
    case indirectPointer = 3

    /// The former name of a pencil.
    public static var stylus: TouchType { .pencil }
  }

  /// What of a touch can be a guess that is made good later.
  public struct Properties: OptionSet, Sendable, Hashable {
    /// One bit a property.
    public let rawValue: Int
    /// Makes a set of bits.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// How hard it presses.
    public static let force = Properties(rawValue: 1)
    /// Where it points along the glass.
    public static let azimuth = Properties(rawValue: 2)
    /// How far it stands up.
    public static let altitude = Properties(rawValue: 4)
    /// Where it is.
    public static let location = Properties(rawValue: 8)
  }
}
