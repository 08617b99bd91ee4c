extension HapticPlot {
  /// Pixels a point that a PNG has unless asked otherwise: sharp on today's screens.
  public static let defaultScale = 2.0

  /// Paints the picture as the bytes of a file.
  ///
  /// - Parameters:
  ///   - format: What kind of file.
  ///   - scale: Pixels a point of a PNG, 0.1…8; the other formats have no pixels.
  /// - Returns: The same bytes for the same plot, with the same fonts and libraries.
  /// - Throws: `PlotError.cannotDraw`.
  /// - Thread: any.
  public func bytes(
    as format: PlotFormat, scale: Double = defaultScale
  ) throws(PlotError) -> [UInt8] {
    try PictureBytes(scene: scene, format: format, scale: Finite.clamp(scale, 0.1...8)).make()
  }
}
