import PhoneLink

/// A button that is pressed, or a key of a keyboard.
@preconcurrency @MainActor
open class UIPress: NSObject {
  /// When it last changed, in seconds since the phone was started.
  open internal(set) var timestamp: TimeInterval
  /// What has become of it since the last event.
  open internal(set) var phase: Phase
  /// Which button it is.
  open var type: PressType { button }
  /// The window that it was sent to.
  open internal(set) weak var window: UIWindow?
  /// Who was told of it first.
  open internal(set) weak var responder: UIResponder?
  /// How hard it is pressed, 0…1; a button that knows no force says 1.
  open internal(set) var force: CGFloat
  /// The key, as it was when this last changed; nil where it is none of a keyboard.
  open internal(set) var key: UIKey?

  // MARK: Creating

  /// Makes a press of the first button that nobody presses (T10).
  public nonisolated override init() {
    (button, phase, timestamp, force) = (.upArrow, .began, 0, 0)
    super.init()
  }

  // MARK: Internals

  /// Makes the press of a key (K2).
  init(_ stroke: KeyStroke) {
    button = PressType(rawValue: PressType.firstKey + stroke.key.usage)
    (phase, timestamp, force) = (.began, stroke.time.seconds, 1)
    key = UIKey(stroke)
  }

  /// Goes on as a key says.
  func follow(_ stroke: KeyStroke) {
    phase = Phase(stroke.phase)
    (timestamp, key) = (stroke.time.seconds, UIKey(stroke))
  }

  package init(_ button: PressType, _ phase: Phase, at time: TimeInterval, force: CGFloat = 1) {
    (self.button, self.phase, timestamp, self.force) = (button, phase, time, force)
  }

  private let button: PressType
}

extension UIPress {
  /// What became of a press since the last event.
  public enum Phase: Int, Sendable {
    /// The button went down.
    case began = 0
    /// It is pressed harder or less hard.
    case changed = 1
    /// Nothing of it changed.
    case stationary = 2
    /// It came up.
    case ended = 3
    /// The press was taken away.
    case cancelled = 4
  }

  /// The buttons.
  ///
  /// Not an enumeration, as on an iPhone it has more values than names: a key of a keyboard is 2,000 and
  /// its number in the USB HID usage tables (measured by others).
  public struct PressType: RawRepresentable, Hashable, Sendable {
    /// The number.
    public let rawValue: Int
    /// Makes the kind with a number.
    public init(rawValue: Int) { self.rawValue = rawValue }

    /// Up.
    public static let upArrow = PressType(rawValue: 0)
    /// Down.
    public static let downArrow = PressType(rawValue: 1)
    /// Left.
    public static let leftArrow = PressType(rawValue: 2)
    /// Right.
    public static let rightArrow = PressType(rawValue: 3)
    /// Select.
    public static let select = PressType(rawValue: 4)
    /// Menu.
    public static let menu = PressType(rawValue: 5)
    /// Play and pause.
    public static let playPause = PressType(rawValue: 6)
    /// A page up.
    public static let pageUp = PressType(rawValue: 30)
    /// A page down.
    public static let pageDown = PressType(rawValue: 31)

    /// Where the numbers of keys begin.
    static let firstKey = 2_000
  }
}

extension UIPress.Phase {
  /// What became of a key.
  init(_ phase: KeyStroke.Phase) {
    self =
      switch phase {
      case .began: .began
      case .ended: .ended
      case .cancelled: .cancelled
      }
  }
}
