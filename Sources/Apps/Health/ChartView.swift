import UIKit

/// A chart of bars with a scale.
@MainActor
final class ChartView: UIView {
  /// The bars; `nil` for a time without samples.
  var bars: [ChartBar?] = [] {
    didSet {
      accessibilityValue = HealthTexts.text(
        "%1 of %2", "\(bars.compactMap(\.self).count)", "\(bars.count)")
      setNeedsDisplay()
    }
  }

  /// The color of the bars.
  var color = UIColor.systemBlue

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = .clear
    contentMode = .redraw
    isAccessibilityElement = true
    accessibilityLabel = HealthTexts["Chart"]
    accessibilityTraits = .image
  }

  required init?(coder: NSCoder) { nil }

  override func draw(_ rect: CGRect) {
    let shown = bars.compactMap(\.self)
    let area = bounds.inset(by: UIEdgeInsets(top: 10, left: 4, bottom: 6, right: Self.scaleWidth))
    guard let top = shown.map(\.high).max(), area.width > 0 else { return }
    let isRange = shown.contains { $0.low > 0 }
    let bottom = isRange ? shown.map(\.low).min() ?? 0 : 0
    let low = isRange ? bottom - (top - bottom) * 0.2 - 1 : 0
    let span = max(top - low, .leastNormalMagnitude)
    func place(_ value: Double) -> CGFloat {
      area.maxY - CGFloat((value - low) / span) * area.height
    }
    for value in [low, low + span / 2, top] {
      let y = place(value)
      UIColor.separator.setFill()
      UIRectFill(CGRect(x: area.minX, y: y, width: area.width, height: 0.5))
      SampleText.number(value).draw(
        at: CGPoint(x: area.maxX + 4, y: y - 7),
        withAttributes: [
          .font: UIFont.systemFont(ofSize: 11), .foregroundColor: UIColor.secondaryLabel,
        ])
    }
    let step = area.width / CGFloat(bars.count)
    let width = max(2, step * 0.6)
    color.setFill()
    for (index, bar) in bars.enumerated() {
      guard let bar else { continue }
      let (y, lower) = (place(bar.high), place(bar.low))
      // A range of a single value is still visible.
      let height = max(lower - y, 3)
      let frame = CGRect(
        x: area.minX + (CGFloat(index) + 0.5) * step - width / 2, y: min(y, lower - height),
        width: width, height: height)
      UIBezierPath(roundedRect: frame, cornerRadius: min(width / 2, 3)).fill()
    }
  }

  /// The width of the numbers beside the bars, in points.
  ///
  /// - Source: ours. Confidence: guess.
  private static let scaleWidth: CGFloat = 48
}
