import Foundation

/// A stroke that an eraser may touch, and what remains of it.
struct ErasedStroke {
  /// The remainder of the stroke, as connected parts.
  private(set) var remains: [PKStroke]
  /// Whether the eraser has touched the stroke.
  private(set) var hasChanged = false

  private let stroke: PKStroke
  private let outline: InkOutline
  private var field: MaskField?

  init(_ stroke: PKStroke) {
    (self.stroke, remains) = (stroke, [stroke])
    outline = stroke.path.outline(of: stroke.ink.inkType)
  }

  /// Removes the stroke if an eraser touches it (Ink.ER1).
  ///
  /// - Returns: Whether it is removed now.
  mutating func remove(from start: CGPoint, to end: CGPoint, reach: CGFloat) -> Bool {
    guard !remains.isEmpty, let (start, end, reach) = local(start, end, reach) else { return false }
    let way = hypot(end.x - start.x, end.y - start.y)
    let steps = max(1, Int((way / max(reach, 0.5)).rounded(.up)))
    let isHit = (0...steps).contains { step in
      let share = CGFloat(step) / CGFloat(steps)
      let place = CGPoint(
        x: start.x + (end.x - start.x) * share, y: start.y + (end.y - start.y) * share)
      // A masked stroke is only hit where it is visible.
      guard outline.isNear(place, reach) else { return false }
      return stroke.clip.map { Self.isNear($0, place, reach) } ?? true
    }
    guard isHit else { return false }
    (remains, hasChanged) = ([], true)
    return true
  }

  /// Removes what an eraser covers (Ink.ER2).
  ///
  /// - Returns: Whether it covered a part of the stroke.
  mutating func erase(from start: CGPoint, to end: CGPoint, radius: CGFloat) -> Bool {
    guard !remains.isEmpty, let (start, end, radius) = local(start, end, radius),
      isTouched(start, end, radius)
    else { return false }
    var field = self.field ?? MaskField(outline.bounds, stroke.clip)
    guard field.erase(from: start, to: end, radius: radius) else {
      self.field = field
      return false
    }
    self.field = field
    hasChanged = true
    remains = field.parts().filter { outline.hasInk(in: $0) }.map { part in
      var rest = stroke
      rest.clip = part
      return rest
    }
    return true
  }

  private func isTouched(_ start: CGPoint, _ end: CGPoint, _ radius: CGFloat) -> Bool {
    let way = CGRect(
      x: min(start.x, end.x), y: min(start.y, end.y), width: abs(end.x - start.x),
      height: abs(end.y - start.y))
    return way.insetBy(dx: -radius, dy: -radius).intersects(outline.bounds)
  }

  /// Returns points and a length of the drawing in the coordinates of the path; nil if the stroke's
  /// transform is not invertible.
  private func local(
    _ start: CGPoint, _ end: CGPoint, _ length: CGFloat
  ) -> (CGPoint, CGPoint, CGFloat)? {
    let transform = stroke.transform
    let scale = abs(transform.a * transform.d - transform.b * transform.c).squareRoot()
    guard scale > 0, !outline.samples.isEmpty else { return nil }
    let inverse = transform.inverted()
    return (start.applying(inverse), end.applying(inverse), length / scale)
  }

  private static func isNear(_ path: CGPath, _ point: CGPoint, _ distance: CGFloat) -> Bool {
    let offsets: [(CGFloat, CGFloat)] = [(0, 0), (-1, 0), (1, 0), (0, -1), (0, 1)]
    return offsets.contains { x, y in
      path.contains(CGPoint(x: point.x + x * distance, y: point.y + y * distance))
    }
  }
}

extension InkOutline {
  /// Returns whether any of the ink is inside a shape.
  func hasInk(in shape: CGPath) -> Bool {
    samples.contains { sample in
      shape.contains(sample.location) || shape.contains(sample.left)
        || shape.contains(sample.right) || sample.nib.contains { shape.contains($0) }
    }
  }
}
