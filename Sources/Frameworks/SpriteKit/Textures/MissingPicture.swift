/// The placeholder for a missing image: a red cross on white.
enum MissingPicture {
  /// The side in points; the documentation names a placeholder, but not its size, so this is a
  /// guess.
  private static let side: CGFloat = 128

  /// The picture.
  static let image: UIImage = {
    let format = UIGraphicsImageRendererFormat()
    format.scale = 1
    let size = CGSize(width: side, height: side)
    return UIGraphicsImageRenderer(size: size, format: format).image { renderer in
      let context = renderer.cgContext
      context.setFillColor(UIColor.white.cgColor)
      context.fill(CGRect(origin: .zero, size: size))
      context.setStrokeColor(UIColor.red.cgColor)
      context.setLineWidth(side / 16)
      context.strokeLineSegments(between: [
        .zero, CGPoint(x: side, y: side), CGPoint(x: 0, y: side), CGPoint(x: side, y: 0),
      ])
    }
  }()
}
