/// The sign above a preview that says that it has actions: an arrow that points up (PV11).
@MainActor
final class PreviewSign: UIView {
  private let line = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    line.fillColor = nil
    line.strokeColor = UIColor.white.cgColor
    line.lineWidth = PreviewMeasures.signWidth
    line.lineCap = .round
    line.lineJoin = .round
    layer.addSublayer(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = bounds.insetBy(
      dx: PreviewMeasures.signWidth / 2, dy: PreviewMeasures.signWidth / 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: box.minX, y: box.maxY))
    path.addLine(to: CGPoint(x: box.midX, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    line.frame = bounds
    line.path = path.cgPath
  }
}
