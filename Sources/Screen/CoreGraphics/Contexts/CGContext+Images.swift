import DisplayList

extension CGContext {
  /// Paints a picture.
  ///
  /// As in Core Graphics its last row is at the least y of the rectangle: where y goes up it stands
  /// upright, and in a view it stands on its head.
  ///
  /// - Parameters:
  ///   - image: The picture; of a mask, its dark parts in the colour to fill with.
  ///   - rect: Where it is painted.
  ///   - byTiling: Whether it is painted again and again, from there over all of the clip.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let sampling = image.shouldInterpolate ? state.interpolation.drawing : .nearest
    if byTiling {
      flipped(rect) {
        canvas.perform(.paint(.tiles(image.drawing, rect.drawing)))
      }
      return
    }
    var tint: DrawingColor?
    if image.isMask, case .color(let color) = state.fill { tint = color }
    draw(image.drawing, in: rect, sampling: sampling, tint: tint)
  }

  func draw(
    _ image: DrawingImage, in rect: CGRect, sampling: ImageDrawing.Sampling,
    tint: DrawingColor? = nil
  ) {
    flipped(rect) {
      canvas.perform(
        .image(ImageDrawing(image, in: rect.drawing, sampling: sampling, tint: tint)))
    }
  }

  /// Paints a picture with its first row at the least y, as a view wants it.
  ///
  /// - Parameters:
  ///   - image: The picture.
  ///   - rect: Where it is painted.
  ///   - source: The part of it, in its pixels; `nil` for all.
  ///   - tint: The colour in which its alpha is painted; `nil` for its own colours.
  package func drawUpright(
    _ image: CGImage, in rect: CGRect, source: CGRect? = nil, tint: CGColor? = nil
  ) {
    canvas.perform(
      .image(
        ImageDrawing(
          image.drawing, in: rect.drawing, source: source?.drawing,
          sampling: image.shouldInterpolate ? state.interpolation.drawing : .nearest,
          tint: tint?.drawing)))
  }

  /// Does something with y the other way round within a rectangle.
  private func flipped(_ rect: CGRect, _ body: () -> Void) {
    canvas.perform(.save)
    canvas.perform(
      .transform(
        DrawingTransform(
          a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(rect.minY) + Double(rect.maxY))))
    body()
    canvas.perform(.restore)
  }
}
