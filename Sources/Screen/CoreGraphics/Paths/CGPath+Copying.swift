import DisplayList

extension CGPath {
  /// The path in pieces, with gaps between them.
  ///
  /// - Parameters:
  ///   - phase: How far into the lengths the path begins.
  ///   - lengths: What is kept and left out, by turns.
  ///   - transform: Changes the path before it is cut.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      drawing.transformed(by: transform.drawing)
        .dashed(lengths: lengths.map { Double($0) }, phase: Double(phase)))
  }

  /// The outline of the line that is drawn along the path, to be filled by winding.
  ///
  /// - Parameters:
  ///   - lineWidth: How wide the line is.
  ///   - lineCap: Its ends.
  ///   - lineJoin: Its corners.
  ///   - miterLimit: How long a miter may be, in line widths.
  ///   - transform: Changes the path before the line is drawn.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: Double(lineWidth), cap: lineCap.drawing, join: lineJoin.drawing,
      miterLimit: Double(miterLimit))
    return CGPath(drawing.transformed(by: transform.drawing).stroked(style))
  }

  /// The path with its curves in straight pieces.
  ///
  /// - Parameter threshold: How far a piece may be from its curve; above 0.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(drawing.flattened(tolerance: max(1e-6, Double(threshold))))
  }

  /// The path's subpaths, each a path of its own.
  public func componentsSeparated(using rule: CGPathFillRule = .winding) -> [CGPath] {
    var paths: [DrawingPath] = []
    for element in drawing.elements {
      if element.verb == .move { paths.append(DrawingPath()) }
      paths[paths.count - 1].append(element)
    }
    return paths.map { CGPath($0) }
  }

  /// The outline of the line that is drawn along another path, as Swift has it from C.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(outline.drawing)
  }

  /// Another path in pieces, with gaps between them, as Swift has it from C.
  public convenience init?(
    __byDashing path: CGPath, transform: UnsafePointer<CGAffineTransform>?, phase: CGFloat,
    lengths: UnsafePointer<CGFloat>?, count: Int
  ) {
    let lengths = UnsafeBufferPointer(start: lengths, count: lengths == nil ? 0 : count)
    let pieces = path.copy(
      dashingWithPhase: phase, lengths: Array(lengths), transform: transform?.pointee ?? .identity)
    self.init(pieces.drawing)
  }
}
