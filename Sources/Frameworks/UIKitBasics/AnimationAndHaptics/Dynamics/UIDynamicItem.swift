/// An object that takes part in dynamics, such as a view.
@preconcurrency @MainActor
public protocol UIDynamicItem: NSObjectProtocol {
  /// The center, in the coordinates of the reference view.
  var center: CGPoint { get set }
  /// The bounds, whose size is that of the item.
  var bounds: CGRect { get }
  /// The rotation.
  var transform: CGAffineTransform { get set }
  /// The shape in collisions; optional.
  var collisionBoundsType: UIDynamicItemCollisionBoundsType { get }
  /// The path whose convex hull is the shape, relative to the center; optional.
  var collisionBoundingPath: UIBezierPath { get }
}

extension UIDynamicItem {
  /// The bounds.
  public var collisionBoundsType: UIDynamicItemCollisionBoundsType { .rectangle }
  /// The rectangle of the bounds.
  public var collisionBoundingPath: UIBezierPath {
    let size = bounds.size
    return UIBezierPath(
      rect: CGRect(
        x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height))
  }
}
