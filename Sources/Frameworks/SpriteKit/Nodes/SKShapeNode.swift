/// A mathematical shape that can be stroked or filled (Scenes.SK14…).
open class SKShapeNode: SKNode {
  /// Creates a node without a shape.
  public override init() { super.init() }

  /// Creates a shape from an archive, without its path.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Creates a shape of a path.
  public convenience init(path: CGPath) { self.init(path: path, centered: false) }

  /// Creates a shape of a path, which may be centered at the node's origin.
  public convenience init(path: CGPath, centered: Bool) {
    self.init()
    guard centered else {
      self.path = path
      return
    }
    let bounds = path.boundingBoxOfPath
    var shift = CGAffineTransform(translationX: -bounds.midX, y: -bounds.midY)
    self.path = bounds.isNull ? path : path.copy(using: &shift)
  }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) { self.init(path: CGPath(rect: rect, transform: nil)) }

  /// Creates a rectangle around the node's origin.
  public convenience init(rectOf size: CGSize) { self.init(rect: Self.centered(size)) }

  /// Creates a rectangle with rounded corners.
  public convenience init(rect: CGRect, cornerRadius: CGFloat) {
    self.init(path: Self.rounded(rect, cornerRadius))
  }

  /// Creates a rectangle with rounded corners around the node's origin.
  public convenience init(rectOf size: CGSize, cornerRadius: CGFloat) {
    self.init(path: Self.rounded(Self.centered(size), cornerRadius))
  }

  /// Creates a circle around the node's origin.
  public convenience init(circleOfRadius radius: CGFloat) {
    self.init(ellipseOf: CGSize(width: 2 * radius, height: 2 * radius))
  }

  /// Creates an ellipse around the node's origin.
  public convenience init(ellipseOf size: CGSize) { self.init(ellipseIn: Self.centered(size)) }

  /// Creates an ellipse in a rectangle.
  public convenience init(ellipseIn rect: CGRect) {
    self.init(path: CGPath(ellipseIn: rect, transform: nil))
  }

  /// Creates straight lines between points.
  public convenience init(points: UnsafeMutablePointer<CGPoint>, count numPoints: Int) {
    let path = CGMutablePath()
    path.addLines(between: Array(UnsafeBufferPointer(start: points, count: max(0, numPoints))))
    self.init(path: path)
  }

  /// Creates a smooth curve through points.
  public convenience init(splinePoints points: UnsafeMutablePointer<CGPoint>, count numPoints: Int)
  {
    let points = Array(UnsafeBufferPointer(start: points, count: max(0, numPoints)))
    self.init(path: CGPath.spline(through: points))
  }

  /// The path.
  open var path: CGPath?
  /// The color of the area.
  open var fillColor = UIColor.clear
  /// The texture of the area, which is multiplied by its color.
  open var fillTexture: SKTexture?
  /// The shader of the area; stored, as shaders do not run (Scenes.SK40).
  open var fillShader: SKShader? {
    didSet { if fillShader != nil { SpriteWarning.shaderHasNoEffect("SKShapeNode.fillShader") } }
  }
  /// The color of the line.
  open var strokeColor = UIColor.white
  /// The texture of the line; stored, as lines have one color.
  open var strokeTexture: SKTexture?
  /// The shader of the line; stored, as shaders do not run (Scenes.SK40).
  open var strokeShader: SKShader? {
    didSet {
      if strokeShader != nil { SpriteWarning.shaderHasNoEffect("SKShapeNode.strokeShader") }
    }
  }
  /// The width of the line.
  open var lineWidth: CGFloat = 1
  /// The width of the glow around the line.
  open var glowWidth: CGFloat = 0
  /// The shape of the ends of lines.
  open var lineCap = CGLineCap.butt
  /// The shape of the joints of lines.
  open var lineJoin = CGLineJoin.miter
  /// The greatest length of a miter, in line widths.
  open var miterLimit: CGFloat = 10
  /// Whether edges are smooth.
  open var isAntialiased = true
  /// The way in which the colors mix with those beneath.
  open var blendMode = SKBlendMode.alpha
  /// The length of the path's lines.
  open var lineLength: CGFloat { path.map { PathMeasure($0).length } ?? 0 }

  // MARK: Internals

  override var contentRect: CGRect? {
    guard let path, !path.isEmpty else { return nil }
    // The frame has the line, half of which is outside of the path.
    let bounds = path.boundingBoxOfPath
    return bounds.isNull ? nil : bounds.insetBy(dx: -lineWidth / 2, dy: -lineWidth / 2)
  }

  override func drawContent(in context: CGContext, alpha: CGFloat) {
    ShapePainter(shape: self).draw(in: context, alpha: alpha)
  }

  override func takeProperties(of node: SKNode) {
    super.takeProperties(of: node)
    guard let node = node as? SKShapeNode else { return }
    (path, fillColor, fillTexture) = (node.path, node.fillColor, node.fillTexture)
    (strokeColor, strokeTexture) = (node.strokeColor, node.strokeTexture)
    (lineWidth, glowWidth, blendMode) = (node.lineWidth, node.glowWidth, node.blendMode)
    (lineCap, lineJoin, miterLimit) = (node.lineCap, node.lineJoin, node.miterLimit)
    isAntialiased = node.isAntialiased
  }

  private static func centered(_ size: CGSize) -> CGRect {
    CGRect(x: -size.width / 2, y: -size.height / 2, width: size.width, height: size.height)
  }

  private static func rounded(_ rect: CGRect, _ radius: CGFloat) -> CGPath {
    // Corners that are too large for the rectangle become half circles.
    let rect = rect.standardized
    let most = min(rect.width, rect.height) / 2
    let radius = max(0, min(radius, most))
    return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}
