/// A transition between two scenes.
///
/// Fades and movements are drawn; the others are drawn as a cross-fade (Scenes.SK35).
///
/// - Thread: one at a time; the app sets its properties, and then hands it over.
open class SKTransition: NSObject, NSCopying, @unchecked Sendable {
  /// The kinds of transitions.
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

  /// Whether the new scene is paused during the transition.
  open var pausesIncomingScene = true
  /// Whether the old scene is paused during the transition.
  open var pausesOutgoingScene = true

  /// Creates a cross-fade.
  open class func crossFade(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// Creates a fade through black.
  open class func fade(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec, .fade(.black))
  }
  /// Creates a fade through a color.
  open class func fade(with color: UIColor, duration sec: TimeInterval) -> SKTransition {
    SKTransition(sec, .fade(color))
  }
  /// Creates a horizontal flip, drawn as a cross-fade.
  open class func flipHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// Creates a vertical flip, drawn as a cross-fade.
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
  /// Creates a horizontal opening of doors, drawn as a cross-fade.
  open class func doorsOpenHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// Creates a vertical opening of doors, drawn as a cross-fade.
  open class func doorsOpenVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// Creates a horizontal closing of doors, drawn as a cross-fade.
  open class func doorsCloseHorizontal(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// Creates a vertical closing of doors, drawn as a cross-fade.
  open class func doorsCloseVertical(withDuration sec: TimeInterval) -> SKTransition {
    SKTransition(sec)
  }
  /// Creates a doorway, drawn as a cross-fade.
  open class func doorway(withDuration sec: TimeInterval) -> SKTransition { SKTransition(sec) }
  /// Creates a transition by a Core Image filter.
  public convenience init(ciFilter filter: CIFilter, duration sec: TimeInterval) { self.init(sec) }

  /// Returns a copy.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy = SKTransition(duration, kind)
    copy.pausesIncomingScene = pausesIncomingScene
    copy.pausesOutgoingScene = pausesOutgoingScene
    return copy
  }
}
