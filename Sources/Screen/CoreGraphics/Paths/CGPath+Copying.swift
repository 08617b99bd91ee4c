import TactusDisplayList

extension CGPath {
  /// Returns the path split into dashes.
  ///
  /// - Parameters:
  ///   - phase: The distance into the pattern at which the path begins.
  ///   - lengths: The lengths of dashes and gaps in turn.
  ///   - transform: A transform that is applied to the path first.
  public func copy(
    dashingWithPhase phase: CGFloat, lengths: [CGFloat],
    transform: CGAffineTransform = .identity
  ) -> CGPath {
    CGPath(
      drawing.transformed(by: transform.drawing)
        .dashed(lengths: lengths.map { Double($0) }, phase: Double(phase)))
  }

  /// Returns the outline of the stroked path, to be filled with the winding rule.
  ///
  /// - Parameters:
  ///   - lineWidth: The line width.
  ///   - lineCap: The line cap.
  ///   - lineJoin: The line join.
  ///   - miterLimit: The maximum length of a miter, in line widths.
  ///   - transform: A transform that is applied to the path first.
  public func copy(
    strokingWithWidth lineWidth: CGFloat, lineCap: CGLineCap, lineJoin: CGLineJoin,
    miterLimit: CGFloat, transform: CGAffineTransform = .identity
  ) -> CGPath {
    let style = StrokeStyle(
      width: Double(lineWidth), cap: lineCap.drawing, join: lineJoin.drawing,
      miterLimit: Double(miterLimit))
    return CGPath(drawing.transformed(by: transform.drawing).stroked(style))
  }

  /// Returns the path with curves approximated by straight pieces.
  ///
  /// - Parameter threshold: The greatest distance of a piece from its curve, above 0.
  public func flattened(threshold: CGFloat) -> CGPath {
    CGPath(drawing.flattened(tolerance: max(1e-6, Double(threshold))))
  }

  /// Creates the outline of another path's stroke; the form imported from C.
  public convenience init?(
    __byStroking path: CGPath, transform: UnsafePointer<CGAffineTransform>?, lineWidth: CGFloat,
    lineCap: CGLineCap, lineJoin: CGLineJoin, miterLimit: CGFloat
  ) {
    let outline = path.copy(
      strokingWithWidth: lineWidth, lineCap: lineCap, lineJoin: lineJoin, miterLimit: miterLimit,
      transform: transform?.pointee ?? .identity)
    self.init(outline.drawing)
  }

  /// Creates a dashed copy of another path; the form imported from C.
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
