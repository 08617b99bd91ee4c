import QuartzCore
import TactusDisplayList

/// Layer trees that each show one feature.
enum Scene: String, CaseIterable {
  case corners, shadows, opacity, contents, shapes, gradients, space, copies, backdrop, motion

  /// The width and height, in points.
  static let side = 240.0

  /// Returns the scene after it has settled.
  func drawing() -> Drawing {
    let bench = Bench()
    bench.run { bench in
      CATransaction.setDisableActions(true)
      bench.root.frame = CGRect(x: 0, y: 0, width: Self.side, height: Self.side)
      bench.root.backgroundColor = CGColor(red: 0.95, green: 0.95, blue: 0.97, alpha: 1)
      fill(bench.root)
    }
    return LayerSession.with(bench.session) {
      if self == .motion { bench.session.clock.set(100.5) }
      return bench.session.drawing(width: Self.side, height: Self.side)
    }
  }

  private func fill(_ root: CALayer) {
    switch self {
    case .corners: corners(root)
    case .shadows: shadows(root)
    case .opacity: opacity(root)
    case .contents: contents(root)
    case .shapes: shapes(root)
    case .gradients: gradients(root)
    case .space: space(root)
    case .copies: copies(root)
    case .backdrop: backdrop(root)
    case .motion: motion(root)
    }
  }

  // MARK: Scenes

  private func corners(_ root: CALayer) {
    for (index, curve) in [CALayerCornerCurve.circular, .continuous].enumerated() {
      for (column, radius) in [8.0, 20, 32, 60].enumerated() {
        let layer = box(root, 10 + 56 * column, 10 + 60 * index, 48, 50, .blue)
        (layer.cornerRadius, layer.cornerCurve) = (radius, curve)
      }
    }
    for (column, mask) in [
      CACornerMask.layerMinXMinYCorner, .layerMaxXMinYCorner, .layerMinXMaxYCorner,
      .layerMaxXMaxYCorner,
    ].enumerated() {
      let layer = box(root, 10 + 56 * column, 130, 48, 40, .orange)
      (layer.cornerRadius, layer.maskedCorners) = (16, mask)
      (layer.borderWidth, layer.borderColor) = (3, .ink)
    }
    for (column, width) in [1.0, 4, 12, 30].enumerated() {
      let layer = box(root, 10 + 56 * column, 180, 48, 50, .white)
      (layer.cornerRadius, layer.cornerCurve) = (14, .continuous)
      (layer.borderWidth, layer.borderColor) = (width, .red)
      _ = box(layer, 30, 30, 30, 30, .green)
    }
  }

  private func shadows(_ root: CALayer) {
    let plain = box(root, 20, 20, 60, 60, .white)
    (plain.shadowOpacity, plain.shadowOffset) = (0.5, CGSize(width: 0, height: 6))
    plain.shadowRadius = 6
    let turned = box(root, 120, 20, 60, 60, .white)
    turned.setAffineTransform(CGAffineTransform(rotationAngle: .pi / 4))
    (turned.shadowOpacity, turned.shadowOffset) = (0.8, CGSize(width: 12, height: 0))
    (turned.shadowRadius, turned.shadowColor) = (3, .red)
    let group = box(root, 20, 120, 40, 40, .blue)
    _ = box(group, 20, 20, 50, 20, .orange)
    (group.shadowOpacity, group.shadowOffset) = (0.6, CGSize(width: 4, height: 8))
    let path = box(root, 130, 130, 60, 40, .green)
    (path.shadowOpacity, path.shadowRadius) = (0.7, 5)
    path.shadowPath = CGPath(
      ellipseIn: CGRect(x: -10, y: 30, width: 80, height: 20), transform: nil)
    let clipped = box(root, 20, 190, 60, 40, .orange)
    (clipped.shadowOpacity, clipped.masksToBounds) = (1, true)
    let faint = box(root, 130, 195, 80, 30, .blue)
    (faint.opacity, faint.shadowOpacity, faint.shadowRadius) = (0.5, 1, 4)
    _ = box(faint, 60, -10, 30, 30, .red)
  }

  private func opacity(_ root: CALayer) {
    for (column, isGroup) in [true, false].enumerated() {
      let group = box(root, 20 + 110 * column, 20, 60, 60, .blue)
      (group.opacity, group.allowsGroupOpacity) = (0.5, isGroup)
      _ = box(group, 30, 30, 50, 50, .red)
    }
    let masked = box(root, 20, 130, 90, 90, .green)
    _ = box(masked, 40, 0, 60, 100, .orange)
    let mask = CAShapeLayer()
    mask.path = CGPath(ellipseIn: CGRect(x: 10, y: 10, width: 70, height: 70), transform: nil)
    masked.mask = mask
    let faded = box(root, 130, 130, 90, 40, .ink)
    let fading = CAGradientLayer()
    fading.frame = faded.bounds
    fading.colors = [CGColor.black, CGColor.clear]
    (fading.startPoint, fading.endPoint) = (CGPoint(x: 0, y: 0.5), CGPoint(x: 1, y: 0.5))
    faded.mask = fading
    let clipping = box(root, 130, 185, 60, 45, .white)
    (clipping.masksToBounds, clipping.cornerRadius) = (true, 20)
    _ = box(clipping, 20, -10, 80, 40, .red)
    (clipping.borderWidth, clipping.borderColor) = (3, .ink)
  }

  private func contents(_ root: CALayer) {
    let gravities: [CALayerContentsGravity] = [
      .resize, .resizeAspect, .resizeAspectFill, .center, .top, .bottom, .left, .right, .topLeft,
      .topRight, .bottomLeft, .bottomRight,
    ]
    for (index, gravity) in gravities.enumerated() {
      let layer = box(root, 10 + 58 * (index % 4), 10 + 58 * (index / 4), 50, 50, .white)
      (layer.contents, layer.contentsGravity) = (Self.picture, gravity)
      (layer.masksToBounds, layer.magnificationFilter) = (true, .nearest)
    }
    let part = box(root, 10, 186, 50, 44, .white)
    (part.contents, part.contentsRect) = (Self.picture, CGRect(x: 0, y: 0, width: 0.5, height: 0.5))
    part.magnificationFilter = .nearest
    let nine = box(root, 70, 186, 100, 44, .white)
    (nine.contents, nine.magnificationFilter) = (Self.picture, .nearest)
    nine.contentsCenter = CGRect(x: 0.5, y: 0.5, width: 0.1, height: 0.1)
    let drawn = Drawing2D()
    drawn.frame = CGRect(x: 180, y: 186, width: 50, height: 44)
    root.addSublayer(drawn)
    drawn.setNeedsDisplay()
  }

  private func shapes(_ root: CALayer) {
    let star = CGMutablePath()
    for index in 0..<5 {
      let angle = Double(index) * 4 * .pi / 5 - .pi / 2
      let point = CGPoint(x: 35 + 32 * cos(angle), y: 35 + 32 * sin(angle))
      if index == 0 { star.move(to: point) } else { star.addLine(to: point) }
    }
    star.closeSubpath()
    for (column, rule) in [CAShapeLayerFillRule.nonZero, .evenOdd].enumerated() {
      let shape = shape(root, 10 + 80 * column, 10, star)
      (shape.fillColor, shape.fillRule) = (.orange, rule)
      (shape.strokeColor, shape.lineJoin) = (.ink, .round)
    }
    let circle = CGPath(ellipseIn: CGRect(x: 5, y: 5, width: 60, height: 60), transform: nil)
    for (column, (start, end)) in [(0.0, 0.25), (0.25, 0.75), (0.6, 1)].enumerated() {
      let ring = shape(root, 10 + 75 * column, 90, circle)
      (ring.fillColor, ring.strokeColor, ring.lineWidth) = (nil, .blue, 8)
      (ring.strokeStart, ring.strokeEnd, ring.lineCap) = (start, end, .round)
    }
    let dashes = shape(root, 10, 165, star)
    (dashes.fillColor, dashes.strokeColor, dashes.lineWidth) = (nil, .red, 3)
    dashes.lineDashPattern = [8, 4]
    let half = shape(root, 90, 165, star)
    (half.strokeColor, half.fillColor, half.strokeEnd) = (.green, nil, 0.5)
    (half.lineWidth, half.lineJoin) = (5, .miter)
  }

  private func gradients(_ root: CALayer) {
    let kinds: [(CAGradientLayerType, CGPoint, CGPoint)] = [
      (.axial, CGPoint(x: 0.5, y: 0), CGPoint(x: 0.5, y: 1)),
      (.axial, CGPoint(x: 0, y: 0), CGPoint(x: 1, y: 1)),
      (.radial, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 1, y: 1)),
      (.conic, CGPoint(x: 0.5, y: 0.5), CGPoint(x: 0.5, y: 0)),
    ]
    for (index, (type, start, end)) in kinds.enumerated() {
      let layer = CAGradientLayer()
      layer.frame = CGRect(
        x: 10 + 115 * Double(index % 2), y: 10 + 115 * Double(index / 2), width: 105, height: 80)
      (layer.type, layer.startPoint, layer.endPoint) = (type, start, end)
      layer.colors = [CGColor.red, CGColor.white, CGColor.blue]
      layer.locations = [0, 0.3, 1]
      (layer.cornerRadius, layer.cornerCurve) = (20, .continuous)
      root.addSublayer(layer)
    }
  }

  private func space(_ root: CALayer) {
    for index in 0..<5 {
      let card = box(root, 20 + 42 * index, 20, 36, 50, .blue)
      card.transform = CATransform3DMakeRotation(CGFloat(index) * 0.35, 0, 0, 1)
      _ = box(card, 4, 4, 10, 10, .white)
    }
    let stage = box(root, 10, 90, 220, 70, .white)
    stage.sublayerTransform.m34 = -1 / 200
    for index in 0..<4 {
      let card = box(stage, 10 + 52 * index, 10, 44, 50, .orange)
      card.transform = CATransform3DMakeRotation(CGFloat(index - 2) * 0.5, 0.3, 1, 0)
      (card.cornerRadius, card.borderWidth, card.borderColor) = (12, 3, .ink)
      let picture = box(card, 8, 8, 28, 34, .white)
      (picture.contents, picture.magnificationFilter) = (Self.picture, .nearest)
    }
    let (back, front) = (
      box(root, 20, 175, 60, 40, .red), box(root, 50, 190, 60, 40, .green)
    )
    (back.zPosition, front.zPosition) = (1, 0)
    let flipped = box(root, 140, 175, 80, 50, .white)
    flipped.isGeometryFlipped = true
    _ = box(flipped, 0, 0, 30, 20, .blue)
    let hidden = box(root, 140, 175, 80, 50, .red)
    hidden.isDoubleSided = false
    hidden.transform = CATransform3DMakeRotation(.pi, 0, 1, 0)
  }

  private func copies(_ root: CALayer) {
    let wheel = CAReplicatorLayer()
    wheel.frame = CGRect(x: 20, y: 20, width: 120, height: 120)
    (wheel.instanceCount, wheel.instanceAlphaOffset) = (12, -0.07)
    wheel.instanceTransform = CATransform3DMakeRotation(.pi / 6, 0, 0, 1)
    root.addSublayer(wheel)
    let spoke = box(wheel, 56, 0, 8, 34, .ink)
    spoke.cornerRadius = 4
    let row = CAReplicatorLayer()
    row.frame = CGRect(x: 20, y: 170, width: 200, height: 50)
    (row.instanceCount, row.instanceGreenOffset, row.instanceBlueOffset) = (5, -0.2, -0.2)
    row.instanceTransform = CATransform3DMakeTranslation(40, 0, 0)
    root.addSublayer(row)
    _ = box(row, 0, 0, 30, 30, .white)
  }

  private func backdrop(_ root: CALayer) {
    for index in 0..<8 {
      _ = box(root, 30 * index, 0, 15, 240, index % 2 == 0 ? .red : .blue)
    }
    let glass = box(root, 40, 60, 160, 120, nil)
    (glass.cornerRadius, glass.cornerCurve) = (30, .continuous)
    glass.backdrop = LayerBackdrop(
      sigma: 8, matrix: .saturation(1.8), tint: DrawingColor(gray: 1, alpha: 0.4))
    _ = box(glass, 60, 40, 40, 40, .ink)
  }

  private func motion(_ root: CALayer) {
    let names: [CAMediaTimingFunctionName] = [
      .linear, .easeIn, .easeOut, .easeInEaseOut, .default,
    ]
    for (index, name) in names.enumerated() {
      let dot = box(root, 10, 10 + 24 * index, 16, 16, .blue)
      dot.cornerRadius = 8
      let animation = CABasicAnimation(keyPath: "position.x")
      (animation.byValue, animation.duration) = (200, 1)
      animation.timingFunction = CAMediaTimingFunction(name: name)
      dot.add(animation, forKey: nil)
    }
    let path = CGMutablePath()
    path.move(to: CGPoint(x: 20, y: 220))
    path.addQuadCurve(to: CGPoint(x: 220, y: 220), control: CGPoint(x: 120, y: 60))
    let trail = shape(root, 0, 0, path)
    (trail.fillColor, trail.strokeColor) = (nil, .ink)
    let train = CAReplicatorLayer()
    (train.instanceCount, train.instanceDelay) = (4, 0.12)
    train.frame = root.bounds
    root.addSublayer(train)
    let wagon = box(train, 0, 0, 22, 12, .orange)
    let ride = CAKeyframeAnimation(keyPath: "position")
    (ride.path, ride.duration, ride.rotationMode) = (path, 1, .rotateAuto)
    (ride.calculationMode, ride.fillMode) = (.paced, .both)
    wagon.add(ride, forKey: nil)
  }

  // MARK: Parts

  private func box(
    _ outer: CALayer, _ x: Int, _ y: Int, _ width: Int, _ height: Int, _ color: CGColor?
  ) -> CALayer {
    let layer = CALayer()
    layer.frame = CGRect(x: x, y: y, width: width, height: height)
    layer.backgroundColor = color
    outer.addSublayer(layer)
    return layer
  }

  private func shape(_ outer: CALayer, _ x: Int, _ y: Int, _ path: CGPath) -> CAShapeLayer {
    let layer = CAShapeLayer()
    layer.position = CGPoint(x: x, y: y)
    layer.path = path
    outer.addSublayer(layer)
    return layer
  }

  /// An image with a gray edge, a red and a blue half, and a green corner.
  private static let picture: CGImage? = {
    var pixels: [UInt8] = []
    for y in 0..<16 {
      for x in 0..<24 {
        let isEdge = x < 2 || y < 2 || x > 21 || y > 13
        let color: [UInt8] =
          isEdge
          ? [90, 90, 90]
          : x < 8 && y < 8 ? [60, 180, 60] : x < 12 ? [60, 60, 220] : [220, 140, 40]
        pixels += color + [255]
      }
    }
    return DrawingImage(width: 24, height: 16, pixels: pixels).map { CGImage($0) }
  }()

  /// A layer that draws a cross and a disc.
  private final class Drawing2D: CALayer {
    override func draw(in ctx: CGContext) {
      ctx.setFillColor(.green)
      ctx.fillEllipse(in: CGRect(x: 0, y: 0, width: 44, height: 44))
      ctx.setStrokeColor(.ink)
      ctx.setLineWidth(3)
      ctx.move(to: .zero)
      ctx.addLine(to: CGPoint(x: 50, y: 44))
      ctx.strokePath()
    }
  }
}

extension CGColor {
  static let red = CGColor(red: 0.9, green: 0.2, blue: 0.2, alpha: 1)
  static let green = CGColor(red: 0.2, green: 0.7, blue: 0.3, alpha: 1)
  static let blue = CGColor(red: 0.15, green: 0.4, blue: 0.9, alpha: 1)
  static let orange = CGColor(red: 1, green: 0.6, blue: 0.1, alpha: 1)
  static let ink = CGColor(red: 0.1, green: 0.1, blue: 0.2, alpha: 1)
}
