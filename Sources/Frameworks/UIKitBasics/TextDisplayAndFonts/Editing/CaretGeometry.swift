/// The geometry of a text's carets and ranges.
///
/// Offsets are UTF-16 units; points are relative to the top left corner of the text.
@MainActor
package protocol CaretGeometry {
  /// Returns the rectangle of a caret, with a width of 0.
  func caret(_ place: Int, isAtEnd: Bool) -> CGRect
  /// Returns the offset that is closest to a point, and whether it is at the end of a wrapped line.
  func place(at point: CGPoint) -> (place: Int, isAtEnd: Bool)
  /// Returns the offset to the left or right of another; nil at the end of the line.
  func neighbor(of place: Int, isRight: Bool) -> Int?
  /// Returns the first and last offset of the line of an offset, and whether it ends by wrapping.
  func lineEnds(of place: Int, isAtEnd: Bool) -> (start: Int, end: Int, isBroken: Bool)?
  /// Returns the offset in the line above or below another; nil beyond the first or last line.
  func vertical(
    from place: Int, isAtEnd: Bool, isUp: Bool, x: CGFloat
  ) -> (place: Int, isAtEnd: Bool)?
}

/// The geometry of a text in a text container.
package struct ContainerGeometry: CaretGeometry {
  package let manager: NSLayoutManager
  package let container: NSTextContainer

  package init(manager: NSLayoutManager, container: NSTextContainer) {
    (self.manager, self.container) = (manager, container)
  }

  package func caret(_ place: Int, isAtEnd: Bool) -> CGRect {
    manager.caret(place, isAtEnd: isAtEnd)
  }

  package func place(at point: CGPoint) -> (place: Int, isAtEnd: Bool) {
    manager.caretPlace(at: point, in: container)
  }

  package func neighbor(of place: Int, isRight: Bool) -> Int? {
    manager.neighbor(of: place, isRight: isRight)
  }

  package func lineEnds(of place: Int, isAtEnd: Bool) -> (start: Int, end: Int, isBroken: Bool)? {
    manager.lineEnds(of: place, isAtEnd: isAtEnd)
  }

  package func vertical(
    from place: Int, isAtEnd: Bool, isUp: Bool, x: CGFloat
  ) -> (place: Int, isAtEnd: Bool)? {
    manager.vertical(from: place, isAtEnd: isAtEnd, isUp: isUp, x: x)
  }
}

extension TextGeometry: CaretGeometry {
  package func lineEnds(of place: Int, isAtEnd: Bool) -> (start: Int, end: Int, isBroken: Bool)? {
    guard !lines.isEmpty else { return nil }
    let line = lines[line(of: place, isAtEnd: isAtEnd)]
    guard let first = line.stops.first, let last = line.stops.last else { return nil }
    return (first.place, last.place, line.isBroken)
  }

  package func vertical(
    from place: Int, isAtEnd: Bool, isUp: Bool, x: CGFloat
  ) -> (place: Int, isAtEnd: Bool)? {
    guard !lines.isEmpty else { return nil }
    let next = line(of: place, isAtEnd: isAtEnd) + (isUp ? -1 : 1)
    guard lines.indices.contains(next) else { return nil }
    return self.place(at: CGPoint(x: x, y: lines[next].frame.midY))
  }
}
