import CoreGraphics
import QuartzCore
import UIKit

/// The picture behind the icons: a sky with hills (ours).
@MainActor
final class WallpaperView: UIView {
  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    contentMode = .redraw
  }

  required init?(coder: NSCoder) { nil }

  override func traitCollectionDidChange(_ previous: UITraitCollection?) {
    super.traitCollectionDidChange(previous)
    setNeedsDisplay()
  }

  override func draw(_ rect: CGRect) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let isDark = traitCollection.userInterfaceStyle == .dark
    let sky: [UIColor] =
      isDark
      ? [color(0x0B1026), color(0x2A2350), color(0x6B3A5B)]
      : [color(0x2F6FB5), color(0x7E8FC9), color(0xF2A98C)]
    fill(context, sky, from: .zero, to: CGPoint(x: 0, y: bounds.height * 0.78))
    // The sun is low over the hills.
    let sun = CGPoint(x: bounds.width * 0.68, y: bounds.height * 0.6)
    glow(context, at: sun, radius: bounds.width * 0.75, color(0xFFE3B8, isDark ? 0.25 : 0.7))
    let hills: [(height: CGFloat, wave: CGFloat, phase: CGFloat, light: UInt32, dark: UInt32)] = [
      (0.66, 0.035, 0.4, 0x8C7FB0, 0x3B2B55), (0.74, 0.045, 2.1, 0x5D6AA3, 0x2A2247),
      (0.83, 0.05, 4.0, 0x38528A, 0x1B1A38), (0.92, 0.04, 5.6, 0x223A66, 0x10122A),
    ]
    for hill in hills {
      let path = UIBezierPath()
      path.move(to: CGPoint(x: 0, y: bounds.height))
      for step in 0...24 {
        let share = CGFloat(step) / 24
        let wave = sin(share * 4.2 + hill.phase) + 0.45 * sin(share * 9.7 + hill.phase * 2)
        path.addLine(
          to: CGPoint(x: share * bounds.width, y: bounds.height * (hill.height - hill.wave * wave)))
      }
      path.addLine(to: CGPoint(x: bounds.width, y: bounds.height))
      path.close()
      color(isDark ? hill.dark : hill.light).setFill()
      path.fill()
    }
  }

  // MARK: Internals

  private func color(_ hex: UInt32, _ alpha: CGFloat = 1) -> UIColor {
    UIColor(hex: hex, alpha: alpha)
  }

  private func fill(
    _ context: CGContext, _ colors: [UIColor], from start: CGPoint, to end: CGPoint
  ) {
    let parts = colors.map(\.cgColor) as [CGColor]
    guard let gradient = CGGradient(colorsSpace: nil, colors: parts as CFArray, locations: nil)
    else { return }
    context.drawLinearGradient(
      gradient, start: start, end: end,
      options: [.drawsBeforeStartLocation, .drawsAfterEndLocation])
  }

  private func glow(_ context: CGContext, at place: CGPoint, radius: CGFloat, _ color: UIColor) {
    let parts = [color.cgColor, color.withAlphaComponent(0).cgColor] as [CGColor]
    guard let gradient = CGGradient(colorsSpace: nil, colors: parts as CFArray, locations: [0, 1])
    else { return }
    context.drawRadialGradient(
      gradient, startCenter: place, startRadius: 0, endCenter: place, endRadius: radius,
      options: [])
  }
}
