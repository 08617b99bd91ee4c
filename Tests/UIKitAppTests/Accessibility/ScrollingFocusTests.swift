import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TestSupport
import Testing
import UIKit

/// The focus in content that scrolls with it.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct ScrollingFocusTests {
    /// A label that counts how often labels are read.
    fileprivate final class CountedLabel: UILabel {
      static var count = 0
      /// The labels that an app computes, by those that it was given.
      static var replacements: [String: String] = [:]

      override var accessibilityLabel: String? {
        get {
          Self.count += 1
          let label = super.accessibilityLabel
          return label.flatMap { Self.replacements[$0] } ?? label
        }
        set { super.accessibilityLabel = newValue }
      }
    }

    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let scroll = UIScrollView()
      let labels = (0..<300).map { number in
        let label = CountedLabel(
          frame: CGRect(x: 20, y: 41.3 * Double(number), width: 300, height: 30))
        label.text = "item \(number)"
        return label
      }

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        let root = UIViewController()
        scroll.frame = root.view.bounds.insetBy(dx: 0, dy: 60)
        scroll.contentSize = CGSize(width: 320, height: 41.3 * Double(labels.count))
        labels.forEach(scroll.addSubview)
        root.view.addSubview(scroll)
        window.rootViewController = root
        window.makeKeyAndVisible()
        self.window = window
        return true
      }
    }

    private func phone() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.wait(0.2)
      phone.voiceOver.isEnabled = true
      phone.wait(3)
      return (phone, app)
    }

    /// Checks that VoiceOver knows the element with the focus where the app shows it: a finger
    /// there finds it.
    private func expectPlace(_ phone: SimulatedPhone, _ app: App) throws {
      let label = try #require(phone.voiceOver.focus?.label)
      let shown = try #require(app.labels.first { $0.text == label })
      let middle = phone.run {
        shown.convert(CGPoint(x: shown.bounds.midX, y: shown.bounds.midY), to: nil)
      }
      phone.voiceOver.explore((x: Double(middle.x), y: Double(middle.y)))
      let focus = try #require(phone.voiceOver.focus)
      #expect(focus.label == label)
      let number = try #require(focus.label.flatMap { Int($0.dropFirst("item ".count)) })
      let frame = phone.run { app.labels[number].convert(app.labels[number].bounds, to: nil) }
      #expect(abs(focus.y - Double(frame.minY)) < 0.01 && abs(focus.x - Double(frame.minX)) < 0.01)
      #expect(frame.minY >= 59 && frame.maxY <= 667 - 59, "it is visible")
    }

    @Test("Accessibility.AC16. A move that scrolls reads the element and its neighbors alone")
    func scrollingMoves() throws {
      let (phone, app) = phone()
      for _ in 0..<20 { phone.voiceOver.flick(.right) }
      let offset = phone.run { app.scroll.contentOffset.y }
      CountedLabel.count = 0
      for _ in 0..<10 { phone.voiceOver.flick(.right) }
      #expect(CountedLabel.count < 200, "\(CountedLabel.count) of 3000 or more")
      #expect(phone.run { app.scroll.contentOffset.y } > offset + 300)
      #expect(phone.speech.suffix(11) == (20...30).map { "item \($0)" })
      try expectPlace(phone, app)
    }

    @Test("Accessibility.AC16. A finger that explores reads what it selects again, and little more")
    func exploring() throws {
      let (phone, app) = phone()
      let middle = phone.run {
        app.labels[5].convert(CGPoint(x: 150, y: 15), to: nil)
      }
      // The app says another label without telling anyone.
      CountedLabel.replacements = ["item 5": "five"]
      defer { CountedLabel.replacements = [:] }
      CountedLabel.count = 0
      phone.voiceOver.explore((x: Double(middle.x), y: Double(middle.y)))
      #expect(CountedLabel.count < 20, "\(CountedLabel.count) of 300 or more")
      #expect(phone.speech.last == "five")
      #expect(phone.voiceOver.focus?.label == "five")
    }

    @Test("Accessibility.AC16. A finger finds what has come since the elements were read")
    func exploringChanges() {
      let (phone, app) = phone()
      let middle = phone.run {
        let middle = app.labels[5].convert(CGPoint(x: 150, y: 15), to: nil)
        app.labels[5].isHidden = true
        return middle
      }
      phone.voiceOver.explore((x: Double(middle.x), y: Double(middle.y)))
      #expect(phone.voiceOver.focus?.label != "item 5")
      phone.run { app.labels[5].isHidden = false }
      phone.voiceOver.explore((x: Double(middle.x), y: Double(middle.y)))
      #expect(phone.voiceOver.focus?.label == "item 5")
    }

    @Test(
      "Accessibility.AC16. However the content is scrolled and changed, the focus is where it is",
      arguments: RandomCases.seeds(3))
    func anyScrolling(seed: UInt64) throws {
      let (phone, app) = phone()
      var random = SeededRandom(seed: seed)
      var heard = 0
      for _ in 0..<60 {
        switch Int.random(in: 0...9, using: &random) {
        case 0...3: phone.voiceOver.flick(.right)
        case 4, 5: phone.voiceOver.flick(.left)
        case 6: phone.voiceOver.perform(Bool.random(using: &random) ? .scrollUp : .scrollDown)
        case 7:
          let y = Double.random(in: 0...3000, using: &random)
          phone.run { app.scroll.contentOffset.y = y }
        case 8:
          let shown = phone.run { app.labels.randomElement(using: &random) }
          phone.run { shown?.isHidden.toggle() }
        default: phone.wait(Double.random(in: 0...1, using: &random))
        }
        let before = phone.speech.count
        phone.voiceOver.flick(.right)
        guard phone.speech.count > before, phone.voiceOver.focus != nil else { continue }
        heard += 1
        try expectPlace(phone, app)
      }
      #expect(heard > 30)
    }
  }
}
