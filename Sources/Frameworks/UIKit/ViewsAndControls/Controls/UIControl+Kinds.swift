extension UIControl {
  /// What can happen to a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// One bit an event.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A finger came down on it.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A finger came down on it again soon after.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The finger moved inside it.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The finger moved outside it.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The finger moved into it.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The finger moved out of it.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The finger was lifted inside it.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The finger was lifted outside it.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The finger was taken away.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// What it stands for is another value.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// It was used for what it is mostly for.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// Its menu was used.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Its text is being edited.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// Its text is another.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Its text is edited no more.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Its text is edited no more, by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All of touches.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All of editing.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// Those that apps may name themselves.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// Those that nobody may name.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// The events one by one.
    var singles: [Event] {
      (0..<32).map { Event(rawValue: 1 << $0) }.filter(contains)
    }
  }

  /// How a control is at the moment.
  public struct State: OptionSet, Sendable, Hashable {
    /// One bit a property.
    public let rawValue: UInt
    /// Makes a set of bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// None of the others.
    public static let normal: State = []
    /// It looks pressed.
    public static let highlighted = State(rawValue: 1 << 0)
    /// People cannot use it.
    public static let disabled = State(rawValue: 1 << 1)
    /// It is chosen.
    public static let selected = State(rawValue: 1 << 2)
    /// It has the focus.
    public static let focused = State(rawValue: 1 << 3)
    /// Those that apps may name themselves.
    public static let application = State(rawValue: 0x00FF_0000)
    /// Those that nobody may name.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// Where what a control shows is, from top to bottom.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the top.
    case top = 1
    /// At the bottom.
    case bottom = 2
    /// From top to bottom.
    case fill = 3
  }

  /// Where what a control shows is, from left to right.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// In the middle.
    case center = 0
    /// At the left.
    case left = 1
    /// At the right.
    case right = 2
    /// From left to right.
    case fill = 3
    /// Where reading begins.
    case leading = 4
    /// Where reading ends.
    case trailing = 5
  }
}
