import Foundation
import ScreenTestSupport
import TactusDisplayList
import Testing
import UIKit

/// Whole images for visual inspection.
///
/// `TACTUS_TEST_IMAGES=folder` saves them. Their basic properties are asserted.
@MainActor @Suite(.exclusiveScreen) struct GalleryTests {
  @Test("All system colors in one image", arguments: [false, true])
  func colors(_ isDark: Bool) {
    let rows: [[UIColor]] = [
      [
        .systemRed, .systemOrange, .systemYellow, .systemGreen, .systemMint, .systemTeal,
        .systemCyan, .systemBlue, .systemIndigo, .systemPurple, .systemPink, .systemBrown,
      ],
      [.systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6],
      [.label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel, .placeholderText, .link],
      [.systemFill, .secondarySystemFill, .tertiarySystemFill, .quaternarySystemFill],
      [
        .systemBackground, .secondarySystemBackground, .tertiarySystemBackground,
        .systemGroupedBackground, .secondarySystemGroupedBackground,
        .tertiarySystemGroupedBackground,
      ],
      [.separator, .opaqueSeparator],
    ]
    let screen = RenderedScreen(CGSize(width: 390, height: 200), isDark: isDark)
    screen.show { window in
      for (y, row) in rows.enumerated() {
        for (x, color) in row.enumerated() {
          let swatch = UIView(frame: CGRect(x: 6 + x * 32, y: 6 + y * 32, width: 28, height: 28))
          swatch.backgroundColor = color
          swatch.layer.cornerRadius = 6
          swatch.layer.cornerCurve = .continuous
          window.addSubview(swatch)
        }
      }
    }
    screen.keep("colors-\(isDark ? "dark" : "light")")
    #expect(screen.pixel(20, 20) == (isDark ? [255, 69, 58, 255] : [255, 59, 48, 255]))
    #expect(screen.pixel(20, 84) == (isDark ? [255, 255, 255, 255] : [0, 0, 0, 255]))
  }

  @Test("A view that draws a dial", arguments: [false, true])
  func dial(_ isDark: Bool) {
    let screen = RenderedScreen(CGSize(width: 240, height: 240), isDark: isDark)
    screen.show { window in
      let dial = Dial(frame: CGRect(x: 20, y: 20, width: 200, height: 200))
      dial.isOpaque = false
      window.addSubview(dial)
    }
    screen.keep("dial-\(isDark ? "dark" : "light")")
    // The hand points up and to the right; the face is within the ring beside it.
    #expect(
      screen.pixel(20 + 100 + 30, 20 + 100 - 30) == screen.pixel(20 + 100 + 40, 20 + 100 - 40))
    #expect(screen.pixel(60, 120) != screen.pixel(5, 5))
  }

  /// The dial of a kitchen timer.
  private final class Dial: UIView {
    override func draw(_ rect: CGRect) {
      let middle = CGPoint(x: bounds.midX, y: bounds.midY)
      let plate = UIBezierPath(roundedRect: bounds, cornerRadius: 44)
      UIColor.secondarySystemFill.setFill()
      plate.fill()
      plate.addClip()
      let ring = UIBezierPath(
        arcCenter: middle, radius: 80, startAngle: -.pi / 2, endAngle: .pi, clockwise: true)
      ring.lineWidth = 12
      ring.lineCapStyle = .round
      UIColor.systemOrange.setStroke()
      ring.stroke()
      let ticks = UIBezierPath(
        arcCenter: middle, radius: 62, startAngle: 0, endAngle: 2 * .pi, clockwise: true)
      ticks.lineWidth = 6
      ticks.setLineDash([2, 2 * .pi * 62 / 12 - 2], count: 2, phase: 1)
      UIColor.label.setStroke()
      ticks.stroke()
      let hand = UIBezierPath()
      hand.move(to: middle)
      hand.addLine(to: CGPoint(x: middle.x + 45, y: middle.y - 45))
      hand.lineWidth = 5
      hand.lineCapStyle = .round
      UIColor.systemRed.setStroke()
      hand.stroke()
    }
  }

  @Test("All materials over a colorful image", arguments: [false, true])
  func materials(_ isDark: Bool) {
    let styles: [[UIBlurEffect.Style]] = [
      [
        .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
        .systemChromeMaterial,
      ], [.extraLight, .light, .dark, .regular, .prominent],
    ]
    let screen = RenderedScreen(CGSize(width: 390, height: 220), isDark: isDark)
    screen.show { window in
      let back = UIImageView(frame: window.bounds)
      back.image = UIGraphicsImageRenderer(size: window.bounds.size).image { context in
        for index in 0..<60 {
          UIColor(hue: CGFloat(index % 13) / 13, saturation: 0.9, brightness: 0.9, alpha: 1)
            .setFill()
          let (x, y) = (CGFloat(index * 67 % 390), CGFloat(index * 41 % 220))
          UIBezierPath(ovalIn: CGRect(x: x - 25, y: y - 25, width: 50, height: 50)).fill()
        }
      }
      window.addSubview(back)
      for (y, row) in styles.enumerated() {
        for (x, style) in row.enumerated() {
          let blur = UIBlurEffect(style: style)
          let glass = UIVisualEffectView(effect: blur)
          glass.frame = CGRect(x: 8 + x * 76, y: 12 + y * 104, width: 70, height: 92)
          glass.layer.cornerRadius = 14
          glass.layer.cornerCurve = .continuous
          glass.clipsToBounds = true
          window.addSubview(glass)
          let ranks: [UIVibrancyEffectStyle] = [
            .label, .secondaryLabel, .tertiaryLabel, .quaternaryLabel,
          ]
          for (place, rank) in ranks.enumerated() {
            let vibrant = UIVisualEffectView(
              effect: UIVibrancyEffect(blurEffect: blur, style: rank))
            vibrant.frame = CGRect(x: 10, y: 10 + place * 19, width: 50, height: 14)
            let bar = UIView(frame: vibrant.bounds)
            bar.backgroundColor = .white
            bar.layer.cornerRadius = 4
            vibrant.contentView.addSubview(bar)
            glass.contentView.addSubview(vibrant)
          }
        }
      }
    }
    screen.keep("materials-\(isDark ? "dark" : "light")")
    #expect(screen.image != nil)
  }
}
