import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import Testing
import UIKit

/// VoiceOver with an app: touches in, speech out.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct VoiceOverTests {
    fileprivate final class Gallery: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = GalleryController()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = UINavigationController(rootViewController: root)
        window.makeKeyAndVisible()
        return true
      }
    }

    fileprivate final class GalleryController: UIViewController {
      let tare = UIButton(type: .system)
      let alarm = UISwitch()
      let volume = UISlider()
      let name = UITextField()
      let code = UITextField()
      let sizes = UISegmentedControl(items: ["Small", "Large"])
      let stepper = UIStepper()
      let pages = UIPageControl()
      var tares = 0
      var touches = 0

      override func viewDidLoad() {
        super.viewDidLoad()
        title = "Gallery"
        tare.setTitle("Tare", for: .normal)
        tare.addAction(UIAction { [unowned self] _ in tares += 1 }, for: .touchUpInside)
        alarm.accessibilityLabel = "Alarm"
        volume.accessibilityLabel = "Volume"
        volume.value = 0.5
        name.placeholder = "Name"
        code.accessibilityLabel = "Code"
        code.text = "abc"
        code.isSecureTextEntry = true
        sizes.selectedSegmentIndex = 1
        stepper.accessibilityLabel = "Count"
        pages.numberOfPages = 4
        pages.currentPage = 1
        let views: [UIView] = [tare, alarm, volume, name, code, sizes, stepper, pages]
        for (index, view) in views.enumerated() {
          view.frame = CGRect(x: 20, y: 120 + 50 * CGFloat(index), width: 200, height: 40)
          self.view.addSubview(view)
        }
      }

      override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
        self.touches += touches.count
      }
    }

    private func gallery(
      language: String = "en"
    ) -> (SimulatedPhone, Gallery) {
      let phone = SimulatedPhone(.iPhone7)
      let gallery = phone.launch(Gallery.self)
      phone.set(\.language, language)
      phone.wait(1)
      return (phone, gallery)
    }

    /// Flicks through the whole screen and returns what is heard.
    private func tour(_ phone: SimulatedPhone, steps: Int = 40) -> [String] {
      phone.voiceOver.perform(.first)
      let start = phone.speech.count - 1
      for _ in 0..<steps {
        let count = phone.speech.count
        phone.voiceOver.flick(.right)
        if phone.speech.count == count { break }
      }
      return Array(phone.speech.dropFirst(max(start, 0)))
    }

    @Test(
      "VoiceOver.SP2. Every standard control is spoken in three languages",
      arguments: ["en", "de", "pl"])
    func controls(language: String) {
      let (phone, _) = gallery(language: language)
      phone.voiceOver.isEnabled = true
      phone.wait(3)
      let heard = tour(phone)
      let expected: [String: [String]] = [
        "en": [
          "Gallery, heading", "Tare, button", "Alarm, switch button, off",
          "Volume, 50%, adjustable", "Name, text field", "Code, 3 characters, secure text field",
          "Small, button, 1 of 2", "selected, Large, button, 2 of 2",
        ],
        "de": [
          "Gallery, Überschrift", "Tare, Taste", "Alarm, Schalter, aus",
          "Volume, 50%, einstellbar", "Name, Textfeld", "Code, 3 Zeichen, sicheres Textfeld",
          "Small, Taste, 1 von 2", "Auswahl, Large, Taste, 2 von 2",
        ],
        "pl": [
          "Gallery, nagłówek", "Tare, przycisk", "Alarm, przełącznik, wyłączone",
          "Volume, 50%, regulowane", "Name, pole tekstowe",
          "Code, 3 znaki, bezpieczne pole tekstowe", "Small, przycisk, 1 z 2",
          "wybrane, Large, przycisk, 2 z 2",
        ],
      ]
      #expect(Array(heard.prefix(8)) == expected[language])
      #expect(heard.count > 8)
    }

    // VoiceOver.SO1.
    @Test("VoiceOver.ON1. Turned on, it says so, and then what has the focus")
    func turningOn() {
      let (phone, _) = gallery()
      phone.voiceOver.isEnabled = true
      phone.wait(5)
      #expect(phone.speech == ["VoiceOver on", "Gallery, heading"])
      #expect(phone.speechLog.map(\.outcome) == [.finished, .finished])
      phone.voiceOver.isEnabled = false
      phone.wait(1)
      #expect(UIAccessibility.focusedElement(using: nil) == nil)
    }

    // VoiceOver.FO5.
    @Test("VoiceOver.PA1. No touch reaches the app; a double tap presses the button")
    func touches() {
      let (phone, gallery) = gallery()
      phone.voiceOver.isEnabled = true
      phone.wait(3)
      phone.voiceOver.flick(.right)
      #expect(phone.speech.last == "Tare, button")
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === gallery.root.tare)
      phone.tap(at: (x: 300, y: 600))
      phone.voiceOver.explore((x: 100, y: 140), (x: 100, y: 240))
      #expect(phone.speech.suffix(2) == ["Tare, button", "Volume, 50%, adjustable"])
      #expect(gallery.root.touches == 0 && gallery.root.tares == 0)
      phone.voiceOver.flick(.left)
      phone.voiceOver.flick(.left)
      phone.voiceOver.doubleTap()
      phone.wait(0.5)
      #expect(gallery.root.tares == 1)
    }

    @Test("VoiceOver.SP9. A switch, a slider and a stepper say what has changed")
    func changing() {
      let (phone, gallery) = gallery()
      phone.voiceOver.isEnabled = true
      phone.wait(3)
      for _ in 0..<2 { phone.voiceOver.flick(.right) }
      phone.voiceOver.doubleTap()
      phone.wait(0.5)
      #expect(gallery.root.alarm.isOn && phone.speech.last == "on")
      phone.voiceOver.flick(.right)
      phone.voiceOver.flick(.up)
      #expect(phone.speech.last == "60%")
      #expect(abs(gallery.root.volume.value - 0.6) < 1e-6)
    }

    @Test("VoiceOver.PA2. A held double tap passes the finger through: it moves a slider")
    func passThrough() {
      let (phone, gallery) = gallery()
      phone.voiceOver.isEnabled = true
      phone.wait(3)
      for _ in 0..<3 { phone.voiceOver.flick(.right) }
      let finger = ContactID(1)
      phone.touch(TouchReport(finger, .began, x: 100, y: 500))
      phone.wait(0.05)
      phone.touch(TouchReport(finger, .ended, x: 100, y: 500))
      phone.wait(0.08)
      phone.touch(TouchReport(finger, .began, x: 100, y: 500))
      phone.wait(0.6)
      for step in 1...10 {
        phone.touch(TouchReport(finger, .moved, x: 100 + 5 * Double(step), y: 500))
        phone.wait(0.02)
      }
      phone.touch(TouchReport(finger, .ended, x: 150, y: 500))
      phone.wait(0.2)
      #expect(gallery.root.volume.value > 0.6)
    }

    @Test("VoiceOver.SQ5. An announcement is reported when its sound has ended, or was cut off")
    func announcements() {
      let (phone, _) = gallery()
      phone.voiceOver.isEnabled = true
      phone.wait(5)
      var finished: [(String, Bool)] = []
      let watch = NotificationCenter.default.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
      ) { note in
        let text = note.userInfo?["UIAccessibilityAnnouncementKeyStringValue"] as? String
        let isDone = note.userInfo?["UIAccessibilityAnnouncementKeyWasSuccessful"] as? Bool
        MainActor.assumeIsolated { finished.append((text ?? "", isDone ?? false)) }
      }
      defer { NotificationCenter.default.removeObserver(watch) }
      phone.run { UIAccessibility.post(notification: .announcement, argument: "Tea is ready") }
      phone.wait(0.1)
      #expect(phone.speech.last == "Tea is ready" && finished.isEmpty)
      phone.wait(4)
      #expect(finished.map(\.0) == ["Tea is ready"] && finished.map(\.1) == [true])
      phone.run { UIAccessibility.post(notification: .announcement, argument: "Cut off") }
      phone.wait(0.1)
      phone.voiceOver.flick(.right)
      phone.wait(0.1)
      #expect(finished.map(\.0) == ["Tea is ready", "Cut off"] && finished.last?.1 == false)
    }

    @Test("VoiceOver.SI1. The focus, the ends and new screens are felt")
    func signs() {
      let (phone, _) = gallery()
      phone.voiceOver.isEnabled = true
      phone.wait(3)
      let count = phone.log.entries.count
      phone.voiceOver.flick(.right)
      phone.voiceOver.flick(.left)
      phone.voiceOver.flick(.left)
      let new = phone.log.entries.dropFirst(count).filter { $0.app == "VoiceOver" }
      #expect(new.compactMap(\.feedback) == [.selection, .selection, .impactRigid])
    }

    @Test("VoiceOver.RT6. A rotor of the app; VoiceOver.RT7. One that finds nothing is stopped")
    func rotors() {
      let (phone, gallery) = gallery()
      let root = gallery.root
      var searches = 0
      root.view.accessibilityCustomRotors = [
        UIAccessibilityCustomRotor(name: "Errors") { predicate in
          predicate.currentItem.targetElement == nil
            ? UIAccessibilityCustomRotorItemResult(targetElement: root.stepper, targetRange: nil)
            : nil
        },
        UIAccessibilityCustomRotor(name: "Endless") { _ in
          searches += 1
          return UIAccessibilityCustomRotorItemResult(targetElement: UIView(), targetRange: nil)
        },
      ]
      root.stepper.isAccessibilityElement = true
      phone.voiceOver.isEnabled = true
      phone.wait(3)
      phone.voiceOver.flick(.right)
      phone.voiceOver.turnRotor()
      #expect(phone.speech.last == "Errors")
      phone.voiceOver.turnRotor()
      phone.voiceOver.flick(.down)
      #expect(searches == 1000 && phone.speech.last == "No further Endless")
      phone.voiceOver.turnRotor(clockwise: false)
      phone.voiceOver.flick(.down)
      #expect(phone.speech.last?.hasPrefix("Count") == true)
    }

    @Test("VoiceOver.CU1. Behind the screen curtain nothing is seen, and touches work")
    func curtain() throws {
      let (phone, gallery) = gallery()
      phone.voiceOver.isEnabled = true
      phone.wait(3)
      let open = try phone.screenshot()
      phone.voiceOver.perform(.curtain)
      #expect(try phone.screenshot() != open)
      phone.voiceOver.flick(.right)
      phone.voiceOver.doubleTap()
      phone.wait(0.5)
      #expect(gallery.root.tares == 1)
    }

    @Test("VoiceOver.AP4. A Z goes back, and the new screen is spoken")
    func goingBack() {
      let (phone, gallery) = gallery()
      phone.voiceOver.isEnabled = true
      phone.wait(3)
      let details = UIViewController()
      details.title = "Details"
      let text = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
      text.text = "All about it"
      details.view.addSubview(text)
      phone.run { gallery.root.navigationController?.pushViewController(details, animated: true) }
      phone.wait(3)
      #expect(tour(phone).contains("All about it"))
      phone.voiceOver.perform(.escape)
      phone.wait(3)
      #expect(gallery.root.navigationController?.topViewController === gallery.root)
      #expect(tour(phone).contains("Tare, button"))
    }
  }
}
