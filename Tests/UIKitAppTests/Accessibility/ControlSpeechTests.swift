import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import Testing
import UIKit

/// The speech of every control in every state, in three languages; read through by people.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct ControlSpeechTests {
    fileprivate final class Gallery: UIResponder, UIApplicationDelegate {
      var window: UIWindow?

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        let root = UIViewController()
        let scroll = UIScrollView(frame: window.bounds)
        for (index, view) in Self.views().enumerated() {
          view.frame = CGRect(x: 20, y: 20 + 60 * CGFloat(index), width: 300, height: 40)
          scroll.addSubview(view)
          scroll.contentSize = CGSize(width: 375, height: 100 + 60 * CGFloat(index))
        }
        root.view.addSubview(scroll)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return true
      }

      private static func views() -> [UIView] {
        func button(_ title: String, _ change: (UIButton) -> Void = { _ in }) -> UIView {
          let button = UIButton(type: .system)
          button.setTitle(title, for: .normal)
          change(button)
          return button
        }
        func toggle(_ label: String, isOn: Bool, isEnabled: Bool = true) -> UIView {
          let toggle = UISwitch()
          (toggle.accessibilityLabel, toggle.isOn, toggle.isEnabled) = (label, isOn, isEnabled)
          return toggle
        }
        func field(_ label: String?, _ text: String?, _ change: (UITextField) -> Void = { _ in })
          -> UIView
        {
          let field = UITextField()
          (field.accessibilityLabel, field.text) = (label, text)
          change(field)
          return field
        }
        func label(_ text: String, _ traits: UIAccessibilityTraits = .staticText) -> UIView {
          let label = UILabel()
          (label.text, label.accessibilityTraits) = (text, traits)
          return label
        }
        let slider = UISlider()
        (slider.accessibilityLabel, slider.value) = ("Volume", 0.25)
        let offSlider = UISlider()
        (offSlider.accessibilityLabel, offSlider.isEnabled) = ("Bass", false)
        let segments = UISegmentedControl(items: ["Small", "Large"])
        segments.selectedSegmentIndex = 0
        segments.setEnabled(false, forSegmentAt: 1)
        let pages = UIPageControl()
        (pages.numberOfPages, pages.currentPage) = (4, 2)
        let progress = UIProgressView()
        (progress.accessibilityLabel, progress.progress) = ("Loading", 0.4)
        let stepper = UIStepper()
        stepper.accessibilityLabel = "Guests"
        let text = UITextView()
        (text.accessibilityLabel, text.text) = ("Notes", "Tea")
        let fixed = UITextView()
        (fixed.text, fixed.isEditable) = ("Read only", false)
        let picture = UIImageView(image: UIImage(systemName: "heart"))
        (picture.isAccessibilityElement, picture.accessibilityLabel) = (true, "Beach")
        picture.accessibilityTraits = .image
        let search = UISearchBar()
        search.placeholder = "Search"
        return [
          button("Tare"), button("Reset") { $0.isEnabled = false },
          button("Bold") { $0.isSelected = true }, toggle("Alarm", isOn: true),
          toggle("Sound", isOn: false), toggle("Lamp", isOn: true, isEnabled: false), slider,
          offSlider, segments, pages, progress, stepper, field("Name", "Ada"),
          field(nil, nil) { $0.placeholder = "City" }, field("Old", "x") { $0.isEnabled = false },
          field("Code", "abc") { $0.isSecureTextEntry = true }, text, fixed, search, picture,
          label("Plain"), label("Title", [.staticText, .header]), label("Site", .link),
          label("Chosen", [.staticText, .selected]),
        ]
      }
    }

    private static let table: [(String, String, String)] = [
      ("Tare, button", "Tare, Taste", "Tare, przycisk"),
      ("Reset, dimmed, button", "Reset, grau, Taste", "Reset, wyszarzone, przycisk"),
      (
        "selected, Bold, button", "Auswahl, Bold, Taste", "wybrane, Bold, przycisk"
      ),
      (
        "Alarm, switch button, on", "Alarm, Schalter, ein", "Alarm, przełącznik, włączone"
      ),
      (
        "Sound, switch button, off", "Sound, Schalter, aus", "Sound, przełącznik, wyłączone"
      ),
      (
        "Lamp, dimmed, switch button, on", "Lamp, grau, Schalter, ein",
        "Lamp, wyszarzone, przełącznik, włączone"
      ),
      ("Volume, 25%, adjustable", "Volume, 25%, einstellbar", "Volume, 25%, regulowane"),
      (
        "Bass, 0%, dimmed, adjustable", "Bass, 0%, grau, einstellbar",
        "Bass, 0%, wyszarzone, regulowane"
      ),
      (
        "selected, Small, button, 1 of 2", "Auswahl, Small, Taste, 1 von 2",
        "wybrane, Small, przycisk, 1 z 2"
      ),
      (
        "Large, dimmed, button, 2 of 2", "Large, grau, Taste, 2 von 2",
        "Large, wyszarzone, przycisk, 2 z 2"
      ),
      ("page 3 of 4, adjustable", "Seite 3 von 4, einstellbar", "strona 3 z 4, regulowane"),
      ("Loading, 40%", "Loading, 40%", "Loading, 40%"),
      (
        "Guests, Decrement, dimmed, button", "Guests, Verringern, grau, Taste",
        "Guests, Zmniejsz, wyszarzone, przycisk"
      ),
      (
        "Guests, Increment, button", "Guests, Erhöhen, Taste", "Guests, Zwiększ, przycisk"
      ),
      ("Name, Ada, text field", "Name, Ada, Textfeld", "Name, Ada, pole tekstowe"),
      ("City, text field", "City, Textfeld", "City, pole tekstowe"),
      (
        "Old, x, dimmed, text field", "Old, x, grau, Textfeld", "Old, x, wyszarzone, pole tekstowe"
      ),
      (
        "Code, 3 characters, secure text field", "Code, 3 Zeichen, sicheres Textfeld",
        "Code, 3 znaki, bezpieczne pole tekstowe"
      ),
      ("Notes, Tea, text field", "Notes, Tea, Textfeld", "Notes, Tea, pole tekstowe"),
      ("Read only", "Read only", "Read only"),
      ("Search, search field", "Search, Suchfeld", "Search, pole wyszukiwania"),
      ("Beach, image", "Beach, Bild", "Beach, obrazek"),
      ("Plain", "Plain", "Plain"),
      ("Title, heading", "Title, Überschrift", "Title, nagłówek"),
      ("Site, link", "Site, Link", "Site, łącze"),
      ("selected, Chosen", "Auswahl, Chosen", "wybrane, Chosen"),
    ]

    @Test("VoiceOver.SP2. Every control is heard in every state, in English, German and Polish")
    func states() {
      let phone = SimulatedPhone(.iPhone7)
      phone.launch(Gallery.self)
      phone.voiceOver.isEnabled = true
      for (language, column) in [("en", \(String, String, String).0), ("de", \.1), ("pl", \.2)] {
        phone.set(\.language, language)
        phone.wait(1)
        phone.voiceOver.perform(.first)
        phone.wait(0.2)
        var heard = [phone.speech.last ?? ""]
        for _ in 0..<Self.table.count + 4 {
          let count = phone.speech.count
          phone.voiceOver.flick(.right)
          guard phone.speech.count > count else { break }
          heard.append(phone.speech.last ?? "")
        }
        let expected = Self.table.map { $0[keyPath: column] }
        let difference = heard.difference(from: expected)
        #expect(difference.isEmpty, "\(language): \(difference)")
      }
    }
  }
}
