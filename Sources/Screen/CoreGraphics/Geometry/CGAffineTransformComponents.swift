/// The components of an affine transform: scaling, shear, rotation and translation, in this order.
public struct CGAffineTransformComponents: Sendable, Hashable {
  /// The scale along both axes; one is negative if the transform mirrors.
  public var scale: CGSize
  /// The horizontal shear: the displacement of x per unit of y, after scaling.
  public var horizontalShear: CGFloat
  /// The rotation, in radians from the x axis towards the y axis.
  public var rotation: CGFloat
  /// The translation.
  public var translation: CGVector

  /// Creates components; the defaults map everything to the origin.
  public init(
    scale: CGSize = .zero, horizontalShear: CGFloat = 0, rotation: CGFloat = 0,
    translation: CGVector = .zero
  ) {
    (self.scale, self.horizontalShear) = (scale, horizontalShear)
    (self.rotation, self.translation) = (rotation, translation)
  }
}

extension CGAffineTransform {
  /// Creates a transform from components.
  public init(_ components: CGAffineTransformComponents) {
    let slanted = CGAffineTransform(
      a: 1, b: 0, c: components.horizontalShear, d: 1, tx: 0, ty: 0)
    self = CGAffineTransform(scaleX: components.scale.width, y: components.scale.height)
      .concatenating(slanted)
      .concatenating(CGAffineTransform(rotationAngle: components.rotation))
      .concatenating(
        CGAffineTransform(translationX: components.translation.dx, y: components.translation.dy))
  }

  /// Returns the components of the transform.
  public func decomposed() -> CGAffineTransformComponents {
    // The first column is the rotated x axis, scaled along x. The second column's component along
    // it is the shear, and the perpendicular component is the scale along y.
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
