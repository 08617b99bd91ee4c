extension PlacedPart {
  /// Creates a rectangle.
  init(_ rect: CGRect) {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
      CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
    ]
    self.init(.polygon(corners), .identity)
  }
}
