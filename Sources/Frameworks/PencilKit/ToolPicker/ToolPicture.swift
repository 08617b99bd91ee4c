import Foundation

/// The image of a tool, which stands on its tip.
@MainActor
final class ToolPicture: UIView {
  private let item: PKToolPickerItem

  init(_ item: PKToolPickerItem) {
    self.item = item
    super.init(frame: .zero)
    (isOpaque, backgroundColor, contentMode) = (false, nil, .redraw)
  }

  required init?(coder: NSCoder) { nil }

  /// The width of a tool's body, in points.
  ///
  /// - Source: ours, by eye. Confidence: guess.
  private static let body: CGFloat = 18
  /// The height of a tool's tip, in points.
  ///
  /// - Source: ours, by eye. Confidence: guess.
  private static let tip: CGFloat = 18

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    switch item {
    case let item as PKToolPickerInkingItem: draw(item.inkingTool, context)
    case is PKToolPickerEraserItem:
      drawBody(context, .systemGray5)
      drawTip([0.5, 0, 1, 0.25, 1, 1, 0, 1, 0, 0.25], .systemPink, context)
    case is PKToolPickerRulerItem: drawRuler(context)
    default: drawLasso(context)
    }
  }

  private func draw(_ tool: PKInkingTool, _ context: CGContext) {
    drawBody(context, .systemGray6)
    drawTip(Self.tip(of: tool.inkType), tool.color, context)
    tool.color.setFill()
    context.fill(CGRect(x: left, y: Self.tip + 16, width: Self.body, height: 5))
  }

  private var left: CGFloat { (bounds.width - Self.body) / 2 }

  private func drawBody(_ context: CGContext, _ color: UIColor) {
    color.setFill()
    let body = CGRect(
      x: left, y: Self.tip, width: Self.body, height: max(0, bounds.height - Self.tip))
    context.fill(body)
    UIColor.separator.setStroke()
    context.stroke(body.insetBy(dx: 0.5, dy: 0.5), width: 1)
  }

  /// Draws the tip as a polygon of pairs of shares of its width and height.
  private func drawTip(_ corners: [CGFloat], _ color: UIColor, _ context: CGContext) {
    let points = stride(from: 0, to: corners.count, by: 2).map {
      CGPoint(x: left + corners[$0] * Self.body, y: corners[$0 + 1] * Self.tip)
    }
    context.addLines(between: points)
    context.closePath()
    color.setFill()
    context.fillPath()
    context.addLines(between: points)
    context.closePath()
    UIColor.separator.setStroke()
    context.setLineWidth(1)
    context.strokePath()
  }

  /// Returns the corners of the tip of an ink.
  private static func tip(of type: PKInkingTool.InkType) -> [CGFloat] {
    switch type {
    case .pen: [0.4, 0, 0.6, 0, 0.85, 1, 0.15, 1]
    case .monoline: [0.44, 0, 0.56, 0, 0.6, 0.6, 0.8, 1, 0.2, 1, 0.4, 0.6]
    case .fountainPen: [0.5, 0, 0.75, 0.45, 0.7, 1, 0.3, 1, 0.25, 0.45]
    case .marker: [0.2, 0.25, 0.8, 0, 0.8, 0.6, 1, 1, 0, 1, 0.2, 0.6]
    case .pencil: [0.5, 0, 1, 1, 0, 1]
    case .crayon: [0.35, 0, 0.65, 0, 0.95, 1, 0.05, 1]
    case .watercolor: [0.5, 0, 0.8, 0.5, 0.75, 1, 0.25, 1, 0.2, 0.5]
    }
  }

  private func drawRuler(_ context: CGContext) {
    UIColor.systemYellow.setFill()
    let ruler = CGRect(x: left, y: 2, width: Self.body, height: bounds.height)
    context.fill(ruler)
    UIColor.label.setStroke()
    context.setLineWidth(1)
    for y in stride(from: CGFloat(8), to: bounds.height, by: 6) {
      context.strokeLineSegments(between: [
        CGPoint(x: left, y: y), CGPoint(x: left + Self.body * 0.4, y: y),
      ])
    }
  }

  private func drawLasso(_ context: CGContext) {
    drawBody(context, .systemGray6)
    UIColor.tintColor.setStroke()
    context.setLineWidth(2)
    context.setLineDash(phase: 0, lengths: [4, 2])
    context.strokeEllipse(in: CGRect(x: left + 1, y: 1, width: Self.body - 2, height: Self.tip - 2))
  }
}
