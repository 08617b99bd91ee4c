import TactusDisplayList

extension CGMutablePath {
  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add { $0.move(to: point.applying(transform).drawing) }
  }

  /// Adds a straight line; without effect if there is no current point.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add { $0.addLine(to: point.applying(transform).drawing) }
  }

  /// Adds a subpath of straight lines between points.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Adds a quadratic Bézier curve; without effect if there is no current point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addQuad(
        to: end.applying(transform).drawing, control: control.applying(transform).drawing)
    }
  }

  /// Adds a cubic Bézier curve; without effect if there is no current point.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint,
    transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addCubic(
        to: end.applying(transform).drawing, control1: control1.applying(transform).drawing,
        control2: control2.applying(transform).drawing)
    }
  }

  /// Closes the current subpath.
  public func closeSubpath() { add { $0.close() } }

  /// Adds a rectangle as a subpath.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add { $0.addRect(rect.drawing, transform: transform.drawing) }
  }

  /// Adds rectangles, each as a subpath.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rounded rectangle; traps if the corners do not fit.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addRounded(
        checked: rect, cornerWidth: cornerWidth, cornerHeight: cornerHeight,
        transform: transform.drawing)
    }
  }

  /// Adds the ellipse inscribed in a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add { $0.addEllipse(in: rect.drawing, transform: transform.drawing) }
  }

  /// Adds an arc of a circle, preceded by a straight line from the current point if there is one.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - startAngle: The start angle, in radians from the x axis towards the y axis.
  ///   - endAngle: The end angle.
  ///   - clockwise: Whether the arc goes towards smaller angles. This looks clockwise if y points
  ///     up, and counterclockwise in a view, where y points down.
  ///   - transform: A transform for every point.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = Self.delta(from: Double(startAngle), to: Double(endAngle), clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: CGFloat(delta),
      transform: transform)
  }

  /// Adds an arc of a circle with a relative angle; a negative one goes towards smaller angles.
  public func addRelativeArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, delta: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addArc(
        center: center.drawing, radius: Double(radius), from: Double(startAngle),
        delta: Double(delta), transform: transform.drawing)
    }
  }

  /// Adds an arc that is tangent to two lines, preceded by a straight line to its start.
  ///
  /// - Parameters:
  ///   - tangent1End: The intersection of the two lines.
  ///   - tangent2End: A point on the second line.
  ///   - radius: The radius of the circle.
  ///   - transform: A transform for every point.
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat,
    transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addArc(
        corner: tangent1End.drawing, end: tangent2End.drawing, radius: Double(radius),
        transform: transform.drawing)
    }
  }

  /// Adds the elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add { $0.append(path.drawing.transformed(by: transform.drawing)) }
  }

  /// Returns the relative angle of an arc, at most a full turn.
  ///
  /// - Source: the direction is documented; that several turns become one is a guess.
  static func delta(from start: Double, to end: Double, clockwise: Bool) -> Double {
    let turn = 2 * Double.pi
    let way = clockwise ? start - end : end - start
    guard way.isFinite else { return 0 }
    if way > turn { return clockwise ? -turn : turn }
    let positive = way < 0 ? way + turn * (-way / turn).rounded(.up) : way
    return clockwise ? -positive : positive
  }
}
