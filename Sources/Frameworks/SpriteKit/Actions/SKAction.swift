/// A closure that maps the elapsed fraction of an action to the fraction of the change.
public typealias SKActionTimingFunction = (Float) -> Float

/// A change of a node over time, or a composition of such changes (Scenes.SK20…).
///
/// - Thread: any before a node runs it; the main thread afterwards.
open class SKAction: NSObject, NSCopying, NSSecureCoding, @unchecked Sendable {
  /// Returns an action that does nothing.
  public override init() {
    (content, reversal, duration) = (.timed { _ in { _ in } }, .same, 0)
    super.init()
  }

  init(_ content: ActionContent, duration: TimeInterval, reversed reversal: ActionReversal) {
    (self.content, self.reversal) = (content, reversal)
    self.duration = duration.isFinite ? max(0, duration) : duration == .infinity ? duration : 0
    super.init()
  }

  /// Creates an action from a file of Xcode's scene editor; always nil (Scenes.SK8).
  public convenience init?(named name: String) {
    SpriteWarning.isNotRead(name, as: "SKAction(named:)")
    return nil
  }

  /// Creates an action from a file of Xcode's scene editor; always nil (Scenes.SK8).
  public convenience init?(named name: String, duration sec: TimeInterval) {
    self.init(named: name)
  }

  /// Creates an action from a file of Xcode's scene editor; always nil (Scenes.SK8).
  public convenience init?(named name: String, from url: URL) { self.init(named: name) }

  /// Creates an action from a file of Xcode's scene editor; always nil (Scenes.SK8).
  public convenience init?(named name: String, from url: URL, duration sec: TimeInterval) {
    self.init(named: name)
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
    let copy = SKAction(content, duration: duration, reversed: reversal)
    (copy.timingMode, copy.timingFunction, copy.speed) = (timingMode, timingFunction, speed)
    return copy
  }

  // MARK: Timing

  /// The time that the action takes, in seconds.
  open var duration: TimeInterval
  /// The easing of the action.
  open var timingMode = SKActionTimingMode.linear
  /// A function that changes the timing, after the timing mode; nil for none.
  open var timingFunction: SKActionTimingFunction?
  /// The playback speed; 0 pauses the action.
  open var speed: CGFloat = 1

  /// Returns the reverse action; for an irreversible one, one that does nothing or a copy
  /// (Scenes.SK25).
  open func reversed() -> SKAction {
    let action =
      switch reversal {
      case .same: SKAction(content, duration: duration, reversed: .same)
      case .nothing: SKAction.wait(forDuration: duration)
      case .made(let make): make()
      }
    (action.timingMode, action.timingFunction, action.speed) = (timingMode, timingFunction, speed)
    if case .made = reversal { action.duration = duration }
    return action
  }

  // MARK: Internals

  let content: ActionContent
  private let reversal: ActionReversal

  /// Returns the eased fraction for an elapsed fraction of the duration, 0…1.
  func eased(_ part: CGFloat) -> CGFloat {
    let part = timingMode.eased(part)
    guard let timingFunction else { return part }
    return CGFloat(timingFunction(Float(part)))
  }
}
