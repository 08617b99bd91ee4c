import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneScript
import TestSupport
import Testing
import UIKit

/// Wrong values that apps give VoiceOver: each of them is heard as far as possible, and nobody
/// waits.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct BadAccessibilityTests {
    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let root = UIViewController()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = root
        window.makeKeyAndVisible()
        return true
      }
    }

    /// A container that claims to have more elements than it has, among them itself.
    fileprivate final class MiscountingContainer: UIView {
      var members: [Any] = []
      override func accessibilityElementCount() -> Int { 1000 }
      override func accessibilityElement(at index: Int) -> Any? {
        members.indices.contains(index) ? members[index] : nil
      }
    }

    private func phone(_ fill: @MainActor (UIViewController) -> Void) -> SimulatedPhone {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.run { fill(app.root) }
      phone.wait(0.2)
      phone.voiceOver.isEnabled = true
      phone.wait(3)
      return phone
    }

    private func label(_ text: String, _ row: Int) -> UILabel {
      let label = UILabel(frame: CGRect(x: 20, y: 60 + 50 * CGFloat(row), width: 200, height: 40))
      label.text = text
      return label
    }

    /// Flicks through the screen and returns what is heard.
    private func round(_ phone: SimulatedPhone, atMost count: Int = 20) -> [String] {
      phone.voiceOver.perform(.first)
      var heard = [phone.speech.last ?? ""]
      for _ in 0..<count {
        let before = phone.speech.count
        phone.voiceOver.flick(.right)
        guard phone.speech.count > before else { break }
        heard.append(phone.speech.last ?? "")
      }
      return heard
    }

    @Test("Accessibility.AC17. Frames of NaN lie beyond the screen, and are reached all the same")
    func frames() throws {
      let phone = phone { root in
        let odd = label("odd", 1)
        odd.accessibilityFrame = CGRect(x: CGFloat.nan, y: -.infinity, width: .nan, height: 9)
        odd.accessibilityActivationPoint = CGPoint(x: CGFloat.nan, y: 0)
        for view in [label("one", 0), odd, label("two", 2)] { root.view.addSubview(view) }
      }
      #expect(round(phone) == ["one", "two", "odd"])
      // It can be sent to a phone in another process.
      let sent = try WireEncoder.frame(AppMessage.inspected(InspectionID(1), phone.elements))
      #expect(!sent.isEmpty)
      phone.voiceOver.doubleTap()
      phone.wait(1)
      #expect(phone.voiceOver.focus?.label == "odd")
    }

    @Test("Accessibility.AC17. Labels of a megabyte fit into a message, each with its beginning")
    func longLabels() throws {
      let phone = phone { root in
        for row in 0..<9 {
          let long = label("", row)
          long.accessibilityLabel = "row \(row) " + String(repeating: "\u{1}x", count: 500_000)
          root.view.addSubview(long)
        }
      }
      let heard = round(phone)
      #expect(heard.map { $0.prefix(5) } == (0..<9).map { "row \($0)" })
      let sent = try WireEncoder.frame(AppMessage.inspected(InspectionID(1), phone.elements))
      #expect(sent.count < LinkLimits.messageBytes)
    }

    @Test("Accessibility.AC17. Of twenty thousand elements the first can be reached")
    func manyElements() throws {
      let phone = phone { root in
        for _ in 0..<20_000 {
          root.view.addSubview(UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9)))
        }
        root.view.insertSubview(label("first", 0), at: 0)
        root.view.addSubview(label("last", 1))
      }
      #expect(phone.speech.last == "first")
      #expect(phone.elements.count == LinkLimits.screenElements)
    }

    @Test("VoiceOver.RO6. Containers that contain each other or lie about their count end")
    func cycles() {
      let phone = phone { root in
        let liar = MiscountingContainer(frame: CGRect(x: 0, y: 0, width: 300, height: 300))
        let one = UIAccessibilityElement(accessibilityContainer: liar)
        one.accessibilityLabel = "one"
        one.isAccessibilityElement = true
        one.accessibilityFrameInContainerSpace = CGRect(x: 20, y: 20, width: 50, height: 50)
        let group = UIAccessibilityElement(accessibilityContainer: liar)
        group.isAccessibilityElement = false
        let other = UIAccessibilityElement(accessibilityContainer: group)
        other.isAccessibilityElement = false
        group.accessibilityElements = [other, one]
        other.accessibilityElements = [group, liar]
        liar.members = [one, group, liar, one]
        root.view.addSubview(liar)
        root.view.addSubview(label("two", 6))
      }
      #expect(round(phone) == ["one", "two"])
    }

    @Test(
      "VoiceOver.FO6. Random apps that change meanwhile: the focus is never on what is not there",
      arguments: RandomCases.seeds(3))
    func changes(seed: UInt64) {
      var random = SeededRandom(seed: seed)
      var shown: [UILabel] = []
      var number = 0
      var view: UIView?
      let phone = phone { root in view = root.view }
      for _ in 0..<40 {
        phone.run {
          if shown.isEmpty || Bool.random(using: &random) {
            number += 1
            let new = label("item \(number)", Int.random(in: 0...10, using: &random))
            shown.append(new)
            view?.addSubview(new)
          } else {
            shown.remove(at: Int.random(in: shown.indices, using: &random)).removeFromSuperview()
          }
          if Int.random(in: 0...4, using: &random) == 0 {
            UIAccessibility.post(
              notification: .layoutChanged, argument: shown.randomElement(using: &random))
          }
        }
        switch Int.random(in: 0...5, using: &random) {
        case 0: phone.voiceOver.doubleTap()
        case 1: phone.voiceOver.perform(.readAll)
        case 2: phone.voiceOver.perform(.itemChooser)
        case 3: phone.voiceOver.flick(.left)
        default: phone.voiceOver.flick(.right)
        }
        phone.wait(Double.random(in: 0...1, using: &random))
        let focused = phone.run { UIAccessibility.focusedElement(using: nil) as? UIView }
        #expect(focused.map { $0.window != nil } ?? true)
      }
      phone.voiceOver.perform(.escape)
      let heard = round(phone, atMost: 60)
      #expect(Set(heard) == Set(shown.isEmpty ? [heard[0]] : shown.compactMap(\.text)))
    }

    @Test("VoiceOver.SQ6. Speech that is killed in mid-word, by a lock or by turning VoiceOver off")
    func killedSpeech() {
      let phone = phone { root in
        root.view.addSubview(label("A rather long text that is spoken for some seconds", 0))
      }
      phone.voiceOver.perform(.first)
      phone.wait(0.5)
      phone.voiceOver.isEnabled = false
      phone.wait(0.1)
      #expect(phone.speechLog.last?.outcome == .interrupted)
      phone.voiceOver.isEnabled = true
      phone.wait(0.2)
      phone.press(.side)
      phone.wait(0.2)
      #expect(phone.speechLog.allSatisfy { $0.end != nil })
      let count = phone.speech.count
      phone.wait(5)
      #expect(phone.speech.count == count)
    }
  }
}
