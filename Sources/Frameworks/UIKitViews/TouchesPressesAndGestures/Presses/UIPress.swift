import TactusPhoneLink

/// A press of a button, or of a key of a keyboard.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// The time of the last change, in seconds since the phone was started.
  open internal(set) var timestamp: TimeInterval
  /// The phase.
  open package(set) var phase: Phase
  /// The type of button or key.
  open var type: PressType { button }
  /// The window to which the press is delivered.
  open internal(set) weak var window: UIWindow?
  /// The responder to which the press is delivered first.
  open internal(set) weak var responder: UIResponder?
  /// The recognizers that receive the press; always nil.
  open var gestureRecognizers: [UIGestureRecognizer]? { nil }
  /// The force, 0…1; 1 for a button without a force sensor.
  open internal(set) var force: CGFloat
  /// The key at the last change; nil for a button.
  open internal(set) var key: UIKey?

  // MARK: Creating

  /// Creates a press of the up arrow for tests, at time 0 and without force (Touches.T10).
  public nonisolated override init() {
    (button, phase, timestamp, force) = (.upArrow, .began, 0, 0)
    super.init()
  }

  // MARK: Internals

  /// Creates the press of a key (Keys.K2).
  package init(_ stroke: KeyStroke) {
    button = PressType(PressType.firstKey + stroke.key.usage)
    (phase, timestamp, force) = (.began, stroke.time.seconds, 1)
    key = UIKey(stroke)
  }

  /// Updates the press from a key.
  package func follow(_ stroke: KeyStroke) {
    phase = Phase(stroke.phase)
    (timestamp, key) = (stroke.time.seconds, UIKey(stroke))
  }

  package init(_ button: PressType, _ phase: Phase, at time: TimeInterval, force: CGFloat = 1) {
    (self.button, self.phase, timestamp, self.force) = (button, phase, time, force)
  }

  private let button: PressType
}

extension UIPress {
  /// The phases of a press.
  public enum Phase: Int, Sendable {
    /// The button was pressed.
    case began = 0
    /// The force has changed.
    case changed = 1
    /// Nothing has changed.
    case stationary = 2
    /// The button was released.
    case ended = 3
    /// The press was cancelled.
    case cancelled = 4
  }

  /// The buttons.
  ///
  /// It is not an enumeration, because an iPhone has more values than names: a key's value is 2,000
  /// plus its USB HID usage (measured by others).
  public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The number of the button.
    public let rawValue: Int
    /// Creates a type from its raw value; never `nil`.
    public init?(rawValue: Int) { self.init(rawValue) }
    init(_ rawValue: Int) { self.rawValue = rawValue }

    /// The up arrow.
    public static let upArrow = PressType(0)
    /// The down arrow.
    public static let downArrow = PressType(1)
    /// The left arrow.
    public static let leftArrow = PressType(2)
    /// The right arrow.
    public static let rightArrow = PressType(3)
    /// The select button.
    public static let select = PressType(4)
    /// The menu button.
    public static let menu = PressType(5)
    /// The play/pause button.
    public static let playPause = PressType(6)
    /// The page-up button.
    public static let pageUp = PressType(30)
    /// The page-down button.
    public static let pageDown = PressType(31)

    /// The value of the first key.
    static let firstKey = 2_000
  }
}

extension UIPress.Phase {
  /// Converts a phase of the phone link.
  init(_ phase: KeyStroke.Phase) {
    self =
      switch phase {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
