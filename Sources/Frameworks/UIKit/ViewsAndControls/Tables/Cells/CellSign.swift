/// The signs in cells.
@MainActor
enum CellSign {
  case disclosure, checkmark, deletion, insertion, chosen, unchosen, grip

  /// The sign: as a shape, to be in any colour, or in its own colours.
  var image: UIImage? {
    guard let context = CGContext(pixelsOf: size, scale: 3, isOpaque: false) else { return nil }
    UIGraphicsPushContext(context)
    draw()
    UIGraphicsPopContext()
    let image = context.makeImage().map { UIImage(cgImage: $0, scale: 3, orientation: .up) }
    return image?.withRenderingMode(isColored ? .alwaysOriginal : .alwaysTemplate)
  }

  /// Points of a sign.
  ///
  /// - Source: Documentation/Behaviour/Tables.md (TB22). Confidence: guess.
  var size: CGSize {
    switch self {
    case .disclosure: CGSize(width: 8, height: 13)
    case .checkmark: CGSize(width: 15, height: 13)
    case .deletion, .insertion, .chosen, .unchosen: CGSize(width: 22, height: 22)
    case .grip: CGSize(width: 22, height: 11)
    }
  }

  // MARK: Internals

  private var isColored: Bool { self == .deletion || self == .insertion }

  private func draw() {
    UIColor.black.set()
    switch self {
    case .disclosure: lines(2, [(1.2, 1.2), (6.6, 6.5), (1.2, 11.8)])
    case .checkmark: lines(2, [(1.2, 7), (5.2, 11.4), (13.6, 1.4)])
    case .deletion:
      disc(.systemRed)
      UIColor.white.set()
      lines(2, [(5.5, 11), (16.5, 11)])
    case .insertion:
      disc(.systemGreen)
      UIColor.white.set()
      lines(2, [(5.5, 11), (16.5, 11)])
      lines(2, [(11, 5.5), (11, 16.5)])
    case .chosen:
      disc(.black)
      // The mark is a hole, as a shape has one colour.
      UIGraphicsGetCurrentContext()?.setBlendMode(.clear)
      lines(2, [(6.2, 11.4), (9.8, 15.2), (16, 7)])
    case .unchosen:
      let ring = UIBezierPath(ovalIn: CGRect(x: 0.75, y: 0.75, width: 20.5, height: 20.5))
      ring.lineWidth = 1.5
      ring.stroke()
    case .grip: for y in [1, 5.5, 10] as [CGFloat] { lines(1.3, [(1, y), (21, y)]) }
    }
  }

  private func disc(_ color: UIColor) {
    color.setFill()
    UIBezierPath(ovalIn: CGRect(x: 0, y: 0, width: 22, height: 22)).fill()
  }

  private func lines(_ width: CGFloat, _ places: [(CGFloat, CGFloat)]) {
    let path = UIBezierPath()
    for (index, place) in places.enumerated() {
      let point = CGPoint(x: place.0, y: place.1)
      if index == 0 { path.move(to: point) } else { path.addLine(to: point) }
    }
    (path.lineWidth, path.lineCapStyle, path.lineJoinStyle) = (width, .round, .round)
    path.stroke()
  }
}
