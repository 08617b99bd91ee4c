import DisplayList

extension CGMutablePath {
  /// Begins a subpath.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add { $0.move(to: point.applying(transform).drawing) }
  }

  /// Goes straight; without a current point it does nothing.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add { $0.addLine(to: point.applying(transform).drawing) }
  }

  /// Goes straight from point to point, as a subpath of its own.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    guard let first = points.first else { return }
    move(to: first, transform: transform)
    for point in points.dropFirst() { addLine(to: point, transform: transform) }
  }

  /// Goes along a curve with one control; without a current point it does nothing.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) {
    add {
      $0.addQuad(
        to: end.applying(transform).drawing, control: control.applying(transform).drawing)
    }
  }

  /// Goes along a curve with two controls; without a current point it does nothing.
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

  /// Joins the subpath's end with its beginning.
  public func closeSubpath() { add { $0.close() } }

  /// Adds a rectangle as a subpath of its own.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add { $0.addRect(rect.drawing, transform: transform.drawing) }
  }

  /// Adds rectangles, each as a subpath of its own.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }

  /// Adds a rectangle with round corners; a program whose corners do not fit is stopped.
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

  /// Adds an ellipse, as large as fits into a rectangle.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add { $0.addEllipse(in: rect.drawing, transform: transform.drawing) }
  }

  /// Goes along a circle, with a straight line to where it begins if there is a current point.
  ///
  /// - Parameters:
  ///   - center: The circle's middle.
  ///   - radius: The circle's radius.
  ///   - startAngle: Where the arc begins, in radians from the x axis towards the y axis.
  ///   - endAngle: Where it ends.
  ///   - clockwise: Whether it goes by lesser angles. With y upwards that looks clockwise; in a
  ///     view, where y goes down, the other way round.
  ///   - transform: Changes every point.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    let delta = Self.delta(from: Double(startAngle), to: Double(endAngle), clockwise: clockwise)
    addRelativeArc(
      center: center, radius: radius, startAngle: startAngle, delta: CGFloat(delta),
      transform: transform)
  }

  /// Goes along a circle as far as an angle says; below 0 by lesser angles.
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

  /// Goes straight towards a corner, and round it on a circle that touches both its sides.
  ///
  /// - Parameters:
  ///   - tangent1End: The corner.
  ///   - tangent2End: Where the second side goes.
  ///   - radius: The circle's radius.
  ///   - transform: Changes every point.
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

  /// Goes on with all elements of another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add { $0.append(path.drawing.transformed(by: transform.drawing)) }
  }

  /// How far an arc goes, at most once round.
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
