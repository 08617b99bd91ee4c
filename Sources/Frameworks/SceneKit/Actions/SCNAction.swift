/// A closure that maps the elapsed part of an action to the part of the change that is done.
public typealias SCNActionTimingFunction = (Float) -> Float

/// A change of a node over time, or a composition of such changes (Scenes.SC6).
///
/// - Thread: any before a node runs it; the main thread afterwards.
open class SCNAction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Creates an action that does nothing.
  public override init() {
    (content, reversal, duration) = (.wait(range: 0), nil, 0)
    super.init()
  }

  init(
    _ content: SceneActionContent, duration: TimeInterval,
    reversed reversal: (() -> SCNAction)? = nil
  ) {
    (self.content, self.reversal) = (content, reversal)
    self.duration = duration
    super.init()
  }

  /// Creates an action from an archive; always nil, because actions are not archived.
  public required init?(coder: NSCoder) { return nil }
  /// Whether the class is decoded securely: true.
  open class var supportsSecureCoding: Bool { true }
  /// Encodes nothing.
  open func encode(with coder: NSCoder) {
    // does nothing
  }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SCNAction(content, duration: duration, reversed: reversal)
    (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
    return copy
  }

  /// The time that the action takes, in seconds.
  open var duration: TimeInterval
  /// The easing of the action.
  open var timingMode = SCNActionTimingMode.linear
  /// A function that changes the timing, after the timing mode; nil for none.
  open var timingFunction: SCNActionTimingFunction?
  /// The playback speed; 0 pauses the action.
  open var speed: CGFloat = 1

  /// Returns the reverse action; for an action to a target, a wait or an irreversible one a copy
  /// (guess).
  open func reversed() -> SCNAction {
    let action = reversal?() ?? SCNAction(content, duration: duration)
    (action.timingMode, action.timingFunction, action.speed) = (timingMode, timingFunction, speed)
    return action
  }

  // MARK: Internals

  let content: SceneActionContent
  private let reversal: (() -> SCNAction)?

  /// Returns the eased part for an elapsed part of the duration, 0…1.
  func eased(_ part: CGFloat) -> CGFloat {
    let part = timingMode.eased(part)
    guard let timingFunction else { return part }
    return CGFloat(timingFunction(Float(part)))
  }
}
