import TactusVoiceOver

/// The icons of button types without a title (Controls.CB12).
@MainActor
enum ButtonIcon {
  case information, addition, closing

  /// Creates the icon of a button type; `nil` for one without an icon.
  init?(_ type: UIButton.ButtonType) {
    switch type {
    case .detailDisclosure, .infoLight, .infoDark: self = .information
    case .contactAdd: self = .addition
    case .close: self = .closing
    case .custom, .system: return nil
    }
  }

  /// The accessibility label.
  var name: String {
    switch self {
    case .information: VoiceOverStrings.ofPhone[.moreInfo]
    case .addition: "Add"
    case .closing: "Close"
    }
  }

  /// The icon as a template image.
  var image: UIImage? {
    let side: CGFloat = self == .closing ? 30 : 22
    let size = CGSize(width: side, height: side)
    guard let context = CGContext(pixelsOf: size, scale: 3, isOpaque: false) else { return nil }
    UIGraphicsPushContext(context)
    draw(CGRect(origin: .zero, size: size))
    UIGraphicsPopContext()
    return context.makeImage().map {
      UIImage(cgImage: $0, scale: 3, orientation: .up).withRenderingMode(.alwaysTemplate)
    }
  }

  // MARK: Internals

  /// The line width, in points.
  ///
  /// - Source: guess.
  private static let line: CGFloat = 1.5

  private func draw(_ rect: CGRect) {
    let middle = CGPoint(x: rect.midX, y: rect.midY)
    UIColor.black.set()
    if self == .closing {
      UIColor(white: 0, alpha: 0.2).setFill()
      UIBezierPath(ovalIn: rect).fill()
      return drawCross(around: middle, arm: 5, isTurned: true)
    }
    let ring = UIBezierPath(ovalIn: rect.insetBy(dx: Self.line / 2, dy: Self.line / 2))
    ring.lineWidth = Self.line
    ring.stroke()
    if self == .addition { return drawCross(around: middle, arm: 5.5, isTurned: false) }
    UIColor.black.setFill()
    UIBezierPath(ovalIn: CGRect(x: middle.x - 1.25, y: middle.y - 6, width: 2.5, height: 2.5))
      .fill()
    let stem = UIBezierPath()
    stem.move(to: CGPoint(x: middle.x - 1.75, y: middle.y - 1.25))
    stem.addLine(to: CGPoint(x: middle.x + 0.25, y: middle.y - 1.25))
    stem.addLine(to: CGPoint(x: middle.x + 0.25, y: middle.y + 5))
    stem.move(to: CGPoint(x: middle.x - 2, y: middle.y + 5))
    stem.addLine(to: CGPoint(x: middle.x + 2.5, y: middle.y + 5))
    stem.lineWidth = Self.line
    stem.lineCapStyle = .round
    stem.stroke()
  }

  private func drawCross(around middle: CGPoint, arm: CGFloat, isTurned: Bool) {
    let cross = UIBezierPath()
    for (x, y): (CGFloat, CGFloat) in isTurned ? [(1, 1), (1, -1)] : [(1, 0), (0, 1)] {
      cross.move(to: CGPoint(x: middle.x - x * arm, y: middle.y - y * arm))
      cross.addLine(to: CGPoint(x: middle.x + x * arm, y: middle.y + y * arm))
    }
    cross.lineWidth = isTurned ? 2 : Self.line
    cross.lineCapStyle = .round
    cross.stroke()
  }
}
