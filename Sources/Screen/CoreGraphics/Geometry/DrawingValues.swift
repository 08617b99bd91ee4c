import TactusDisplayList

// Conversions between Core Graphics' types and those of a display list.

extension CGPoint {
  package init(_ point: DrawingPoint) { self.init(x: point.x, y: point.y) }
  package var drawing: DrawingPoint { DrawingPoint(Double(x), Double(y)) }
}

extension CGRect {
  package init(_ rect: DrawingRect) {
    self.init(x: rect.x, y: rect.y, width: rect.width, height: rect.height)
  }
  /// The standardized rectangle for a display list.
  package var drawing: DrawingRect {
    DrawingRect(
      x: Double(minX), y: Double(minY), width: Double(width), height: Double(height))
  }
}

extension CGAffineTransform {
  package init(_ transform: DrawingTransform) {
    self.init(
      a: transform.a, b: transform.b, c: transform.c, d: transform.d, tx: transform.tx,
      ty: transform.ty)
  }
  package var drawing: DrawingTransform {
    DrawingTransform(
      a: Double(a), b: Double(b), c: Double(c), d: Double(d), tx: Double(tx), ty: Double(ty))
  }
}
