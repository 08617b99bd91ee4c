import Foundation
import ScreenTestSupport
import Synchronization
import TactusPhoneLink
import Testing
import UIKit

/// Tests of colors, their components and their dynamic resolution.
@MainActor @Suite(.exclusiveScreen) struct ColorTests {
  private static let dark = UITraitCollection(userInterfaceStyle: .dark)
  private static let light = UITraitCollection(userInterfaceStyle: .light)
  private static let high = UITraitCollection(accessibilityContrast: .high)
  private static let elevated = UITraitCollection(userInterfaceLevel: .elevated)

  /// Returns red, green, blue and alpha as bytes.
  private func bytes(_ color: UIColor, _ traits: UITraitCollection...) -> [Int] {
    let resolved = color.resolvedColor(with: UITraitCollection(traitsFrom: traits))
    var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (-1, -1, -1, -1)
    #expect(resolved.getRed(&red, green: &green, blue: &blue, alpha: &alpha))
    return [red, green, blue, alpha].map { Int(($0 * 255).rounded()) }
  }

  // MARK: Parts

  @Test("Hue, saturation and brightness convert to red, green and blue")
  func hues() {
    // Every sextant of the circle begins with one or two full components.
    let corners: [[Int]] = [
      [255, 0, 0], [255, 255, 0], [0, 255, 0], [0, 255, 255], [0, 0, 255], [255, 0, 255],
    ]
    for (index, corner) in corners.enumerated() {
      let color = UIColor(
        hue: CGFloat(index) / 6, saturation: 1, brightness: 1, alpha: 1)
      #expect(bytes(color) == corner + [255], "\(index)")
    }
    let gray = UIColor(hue: 0.3, saturation: 0, brightness: 0.4, alpha: 0.2)
    #expect(bytes(gray) == [102, 102, 102, 51])
    #expect(bytes(UIColor(hue: 1, saturation: 1, brightness: 1, alpha: 1)) == [255, 0, 0, 255])
  }

  @Test("A color returns the hue, saturation and brightness that it was created from")
  func huesBack() {
    for hue in stride(from: 0.01, to: 1, by: 0.07) {
      for saturation in [0.2, 0.7, 1] {
        let color = UIColor(hue: hue, saturation: saturation, brightness: 0.8, alpha: 0.5)
        var (h, s, b, a): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        #expect(color.getHue(&h, saturation: &s, brightness: &b, alpha: &a))
        #expect(abs(h - hue) < 1e-6 && abs(s - saturation) < 1e-6)
        #expect(abs(b - 0.8) < 1e-6 && a == 0.5)
      }
    }
  }

  // Drawing.DR4.
  @Test("A gray converts to red, green and blue, and a color to a gray of its lightness")
  func grays() {
    #expect(bytes(UIColor(white: 0.2, alpha: 1)) == [51, 51, 51, 255])
    var (white, alpha): (CGFloat, CGFloat) = (-1, -1)
    #expect(UIColor(white: 0.25, alpha: 0.5).getWhite(&white, alpha: &alpha))
    #expect(white == 0.25 && alpha == 0.5)
    var (green, blue): (CGFloat, CGFloat) = (-1, -1)
    #expect(UIColor.green.getWhite(&green, alpha: nil) && UIColor.blue.getWhite(&blue, alpha: nil))
    #expect(green > 0.7 && blue < 0.4)
  }

  @Test("The components of a gray are exactly the gray, also in sRGB")
  func exactGrays() {
    for step in 0...20 {
      let gray = CGFloat(step) / 20
      var (red, green, blue): (CGFloat, CGFloat, CGFloat) = (-1, -1, -1)
      #expect(UIColor(white: gray, alpha: 1).getRed(&red, green: &green, blue: &blue, alpha: nil))
      #expect([red, green, blue] == [gray, gray, gray])
    }
  }

  @Test("A Display P3 color outside of sRGB has components beyond 0…1")
  func wide() {
    let wide = UIColor(displayP3Red: 1, green: 0, blue: 0, alpha: 1)
    var (red, green): (CGFloat, CGFloat) = (0, 0)
    #expect(wide.getRed(&red, green: &green, blue: nil, alpha: nil))
    #expect(red > 1 && green < 0)
    #expect(wide.cgColor.colorSpace?.name == CGColorSpace.displayP3)
  }

  // Drawing.DR3.
  @Test("Alpha is clamped to 0…1 and can be replaced")
  func opacity() {
    #expect(UIColor(white: 1, alpha: 3).cgColor.alpha == 1)
    #expect(UIColor(white: 1, alpha: -3).cgColor.alpha == 0)
    #expect(bytes(UIColor.red.withAlphaComponent(0.2)) == [255, 0, 0, 51])
  }

  // Drawing.DR3.
  @Test("Colors of equal components in the same color space are equal")
  func equality() {
    let red = UIColor(red: 1, green: 0, blue: 0, alpha: 1)
    #expect(red == UIColor.red && red.hash == UIColor.red.hash)
    #expect(UIColor.white != UIColor(red: 1, green: 1, blue: 1, alpha: 1))
    #expect(UIColor.red != UIColor.red.withAlphaComponent(0.5))
    let one = UIColor { _ in .red }
    #expect(one == one && one != UIColor { _ in .red } && one != UIColor.red)
    #expect(UIColor.label == UIColor.label && UIColor.label != UIColor.black)
    #expect(UIColor.label.withAlphaComponent(0.3) == UIColor.label.withAlphaComponent(0.3))
    #expect(UIColor.label.withAlphaComponent(0.3) != UIColor.label.withAlphaComponent(0.4))
  }

  @Test("A color literal creates the color of its components")
  func literal() {
    let color: UIColor = #colorLiteral(red: 1, green: 0.2, blue: 0, alpha: 1)
    #expect(bytes(color) == [255, 51, 0, 255])
  }

  // MARK: Appearance

  // Drawing.DR2.
  @Test("System colors depend on style, contrast and level")
  func system() {
    #expect(bytes(.systemBlue) == [0, 122, 255, 255])
    #expect(bytes(.systemBlue, Self.dark) == [10, 132, 255, 255])
    #expect(bytes(.systemBlue, Self.light, Self.high) == [0, 64, 221, 255])
    #expect(bytes(.systemBlue, Self.dark, Self.high) == [64, 156, 255, 255])
    #expect(bytes(.systemBackground, Self.dark) == [0, 0, 0, 255])
    #expect(bytes(.systemBackground, Self.dark, Self.elevated) == [28, 28, 30, 255])
    #expect(bytes(.systemBackground, Self.dark, Self.elevated, Self.high) == [36, 36, 38, 255])
    #expect(bytes(.systemBackground, Self.light, Self.elevated) == [255, 255, 255, 255])
    #expect(bytes(.secondaryLabel, Self.dark) == [235, 235, 245, 153])
    #expect(bytes(.separator) == [60, 60, 67, 73])
    #expect(bytes(.opaqueSeparator, Self.high) == [198, 198, 200, 255])
  }

  @Test("The system grays approach the background in light and dark style")
  func grayOrder() {
    let grays: [UIColor] = [
      .systemGray, .systemGray2, .systemGray3, .systemGray4, .systemGray5, .systemGray6,
    ]
    let onLight = grays.map { bytes($0, Self.light)[0] }
    let onDark = grays.map { bytes($0, Self.dark)[0] }
    #expect(onLight == onLight.sorted() && onDark == onDark.sorted(by: >))
  }

  // Drawing.DR1.
  @Test("A dynamic color is resolved by its closure, nested ones too")
  func dynamic() {
    let inner = UIColor { $0.userInterfaceStyle == .dark ? .systemRed : .green }
    let outer = UIColor { _ in inner }.withAlphaComponent(0.2)
    #expect(bytes(outer, Self.light) == [0, 255, 0, 51])
    #expect(bytes(outer, Self.dark) == [255, 69, 58, 51])
    Self.dark.performAsCurrent {
      #expect(UIColor.label.cgColor == UIColor.label.resolvedColor(with: Self.dark).cgColor)
    }
    #expect(bytes(UIColor(cgColor: UIColor.label.cgColor)) == [0, 0, 0, 255])
  }

  // Drawing.DR1.
  @Test("Each thread has its own current traits, which are restored after a scoped change")
  func current() {
    let before = UITraitCollection.current
    Self.dark.performAsCurrent {
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      Self.light.performAsCurrent {
        #expect(UITraitCollection.current.userInterfaceStyle == .light)
      }
      #expect(UITraitCollection.current.userInterfaceStyle == .dark)
      let done = DispatchSemaphore(value: 0)
      let elsewhere = Mutex(UIUserInterfaceStyle.dark)
      Thread {
        elsewhere.withLock { $0 = UITraitCollection.current.userInterfaceStyle }
        done.signal()
      }.start()
      #expect(done.wait(timeout: .now() + 60) == .success)
      #expect(elsewhere.withLock { $0 } != .dark)
    }
    #expect(UITraitCollection.current == before)
  }

  // MARK: Views

  // Drawing.DR5.
  @Test("A background follows the traits of its view, before the view is notified")
  func background() {
    final class TintChangeCounter: UIView {
      var seen: [CGColor?] = []
      var styles: [UIUserInterfaceStyle] = []
      override func traitCollectionDidChange(_ previous: UITraitCollection?) {
        seen.append(layer.backgroundColor)
        styles.append(UITraitCollection.current.userInterfaceStyle)
      }
    }
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let view = TintChangeCounter(frame: window.bounds)
    view.backgroundColor = .systemBackground
    window.addSubview(view)
    window.isHidden = false
    let (white, black) = (UIColor.white, UIColor.black)
    func gray(_ color: CGColor?) -> CGFloat? { color?.components?.first }
    #expect(gray(view.layer.backgroundColor) == gray(white.cgColor))
    window.overrideUserInterfaceStyle = .dark
    #expect(gray(view.layer.backgroundColor) == gray(black.cgColor))
    #expect(gray(view.seen.last ?? nil) == 0 && view.styles.last == .dark)
    // A color that is set in dark style is dark at once.
    view.backgroundColor = .secondarySystemBackground
    #expect(gray(view.layer.backgroundColor) == 28.0 / 255)
    view.overrideUserInterfaceStyle = .light
    #expect(gray(view.layer.backgroundColor) == 242.0 / 255)
    window.isHidden = true
  }

  // Drawing.DR2.
  @Test("A sheet and its content have the elevated level; a full-screen presentation does not")
  func sheets() {
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    window.overrideUserInterfaceStyle = .dark
    window.rootViewController = UIViewController()
    window.isHidden = false
    for (style, level) in [
      (UIModalPresentationStyle.pageSheet, UIUserInterfaceLevel.elevated), (.fullScreen, .base),
    ] {
      let (sheet, inner) = (UIViewController(), UIView())
      sheet.modalPresentationStyle = style
      sheet.view.addSubview(inner)
      inner.backgroundColor = .systemBackground
      window.rootViewController?.present(sheet, animated: false)
      #expect(inner.traitCollection.userInterfaceLevel == level)
      let gray = inner.layer.backgroundColor?.components?.first
      #expect(gray == (level == .elevated ? 28.0 / 255 : 0))
      sheet.dismiss(animated: false)
      #expect(sheet.traitCollection.userInterfaceLevel == .base)
    }
    window.isHidden = true
  }

  // Drawing.DR1.
  @Test("tintColor is the tint of the view that uses it")
  func tint() {
    let (outer, inner) = (UIView(), UIView())
    outer.addSubview(inner)
    inner.backgroundColor = .tintColor
    #expect(inner.layer.backgroundColor == UIColor.systemBlue.cgColor)
    outer.tintColor = .red
    #expect(inner.layer.backgroundColor == UIColor.red.cgColor)
    outer.tintColor = .tintColor
    #expect(inner.layer.backgroundColor == UIColor.systemBlue.cgColor)
    #expect(UIColor.tintColor.cgColor == UIColor.systemBlue.cgColor)
  }

  @Test("When the phone becomes dark, dynamic colors change and fixed ones stay")
  func phoneTurnsDark() {
    let shape = ScreenMetrics(width: 375, height: 667, scale: 2)
    let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let (follows, stays) = (UIView(), UIView())
    follows.backgroundColor = .label
    stays.backgroundColor = .red
    window.addSubview(follows)
    window.addSubview(stays)
    window.isHidden = false
    UIScreen.main.update(DeviceTraits(screen: shape, isDark: true))
    #expect(follows.layer.backgroundColor?.components?.first == 1)
    #expect(stays.layer.backgroundColor == UIColor.red.cgColor)
    #expect(UITraitCollection.current.userInterfaceStyle == .dark)
    UIScreen.main.update(DeviceTraits(screen: shape))
    #expect(follows.layer.backgroundColor?.components?.first == 0)
    window.isHidden = true
  }

  @Test("Drawing.DR29. A color of a lower prominence is dynamic and more transparent")
  func prominence() {
    let color = UIColor { $0.userInterfaceStyle == .dark ? .white : .red }
    let second = color.withProminence(.secondary)
    #expect(color.prominence == .primary && second.prominence == .secondary)
    #expect(bytes(second, Self.light) == [255, 0, 0, 153])
    #expect(bytes(second, Self.dark) == [255, 255, 255, 153])
    #expect(bytes(UIColor.red.withProminence(.tertiary)) == [255, 0, 0, 77])
    let half = UIColor(red: 0, green: 0, blue: 1, alpha: 0.5)
    #expect(bytes(half.withProminence(.quaternary)) == [0, 0, 255, 23])
    // Another prominence takes the place of the former one.
    #expect(second.withProminence(.tertiary) == color.withProminence(.tertiary))
    #expect(second.withProminence(.primary) === color && second != color)
    #expect(second.hash == color.withProminence(.secondary).hash)
    #expect(second != color.withProminence(.tertiary))
  }
}
