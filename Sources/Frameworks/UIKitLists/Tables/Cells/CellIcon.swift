/// The icons of cells.
@MainActor
enum CellIcon {
  case disclosure, checkmark, deletion, insertion, selected, unselected, reorder

  /// The image of the icon, a template or in its own colors.
  var image: UIImage? {
    guard let context = CGContext(pixelsOf: size, scale: 3, isOpaque: false) else { return nil }
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    let image = context.makeImage().map { UIImage(cgImage: $0, scale: 3, orientation: .up) }
    return image?.withRenderingMode(isColored ? .alwaysOriginal : .alwaysTemplate)
  }

  /// The size of the icon, in points.
  ///
  /// - Source: Tables.TB22. Confidence: guess.
  var size: CGSize {
    switch self {
    case .disclosure: CGSize(width: 8, height: 13)
    case .checkmark: CGSize(width: 15, height: 13)
    case .deletion, .insertion, .selected, .unselected: CGSize(width: 22, height: 22)
    case .reorder: CGSize(width: 22, height: 11)
    }
  }

  // MARK: Internals

  private var isColored: Bool { self == .deletion || self == .insertion }

  private func draw() {
    UIColor.black.set()
    switch self {
    case .disclosure: strokeLines(2, [(1.2, 1.2), (6.6, 6.5), (1.2, 11.8)])
    case .checkmark: strokeLines(2, [(1.2, 7), (5.2, 11.4), (13.6, 1.4)])
    case .deletion:
      fillDisc(.systemRed)
      UIColor.white.set()
      strokeLines(2, [(5.5, 11), (16.5, 11)])
    case .insertion:
      fillDisc(.systemGreen)
      UIColor.white.set()
      strokeLines(2, [(5.5, 11), (16.5, 11)])
      strokeLines(2, [(11, 5.5), (11, 16.5)])
    case .selected:
      fillDisc(.black)
      // The checkmark is cut out, as a template image has one color.
      UIGraphicsGetCurrentContext()?.setBlendMode(.clear)
      strokeLines(2, [(6.2, 11.4), (9.8, 15.2), (16, 7)])
    case .unselected:
      let ring = UIBezierPath(ovalIn: CGRect(x: 0.75, y: 0.75, width: 20.5, height: 20.5))
      ring.lineWidth = 1.5
      ring.stroke()
    case .reorder: for y in [1, 5.5, 10] as [CGFloat] { strokeLines(1.3, [(1, y), (21, y)]) }
    }
  }

  private func fillDisc(_ color: UIColor) {
    color.setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 22, height: 22)).fill()
  }

  private func strokeLines(_ width: CGFloat, _ places: [(CGFloat, CGFloat)]) {
    let path = UIBezierPath()
    for (index, place) in places.enumerated() {
      let point = CGPoint(x: place.0, y: place.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (width, .round, .round)
    path.stroke()
  }
}
