extension HapticPlot {
  /// The default scale of a PNG, in pixels per point.
  public static let defaultScale = 2.0

  /// Returns the plot as the bytes of a file.
  ///
  /// - Parameters:
  ///   - format: The file format.
  ///   - scale: The scale of a PNG in pixels per point, 0.1…8; other formats ignore it.
  /// - Returns: The same bytes for the same plot, with the same fonts and libraries.
  /// - Throws: `PlotError.cannotDraw`.
  /// - Thread: any.
  public func bytes(
    as format: PlotFormat, scale: Double = defaultScale
  ) throws(PlotError) -> [UInt8] {
    try PlotEncoder(scene: scene, format: format, scale: Finite.clamp(scale, 0.1...8)).make()
  }
}
