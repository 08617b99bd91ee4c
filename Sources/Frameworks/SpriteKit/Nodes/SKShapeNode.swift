/// A node that fills and strokes a path (Scenes.SK14…).
open class SKShapeNode: SKNode {
  /// Creates a node without a shape.
  public override init() { super.init() }

  /// Creates a shape from an archive, without its path.
  public required init?(coder aDecoder: NSCoder) { super.init(coder: aDecoder) }

  /// Creates a shape of a path.
  public convenience init(path: CGPath) { self.init(path: path, centered: false) }

  /// Creates a shape of a path, optionally centered on the origin.
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
  /// The fill color.
  open var fillColor = UIColor.clear
  /// The fill texture, multiplied by the fill color.
  open var fillTexture: SKTexture?
  /// The fill shader; stored, because shaders do not run (Scenes.SK40).
  open var fillShader: SKShader? {
    didSet { if fillShader != nil { SpriteWarning.shaderHasNoEffect("SKShapeNode.fillShader") } }
  }
  /// The stroke color.
  open var strokeColor = UIColor.white
  /// The stroke texture; stored, because strokes have one color.
  open var strokeTexture: SKTexture?
  /// The stroke shader; stored, because shaders do not run (Scenes.SK40).
  open var strokeShader: SKShader? {
    didSet {
      if strokeShader != nil { SpriteWarning.shaderHasNoEffect("SKShapeNode.strokeShader") }
    }
  }
  /// The line width.
  open var lineWidth: CGFloat = 1
  /// The width of the glow around the stroke.
  open var glowWidth: CGFloat = 0
  /// The line cap.
  open var lineCap = CGLineCap.butt
  /// The line join.
  open var lineJoin = CGLineJoin.miter
  /// The miter limit.
  open var miterLimit: CGFloat = 10
  /// Whether the edges are antialiased.
  open var isAntialiased = true
  /// The blend mode.
  open var blendMode = SKBlendMode.alpha
  /// The total length of the path.
  open var lineLength: CGFloat { path.map { PathMeasure($0).length } ?? 0 }

  // MARK: Internals

  override var contentRect: CGRect? {
    guard let path, !path.isEmpty else { return nil }
    // The frame includes the stroke, half of which is outside of the path.
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
    // Corners that are too large for the rectangle become semicircles.
    let rect = rect.standardized
    let most = min(rect.width, rect.height) / 2
    let radius = max(0, min(radius, most))
    return CGPath(roundedRect: rect, cornerWidth: radius, cornerHeight: radius, transform: nil)
  }
}
