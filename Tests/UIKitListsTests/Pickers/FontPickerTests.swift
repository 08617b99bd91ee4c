import Foundation
import PhoneTesting
import ScreenTestSupport
import TactusPhone
import TactusPhoneLink
import TestSupport
import Testing
import UIKit

extension OneInAProcess {
  /// Tests of font pickers in an app on a phone.
  @MainActor @Suite(.serialized) struct FontPickerTests {
    fileprivate final class Letter: UIResponder, UIApplicationDelegate,
      UIFontPickerViewControllerDelegate
    {
      var window: UIWindow?
      var events: [String] = []

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = UIViewController()
        window.makeKeyAndVisible()
        return true
      }

      func fontPickerViewControllerDidCancel(_ viewController: UIFontPickerViewController) {
        events.append("cancel")
      }

      func fontPickerViewControllerDidPickFont(_ viewController: UIFontPickerViewController) {
        events.append(viewController.selectedFontDescriptor?.postscriptName ?? "none")
      }
    }

    /// Presents a font picker on a phone.
    private func present(
      _ configure: (UIFontPickerViewController.Configuration) -> Void = { _ in }
    ) -> (SimulatedPhone, Letter) {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(Letter.self)
      phone.run {
        let configuration = UIFontPickerViewController.Configuration()
        configure(configuration)
        let picker = UIFontPickerViewController(configuration: configuration)
        picker.delegate = app
        app.window?.rootViewController?.present(picker, animated: true)
      }
      phone.waitUntilIdle()
      return (phone, app)
    }

    /// Returns the labels of the accessibility elements on the screen.
    private func labels(of phone: SimulatedPhone) -> [String] {
      phone.elements.filter { $0.isAccessible && !$0.isHidden }.compactMap(\.label)
    }

    @Test("Pickers.FP1, Pickers.FP3. A tap on a family selects its regular font")
    func pick() throws {
      let (phone, app) = present()
      let family = try #require(UIFont.familyNames.first)
      #expect(labels(of: phone).contains(family))
      try phone.tap(family)
      phone.waitUntilIdle()
      #expect(app.events == [UIFont(name: family, size: 12)?.fontName])
      #expect(phone.run { app.window?.rootViewController?.presentedViewController == nil })
    }

    @Test("Pickers.FP3. The button and a drag cancel once", arguments: [true, false])
    func cancel(isByButton: Bool) throws {
      let (phone, app) = present()
      if isByButton {
        try phone.tap("Cancel")
      } else {
        phone.swipe(from: (180, 60), to: (180, 640), for: 0.2)
      }
      phone.waitUntilIdle()
      #expect(app.events == ["cancel"])
    }

    @Test("Pickers.FP1. Languages and traits leave out families")
    func filters() throws {
      let families = UIFont.familyNames
      let everyLanguage = families.filter { !UIFont.fontNames(forFamilyName: $0).isEmpty }
      let (phone, _) = present {
        $0.filteredLanguagesPredicate =
          UIFontPickerViewController.Configuration.filterPredicate(forFilteredLanguages: ["tlh"])
      }
      #expect(Set(labels(of: phone)).isDisjoint(with: everyLanguage))
      let (german, _) = present {
        $0.filteredLanguagesPredicate =
          UIFontPickerViewController.Configuration.filterPredicate(
            forFilteredLanguages: ["de", "fr"])
        $0.filteredTraits = .traitItalic
      }
      let shown = Set(labels(of: german)).intersection(families)
      #expect(!shown.isEmpty)
      for family in shown {
        #expect(
          UIFont.fontNames(forFamilyName: family).contains {
            UIFontDescriptor(name: $0, size: 12).symbolicTraits.contains(.traitItalic)
          })
      }
    }

    @Test("Pickers.FP2. A button shows the faces of a family; the selected one has a check mark")
    func faces() throws {
      let (phone, app) = present { $0.includeFaces = true }
      let family = try #require(UIFont.familyNames.first)
      let details = try #require(
        phone.elements.first { $0.isAccessible && $0.label == "More Info" },
        "\(labels(of: phone))")
      phone.tap(at: (details.touchPoint.x, details.touchPoint.y))
      phone.waitUntilIdle()
      let names = UIFont.fontNames(forFamilyName: family)
      #expect(names.allSatisfy(labels(of: phone).contains))
      try phone.tap(try #require(names.last))
      phone.waitUntilIdle()
      #expect(app.events == [names.last])
    }

    // Pickers.FP1.
    @Test("A picture of the families")
    func picture() throws {
      let (phone, app) = present()
      phone.waitUntilIdle()
      let picture = RenderedImage(try #require(app.window), on: nil, named: "fonts")
      #expect(picture.color(370, 660) == [255, 255, 255])
    }

    fileprivate final class Text: NSObject, UITextFormattingCoordinatorDelegate {
      var attributes: [NSAttributedString.Key: Any] = [
        .font: UIFont.systemFont(ofSize: 21), .kern: 2,
      ]
      func updateTextAttributes(conversionHandler: UITextAttributesConversionHandler) {
        attributes = conversionHandler(attributes)
      }
    }

    @Test("Pickers.FP4. A coordinator applies the picked font to the text of its delegate")
    func coordinator() throws {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(Letter.self)
      let (text, picker) = (Text(), phone.run { UIFontPickerViewController() })
      let scene = try #require(app.window?.windowScene)
      let coordinator = UITextFormattingCoordinator(for: scene)
      coordinator.delegate = text
      coordinator.fontPickerViewControllerDidPickFont(picker)
      #expect(text.attributes[.font] as? UIFont == .systemFont(ofSize: 21))
      picker.selectedFontDescriptor = UIFontDescriptor(name: "DejaVuSerif", size: 9)
      coordinator.fontPickerViewControllerDidPickFont(picker)
      let font = try #require(text.attributes[.font] as? UIFont)
      #expect(font.familyName == "DejaVu Serif" && font.pointSize == 21)
      #expect(text.attributes[.kern] as? Int == 2)
      #expect(!UITextFormattingCoordinator.isFontPanelVisible)
    }
  }
}
