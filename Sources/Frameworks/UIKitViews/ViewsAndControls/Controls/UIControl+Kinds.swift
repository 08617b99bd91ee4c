extension UIControl {
  /// The events of a control.
  public struct Event: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch began in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A further tap began in the control.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// The touch moved inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// The touch moved outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// The touch moved into the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// The touch moved out of the control.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// The touch ended inside the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// The touch ended outside the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// The touch was cancelled.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// The value changed.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// The primary action was triggered.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// The menu was opened as the primary action.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing began.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// The text changed.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ended.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ended by the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// The events reserved for apps.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// The events reserved for the system.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)

    /// The individual events of the set.
    var singles: [Event] {
      (0..<32).map { Event(rawValue: 1 << $0) }.filter(contains)
    }
  }

  /// The states of a control.
  public struct State: OptionSet, Sendable, Hashable {
    /// The bits of the set.
    public let rawValue: UInt
    /// Creates a set from its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The normal state.
    public static let normal: State = []
    /// The highlighted state.
    public static let highlighted = State(rawValue: 1 << 0)
    /// The disabled state.
    public static let disabled = State(rawValue: 1 << 1)
    /// The selected state.
    public static let selected = State(rawValue: 1 << 2)
    /// The focused state.
    public static let focused = State(rawValue: 1 << 3)
    /// The states reserved for apps.
    public static let application = State(rawValue: 0x00FF_0000)
    /// The states reserved for the system.
    public static let reserved = State(rawValue: 0xFF00_0000)
  }

  /// The vertical alignments of a control's content.
  public enum ContentVerticalAlignment: Int, Sendable {
    /// Center alignment.
    case center = 0
    /// Top alignment.
    case top = 1
    /// Bottom alignment.
    case bottom = 2
    /// The content fills the height.
    case fill = 3
  }

  /// The horizontal alignments of a control's content.
  public enum ContentHorizontalAlignment: Int, Sendable {
    /// Center alignment.
    case center = 0
    /// Left alignment.
    case left = 1
    /// Right alignment.
    case right = 2
    /// The content fills the width.
    case fill = 3
    /// Leading alignment.
    case leading = 4
    /// Trailing alignment.
    case trailing = 5
  }
}
