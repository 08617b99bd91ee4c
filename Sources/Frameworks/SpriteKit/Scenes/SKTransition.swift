/// An object used to perform an animated transition to a new scene.
///
/// Fades and movements are drawn; the other ones are drawn as a mixture of both scenes
/// (Scenes.SK35).
open class SKTransition: NSObject, NSCopying, @unchecked Sendable {
  /// The way in which the scenes are drawn.
  enum Kind {
    case mixture
    case fade(UIColor)
    case moveIn(SKTransitionDirection)
    case push(SKTransitionDirection)
    case reveal(SKTransitionDirection)
  }

  let duration: TimeInterval
  let kind: Kind

  private init(_ duration: TimeInterval, _ kind: Kind = .mixture) {
    (self.duration, self.kind) = (max(0, duration), kind)
    super.init()
  }

  /// Whether the new scene pauses during the transition.
  open var pausesIncomingScene = true
  /// Whether the old scene pauses during the transition.
  open var pausesOutgoingScene = true

  /// Creates a mixture of both scenes.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// Creates a fade to black, then to the new scene.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec, .fade(.black))
  }
  /// Creates a fade to a color, then to the new scene.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition(sec, .fade(color))
  }
  /// Creates a horizontal flip.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// Creates a vertical flip.
  open class func flipVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// Creates a transition in which the new scene moves over the old one.
  open class func moveIn(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition(sec, .moveIn(direction)) }
  /// Creates a transition in which the new scene pushes the old one away.
  open class func push(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition(sec, .push(direction)) }
  /// Creates a transition in which the old scene moves away.
  open class func reveal(
    with direction: SKTransitionDirection, duration sec: TimeInterval
  ) -> SKTransition { SKTransition(sec, .reveal(direction)) }
  /// Creates horizontal doors that open.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// Creates vertical doors that open.
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// Creates horizontal doors that close.
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// Creates vertical doors that close.
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// Creates a doorway to the new scene.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// Creates a transition by a filter of Core Image.
  public convenience init(ciFilter filter: CIFilter, duration sec: TimeInterval) { self.init(sec) }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTransition(duration, kind)
    copy.pausesIncomingScene = pausesIncomingScene
    copy.pausesOutgoingScene = pausesOutgoingScene
    return copy
  }
}
