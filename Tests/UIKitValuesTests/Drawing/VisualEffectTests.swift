import Foundation
import ScreenTestSupport
import TactusDisplayList
import TactusPhoneLink
import Testing
import UIKit

/// Blur and vibrancy effects.
@MainActor @Suite(.exclusiveScreen) struct VisualEffectTests {
  /// Returns a screen, black at the left and white at the right, with an effect view in the center.
  private func make(
    _ effect: UIVisualEffect?, isDark: Bool = false
  ) -> (RenderedScreen, UIVisualEffectView) {
    let screen = RenderedScreen(CGSize(width: 200, height: 100), isDark: isDark)
    let view = UIVisualEffectView(effect: effect)
    screen.show {
      for (index, color) in [UIColor.black, .white].enumerated() {
        let half = UIView(frame: CGRect(x: index * 100, y: 0, width: 100, height: 100))
        half.backgroundColor = color
        $0.addSubview(half)
      }
      view.frame = CGRect(x: 0, y: 25, width: 200, height: 50)
      $0.addSubview(view)
    }
    return (screen, view)
  }

  private func gray(_ screen: RenderedScreen, _ x: CGFloat, _ y: CGFloat = 50) -> Int {
    screen.pixel(x, y)[1]
  }

  // Drawing.DR19.
  @Test("The background is blurred within the view, and sharp around it")
  func blurs() {
    let (screen, view) = make(UIBlurEffect(style: .systemUltraThinMaterial))
    let row = stride(from: 5, to: 200, by: 10).map { gray(screen, $0) }
    #expect(row == row.sorted() && Set(row).count > 10)
    // The value is halfway where black and white meet.
    #expect(abs(gray(screen, 95) + gray(screen, 105) - row[0] - row[19]) < 12)
    #expect(gray(screen, 98, 10) == 0 && gray(screen, 102, 10) == 255)
    #expect(gray(screen, 98, 90) == 0 && gray(screen, 102, 90) == 255)
    screen.show { _ in view.effect = nil }
    #expect(gray(screen, 98) == 0 && gray(screen, 102) == 255)
  }

  @Test("A thicker material is less translucent", arguments: [false, true])
  func thickness(_ isDark: Bool) {
    let styles: [UIBlurEffect.Style] = [
      .systemUltraThinMaterial, .systemThinMaterial, .systemMaterial, .systemThickMaterial,
    ]
    let spans = styles.map { style in
      let (screen, _) = make(UIBlurEffect(style: style), isDark: isDark)
      return gray(screen, 195) - gray(screen, 5)
    }
    #expect(spans == spans.sorted(by: >) && Set(spans).count == 4 && spans[3] > 5)
  }

  // Drawing.DR19.
  @Test("Light and dark styles lighten and darken the background in any appearance")
  func fixed() {
    for isDark in [false, true] {
      let (light, _) = make(UIBlurEffect(style: .systemMaterialLight), isDark: isDark)
      #expect(gray(light, 5) > 150)
      let (dark, _) = make(UIBlurEffect(style: .systemMaterialDark), isDark: isDark)
      #expect(gray(dark, 195) < 120)
    }
    let (follows, _) = make(UIBlurEffect(style: .systemMaterial))
    #expect(gray(follows, 5) > 150)
    follows.show { $0.overrideUserInterfaceStyle = .dark }
    #expect(gray(follows, 195) < 120)
  }

  @Test("A blur increases the saturation of the background")
  func saturation() {
    let (screen, _) = make(UIBlurEffect(style: .light))
    screen.show {
      $0.subviews[0].backgroundColor = UIColor(red: 0.6, green: 0.5, blue: 0.5, alpha: 1)
      $0.subviews[1].backgroundColor = UIColor(red: 0.6, green: 0.5, blue: 0.5, alpha: 1)
    }
    let pixel = screen.pixel(100, 50)
    // The difference of 0.1 is 0.18 for the saturation, and 0.126 under white at 30 %.
    #expect(abs(pixel[0] - pixel[1] - 32) <= 2)
  }

  // Drawing.DR20.
  @Test("Reduced transparency makes blurs opaque, and can be undone")
  func reducedTransparency() {
    let shape = ScreenMetrics(width: 375, height: 667, scale: 2)
    let (screen, _) = make(UIBlurEffect(style: .systemThinMaterial))
    LayerSession.with(screen.session) {
      UIScreen.main.update(DeviceTraits(screen: shape, reducesTransparency: true))
    }
    screen.show()
    #expect(screen.pixel(5, 50) == [242, 242, 247, 255])
    #expect(screen.pixel(195, 50) == [242, 242, 247, 255])
    LayerSession.with(screen.session) { UIScreen.main.update(DeviceTraits(screen: shape)) }
    screen.show()
    #expect(gray(screen, 5) != gray(screen, 195))
  }

  @Test("A clipped blur has rounded corners")
  func corners() {
    let (screen, view) = make(UIBlurEffect(style: .systemThickMaterialLight))
    screen.show { _ in
      view.layer.cornerRadius = 20
      view.clipsToBounds = true
    }
    #expect(gray(screen, 1, 26) == 0 && gray(screen, 30, 50) > 150)
  }

  @Test("The content is sharp, and as large as the view")
  func content() {
    let (screen, view) = make(UIBlurEffect(style: .systemMaterial))
    screen.show { _ in
      let mark = UIView(frame: CGRect(x: 90, y: 20, width: 20, height: 10))
      mark.backgroundColor = .red
      view.contentView.addSubview(mark)
    }
    #expect(screen.pixel(91, 46) == [255, 0, 0, 255] && screen.pixel(89, 46)[1] > 100)
    #expect(view.contentView.bounds.size == CGSize(width: 200, height: 50))
  }

  // Drawing.DR21.
  @Test("Vibrant content takes its color from the background")
  func vibrancy() {
    for isDark in [false, true] {
      let blur = UIBlurEffect(style: isDark ? .dark : .extraLight)
      let (screen, view) = make(blur, isDark: isDark)
      let vibrant = UIVisualEffectView(
        effect: UIVibrancyEffect(blurEffect: blur, style: .secondaryLabel))
      var changes: [[Int]] = []
      for color in [UIColor.red, .white] {
        screen.show { _ in
          vibrant.removeFromSuperview()
          for inner in vibrant.contentView.subviews { inner.removeFromSuperview() }
        }
        let before = [gray(screen, 20), gray(screen, 180)]
        screen.show { _ in
          vibrant.frame = view.bounds
          let mark = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 30))
          mark.backgroundColor = color
          vibrant.contentView.addSubview(mark)
          view.contentView.addSubview(vibrant)
        }
        changes.append([gray(screen, 20) - before[0], gray(screen, 180) - before[1]])
        // Below the label nothing has changed.
        #expect(abs(gray(screen, 20, 65) - before[0]) <= 3)
      }
      #expect(changes[0] == changes[1])
      let shares = changes[0].map { $0 * (isDark ? 1 : -1) }
      #expect(shares.allSatisfy { $0 > 60 })
    }
  }

  // Drawing.DR22.
  @Test("An effect can be animated")
  func animation() {
    let (screen, view) = make(nil)
    screen.show { _ in
      UIView.animate(withDuration: 2, delay: 0, options: .curveLinear) {
        view.effect = UIBlurEffect(style: .systemThickMaterialLight)
      }
    }
    screen.advance(to: 10)
    #expect(gray(screen, 5) < 12)
    screen.advance(to: 11)
    let half = gray(screen, 5)
    screen.advance(to: 12.5)
    #expect(gray(screen, 5) > 200 && abs(half * 2 - gray(screen, 5)) < 20)
  }
}
