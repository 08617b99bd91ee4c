/// A mathematical shape that can be stroked or filled.
open class SKShapeNode: SKNode {
  /// Creates a node without a shape.
  public override init() { super.init() }

  /// Creates a circle.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }

  /// Creates an ellipse.
  public convenience init(ellipseOf size: CGSize) {
    self.init()
    path = CGPath(ellipseIn: Self.centered(size), transform: nil)
  }

  /// Creates a rectangle.
  public convenience init(rectOf size: CGSize) {
    self.init()
    path = CGPath(rect: Self.centered(size), transform: nil)
  }

  /// Creates a shape of a path.
  public convenience init(path: CGPath) {
    self.init()
    self.path = path
  }

  /// The path.
  open var path: CGPath?
  /// The color of the area.
  open var fillColor = UIColor.clear
  /// The color of the line.
  open var strokeColor = UIColor.white
  /// The width of the line.
  open var lineWidth: CGFloat = 1

  private static func centered(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }
}
