/// The movement of a finger on a remote control; an iPhone has none.
@preconcurrency @MainActor
open class UIFocusMovementHint: NSObject, NSCopying {
  /// The direction of the movement.
  open var movementDirection: CGVector { .zero }
  /// The transform that shows the movement in perspective.
  open var perspectiveTransform: CATransform3D { CATransform3DIdentity }
  /// The rotation about the axes x and y.
  open var rotation: CGVector { .zero }
  /// The translation.
  open var translation: CGVector { .zero }
  /// The transform that shows the whole movement.
  open var interactionTransform: CATransform3D { CATransform3DIdentity }
  /// Returns the hint itself.
  nonisolated open func copy(with zone: NSZone? = nil) -> Any { self }

  // MARK: Internals

  override init() { super.init() }
}
