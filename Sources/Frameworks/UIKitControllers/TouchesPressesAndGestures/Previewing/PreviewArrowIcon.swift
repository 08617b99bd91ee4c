/// The arrow above a preview that announces actions (Previews.PV11).
@MainActor
final class PreviewArrowIcon: UIView {
  private let line = CAShapeLayer()

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    line.fillColor = nil
    line.strokeColor = UIColor.white.cgColor
    line.lineWidth = PreviewMetrics.arrowLineWidth
    line.lineCap = .round
    line.lineJoin = .round
    layer.addSublayer(line)
  }

  required init?(coder: NSCoder) { nil }

  override func layoutSubviews() {
    super.layoutSubviews()
    let box = bounds.insetBy(
      dx: PreviewMetrics.arrowLineWidth / 2, dy: PreviewMetrics.arrowLineWidth / 2)
    let path = UIBezierPath()
    path.move(to: CGPoint(x: box.minX, y: box.maxY))
    path.addLine(to: CGPoint(x: box.midX, y: box.minY))
    path.addLine(to: CGPoint(x: box.maxX, y: box.maxY))
    line.frame = bounds
    line.path = path.cgPath
  }
}
