import TactusDisplayList

extension CGContext {
  /// Draws an image.
  ///
  /// As in Core Graphics, the image's last row is at the rectangle's least y: it appears upright if
  /// y points up, and upside down in a view.
  ///
  /// - Parameters:
  ///   - image: The image; the dark parts of a mask are painted in the fill color.
  ///   - rect: The frame.
  ///   - byTiling: Whether the image is tiled over the clip, starting at the frame.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {
    let sampling = image.shouldInterpolate ? state.interpolation.drawing : .nearest
    if byTiling {
      flipped(rect) {
        canvas.execute(.paint(.tiles(image.drawing, rect.drawing)))
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
      canvas.execute(
        .image(ImageDrawing(image, in: rect.drawing, sampling: sampling, tint: tint)))
    }
  }

  /// Draws an image with its first row at the least y, so that it is upright in a view.
  ///
  /// - Parameters:
  ///   - image: The image.
  ///   - rect: The frame.
  ///   - source: The part of the image, in its pixels; `nil` for all of it.
  ///   - tint: The color in which its alpha is painted, or `nil` for its own colors.
  package func drawUpright(
    _ image: CGImage, in rect: CGRect, source: CGRect? = nil, tint: CGColor? = nil
  ) {
    canvas.execute(
      .image(
        ImageDrawing(
          image.drawing, in: rect.drawing, source: source?.drawing,
          sampling: image.shouldInterpolate ? state.interpolation.drawing : .nearest,
          tint: tint?.drawing)))
  }

  /// Calls a closure with y flipped within a rectangle.
  private func flipped(_ rect: CGRect, _ body: () -> Void) {
    canvas.execute(.save)
    canvas.execute(
      .transform(
        DrawingTransform(
          a: 1, b: 0, c: 0, d: -1, tx: 0, ty: Double(rect.minY) + Double(rect.maxY))))
    body()
    canvas.execute(.restore)
  }
}
