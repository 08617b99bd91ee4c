/// A change of coordinates as a stretch, a slant, a turn and a move, one after another.
public struct CGAffineTransformComponents: Sendable, Hashable {
  /// The stretch along both axes; one is below 0 where the change mirrors.
  public var scale: CGSize
  /// How far x moves for each unit of y, after the stretch.
  public var horizontalShear: CGFloat
  /// The turn, in radians from the x axis towards the y axis.
  public var rotation: CGFloat
  /// The move.
  public var translation: CGVector

  /// Makes the parts of a change; without arguments, of one that moves everything to the origin.
  public init(
    scale: CGSize = .zero, horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    (self.scale, self.horizontalShear) = (scale, horizontalShear)
    (self.rotation, self.translation) = (rotation, translation)
  }
}

extension CGAffineTransform {
  /// Makes the change of its parts.
  public init(_ components: CGAffineTransformComponents) {
    let slanted = CGAffineTransform(
      a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(slanted)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// The parts of the change, from which it can be made again.
  public func decomposed() -> CGAffineTransformComponents {
    // The first column is the turned x axis, as long as the stretch along x. What the second has in
    // its direction is slant, and what it has at right angles is the stretch along y.
    let width = (a * a + b * b).squareRoot()
    let angle = width > 0 ? atan2(b, a) : 0
    let (x, y) = (cos(angle), sin(angle))
    let height = d * x - c * y
    let shear = height != 0 ? (c * x + d * y) / height : 0
    return CGAffineTransformComponents(
      scale: CGSize(width: width, height: height), horizontalShear: shear, rotation: angle,
      translation: CGVector(dx: tx, dy: ty))
  }
}
