/// A button that is pressed.
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

  // MARK: Internals

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
  public enum PressType: Int, Sendable {
    /// Up.
    case upArrow = 0
    /// Down.
    case downArrow = 1
    /// Left.
    case leftArrow = 2
    /// Right.
    case rightArrow = 3
    /// Select.
    case select = 4
    /// Menu.
    case menu = 5
    /// Play and pause.
    case playPause = 6
  }
}
