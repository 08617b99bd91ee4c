import Glibc

extension DrawingPath {
  /// The distance of the controls of a quarter circle from its ends, in radii.
  ///
  /// The curve then deviates from the circle by at most 0.03 % of the radius.
  private static let quarterControl = 0.552_284_749_830_793_6

  /// Adds an arc of a circle, preceded by a straight line from the current point if there is one.
  ///
  /// - Parameters:
  ///   - center: The center of the circle.
  ///   - radius: The radius of the circle.
  ///   - angle: The start angle, in radians from the x axis towards the y axis.
  ///   - delta: The relative angle; a negative one goes towards smaller angles.
  ///   - transform: A transform for every point of the arc.
  public mutating func addArc(
    center: DrawingPoint, radius: Double, from angle: Double, delta: Double,
    transform: DrawingTransform = .identity
  ) {
    func place(_ angle: Double, _ tangent: Double = 0) -> DrawingPoint {
      let (x, y) = (cos(angle), sin(angle))
      return transform.apply(
        DrawingPoint(
          center.x + radius * (x - tangent * y), center.y + radius * (y + tangent * x)))
    }
    guard radius.isFinite, angle.isFinite, delta.isFinite else { return }
    let first = place(angle)
    if currentPoint == nil { move(to: first) } else { addLine(to: first) }
    // A huge number of turns would only take time.
    let delta = max(-1_000, min(1_000, delta))
    // A quarter turn with a tolerance of 0.01 % is one curve, since angles are inexact.
    let count = Int((abs(delta) / (.pi / 2 * 1.0001)).rounded(.up))
    guard count > 0 else { return }
    let step = delta / Double(count)
    let control = 4.0 / 3.0 * tan(step / 4)
    for index in 0..<count {
      let from = angle + Double(index) * step
      let to = from + step
      addCubic(to: place(to), control1: place(from, control), control2: place(to, -control))
    }
  }

  /// Adds an arc that is tangent to two lines, preceded by a straight line to its start.
  ///
  /// - Parameters:
  ///   - corner: The intersection of the two lines.
  ///   - end: A point on the second line.
  ///   - radius: The radius of the circle.
  ///   - transform: A transform for every point but the current one, which is already transformed.
  public mutating func addArc(
    corner: DrawingPoint, end: DrawingPoint, radius: Double,
    transform: DrawingTransform = .identity
  ) {
    guard let current = currentPoint, let back = transform.inverse else { return }
    let (before, after) = (back.apply(current) - corner, end - corner)
    let sine = abs(before.cross(after))
    guard before.length > 0, after.length > 0, radius > 0, sine > 1e-12 else {
      return addLine(to: transform.apply(corner))
    }
    // Half the corner's angle h has tan h = |before × after| / (|before||after| + before·after);
    // the circle touches at r / tan h from the corner, and its middle is r / sin h away.
    let half = atan2(sine, before.dot(after)) / 2
    let reach = radius / tan(half)
    let from = corner + before * (reach / before.length)
    let to = corner + after * (reach / after.length)
    let middle = before * (1 / before.length) + after * (1 / after.length)
    let center = corner + middle * (radius / sin(half) / middle.length)
    let start = atan2(from.y - center.y, from.x - center.x)
    var delta = atan2(to.y - center.y, to.x - center.x) - start
    if delta > .pi { delta -= 2 * .pi }
    if delta < -.pi { delta += 2 * .pi }
    addArc(center: center, radius: radius, from: start, delta: delta, transform: transform)
  }

  /// Adds an ellipse as a subpath, from its rightmost point, first towards greater y.
  public mutating func addEllipse(
    in rect: DrawingRect, transform: DrawingTransform = .identity
  ) {
    addRounded(
      rect, cornerWidth: rect.width / 2, cornerHeight: rect.height / 2, transform: transform)
  }

  /// Adds a rectangle as a subpath, from its least corner, first along x.
  public mutating func addRect(_ rect: DrawingRect, transform: DrawingTransform = .identity) {
    let corners = rect.corners.map(transform.apply)
    move(to: corners[0])
    for corner in corners[1...] { addLine(to: corner) }
    close()
  }

  /// Adds a rounded rectangle as a subpath, from the middle of its right side.
  ///
  /// - Parameters:
  ///   - rect: The rectangle.
  ///   - cornerWidth: The horizontal radius of the corners, at most half the width.
  ///   - cornerHeight: The vertical radius of the corners, at most half the height.
  ///   - transform: A transform for every point.
  public mutating func addRounded(
    _ rect: DrawingRect, cornerWidth: Double, cornerHeight: Double,
    transform: DrawingTransform = .identity
  ) {
    let (width, height) = (min(cornerWidth, rect.width / 2), min(cornerHeight, rect.height / 2))
    guard width > 0, height > 0 else { return addRect(rect, transform: transform) }
    let near = 1 - Self.quarterControl
    func place(_ x: Double, _ y: Double) -> DrawingPoint { transform.apply(DrawingPoint(x, y)) }
    func line(to x: Double, _ y: Double, if isLong: Bool) {
      if isLong { addLine(to: place(x, y)) }
    }
    let hasVertical = rect.height > 2 * height
    let hasHorizontal = rect.width > 2 * width
    move(to: place(rect.maxX, rect.y + rect.height / 2))
    line(to: rect.maxX, rect.maxY - height, if: hasVertical)
    addCubic(
      to: place(rect.maxX - width, rect.maxY),
      control1: place(rect.maxX, rect.maxY - near * height),
      control2: place(rect.maxX - near * width, rect.maxY))
    line(to: rect.x + width, rect.maxY, if: hasHorizontal)
    addCubic(
      to: place(rect.x, rect.maxY - height),
      control1: place(rect.x + near * width, rect.maxY),
      control2: place(rect.x, rect.maxY - near * height))
    line(to: rect.x, rect.y + height, if: hasVertical)
    addCubic(
      to: place(rect.x + width, rect.y),
      control1: place(rect.x, rect.y + near * height),
      control2: place(rect.x + near * width, rect.y))
    line(to: rect.maxX - width, rect.y, if: hasHorizontal)
    addCubic(
      to: place(rect.maxX, rect.y + height),
      control1: place(rect.maxX - near * width, rect.y),
      control2: place(rect.maxX, rect.y + near * height))
    close()
  }
}
