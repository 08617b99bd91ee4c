import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import TactusPhoneLink
import TestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of color wells and color pickers in an app on a phone.
  @MainActor @Suite(.serialized) struct ColorPickerTests {
    fileprivate final class Palette: UIResponder, UIApplicationDelegate,
      UIColorPickerViewControllerDelegate
    {
      var window: UIWindow?
      let well = UIColorWell()
      var changes: [[CGFloat]] = []
      var events: [String] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        let controller = UIViewController()
        controller.view.backgroundColor = .systemBackground
        well.frame.origin = CGPoint(x: 100, y: 100)
        well.title = "Paint"
        well.addAction(
          UIAction { [weak self] _ in
            self.map { $0.changes.append($0.components($0.well.selectedColor)) }
          }, for: .valueChanged)
        controller.view.addSubview(well)
        window.rootViewController = controller
        window.makeKeyAndVisible()
        return true
      }

      func components(_ color: UIColor?) -> [CGFloat] {
        var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
        color?.getRed(&red, green: &green, blue: &blue, alpha: &alpha)
        return [red, green, blue, alpha].map { ($0 * 255).rounded() }
      }

      func colorPickerViewController(
        _ viewController: UIColorPickerViewController, didSelect color: UIColor,
        continuously: Bool
      ) {
        events.append("\(components(color).dropLast().map { Int($0) }) \(continuously)")
      }

      func colorPickerViewControllerDidFinish(_ viewController: UIColorPickerViewController) {
        events.append("finish")
      }
    }

    private func launch() -> (SimulatedPhone, Palette) {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(Palette.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    private func picker(of app: Palette) -> UIColorPickerViewController? {
      app.window?.rootViewController?.presentedViewController as? UIColorPickerViewController
    }

    /// Returns the accessibility elements on the screen.
    private func elements(of phone: SimulatedPhone) -> [ScreenElement] {
      phone.elements.filter { $0.isAccessible && !$0.isHidden }
    }

    @Test("Pickers.CP6, Pickers.CP2. A well presents a picker, whose colors become the well's")
    func well() throws {
      let (phone, app) = launch()
      #expect(app.well.bounds.size == CGSize(width: 28, height: 28))
      try phone.tap("Color picker")
      phone.waitUntilIdle()
      #expect(picker(of: app)?.title == "Paint")
      try phone.tap("black")
      phone.waitUntilIdle()
      #expect(app.changes.last == [0, 0, 0, 255])
      #expect(app.components(app.well.selectedColor) == [0, 0, 0, 255])
      let field = try #require(elements(of: phone).first { $0.label == "black" })
      #expect(field.traits.contains("selected"))
      try phone.tap("Close")
      phone.waitUntilIdle()
      #expect(picker(of: app) == nil)
      #expect(elements(of: phone).first { $0.label == "Color picker" }?.value == "black")
    }

    @Test("Pickers.CP3. Each color under the finger is selected, and the last one at its end")
    func drag() throws {
      let (phone, app) = launch()
      phone.run {
        let picker = UIColorPickerViewController()
        picker.delegate = app
        app.window?.rootViewController?.present(picker, animated: false)
      }
      phone.waitUntilIdle()
      let (white, black) = (
        try #require(elements(of: phone).first { $0.label == "white" }),
        try #require(elements(of: phone).first { $0.label == "black" })
      )
      phone.swipe(
        from: (white.touchPoint.x, white.touchPoint.y),
        to: (black.touchPoint.x, black.touchPoint.y), for: 1)
      phone.waitUntilIdle()
      #expect(app.events.last == "[0, 0, 0] false")
      #expect(app.events.dropLast().allSatisfy { $0.hasSuffix("true") })
      // Twelve grays from white to black, and the end of the touch.
      #expect(app.events.count == 13, "\(app.events)")
    }

    @Test("Pickers.CP2, Pickers.CP3. Sliders change a component; hexadecimal digits change all")
    func sliders() throws {
      let (phone, app) = launch()
      try phone.tap("Color picker")
      phone.waitUntilIdle()
      phone.run { picker(of: app)?.selectedColor = UIColor(red: 1, green: 0, blue: 0, alpha: 1) }
      #expect(app.changes.isEmpty)
      try phone.tap("Sliders")
      phone.waitUntilIdle()
      #expect(elements(of: phone).first { $0.label == "Red" }?.value == "255")
      let blue = try #require(elements(of: phone).first { $0.label == "Blue" })
      phone.swipe(
        from: (blue.x + 14, blue.touchPoint.y), to: (blue.x + blue.width, blue.touchPoint.y), for: 1
      )
      phone.waitUntilIdle()
      #expect(app.changes.last == [255, 0, 255, 255])
      try phone.tap("sRGB Hex Color #")
      phone.waitUntilIdle()
      phone.run {
        let field = app.window?.firstTextField
        field?.text = "#00FF80"
        field?.resignFirstResponder()
      }
      #expect(app.changes.last == [0, 255, 128, 255])
      phone.run {
        let field = app.window?.firstTextField
        field?.becomeFirstResponder()
        field?.text = "green"
        field?.resignFirstResponder()
        #expect(field?.text == "00FF80")
      }
    }

    @Test("Pickers.CP1. Without opacity, colors are opaque")
    func opacity() throws {
      let (phone, app) = launch()
      try phone.tap("Color picker")
      phone.waitUntilIdle()
      let slider = try #require(elements(of: phone).first { $0.label == "Opacity" })
      #expect(slider.value == "100%")
      phone.swipe(
        from: (slider.x + slider.width - 14, slider.touchPoint.y),
        to: (slider.x + slider.width / 2, slider.touchPoint.y), for: 1)
      phone.waitUntilIdle()
      let alpha = try #require(app.changes.last?.last)
      #expect((100...155).contains(alpha))
      phone.run { picker(of: app)?.supportsAlpha = false }
      phone.waitUntilIdle()
      #expect(!elements(of: phone).contains { $0.label == "Opacity" })
      try phone.tap("white")
      phone.waitUntilIdle()
      #expect(app.changes.last == [255, 255, 255, 255])
    }

    @Test("Pickers.CP3. A gray keeps the hue that was selected before")
    func grays() throws {
      let (phone, app) = launch()
      phone.run {
        app.well.selectedColor = .blue
        let picker = UIColorPickerViewController()
        picker.selectedColor = .blue
        picker.delegate = app
        app.window?.rootViewController?.present(picker, animated: false)
      }
      phone.waitUntilIdle()
      try phone.tap("Spectrum")
      phone.waitUntilIdle()
      let area = try #require(
        elements(of: phone).first { $0.label == "Spectrum" && $0.value != nil })
      let x = area.x + area.width * 2 / 3
      phone.tap(at: (x, area.y + area.height - 1))
      phone.waitUntilIdle()
      let dark = try #require(app.events.last)
      phone.tap(at: (x, area.y + area.height / 2))
      phone.waitUntilIdle()
      #expect(dark.hasPrefix("[0, 0, ") || dark.hasPrefix("[0, 1, "), "\(dark)")
      #expect(app.events.last?.hasPrefix("[0, 0, 25") == true, "\(app.events)")
    }

    @Test("Pickers.CP4. Closing is notified once, by the button and by a drag")
    func closing() throws {
      let (phone, app) = launch()
      for isByButton in [true, false] {
        app.events = []
        phone.run {
          let picker = UIColorPickerViewController()
          picker.delegate = app
          app.window?.rootViewController?.present(picker, animated: true)
        }
        phone.waitUntilIdle()
        if isByButton {
          try phone.tap("Close")
        } else {
          phone.swipe(from: (180, 90), to: (180, 640), for: 0.2)
        }
        phone.waitUntilIdle()
        #expect(picker(of: app) == nil)
        #expect(app.events == ["finish"])
      }
    }

    // Pickers.CP2, Pickers.CP5.
    @Test("Pictures of the views", arguments: ["Grid", "Spectrum", "Sliders"])
    func pictures(name: String) throws {
      let (phone, app) = launch()
      phone.run { app.well.selectedColor = .systemTeal }
      try phone.tap("Color picker")
      phone.waitUntilIdle()
      try phone.tap(name)
      phone.waitUntilIdle()
      let picture = RenderedImage(try #require(app.window), on: nil, named: "colors-\(name)")
      #expect(picture.color(370, 660) == [255, 255, 255])
      try phone.tap("Close")
      phone.waitUntilIdle()
      let well = RenderedImage(app.well, on: nil, named: "color-well")
      #expect(well.color(14, 14) != [255, 255, 255])
    }
  }
}

extension UIView {
  /// The first text field of the view and the views in it.
  fileprivate var firstTextField: UITextField? {
    subviews.lazy.compactMap { $0 as? UITextField ?? $0.firstTextField }.first
  }
}
