import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusVoiceOver
import Testing
import UIKit

/// Pages that are read and turned, and apps that hold the reading.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct ReadingContentTests {
    fileprivate final class PagedView: UIView, UIAccessibilityReadingContent {
      let pages = ["It was a dark night.", "The kettle sang.", "The end."]
      var page = 0
      var directions: [UIAccessibilityScrollDirection] = []

      override var isAccessibilityElement: Bool {
        get { true }
        set {}
      }
      override var accessibilityTraits: UIAccessibilityTraits {
        get { .causesPageTurn }
        set {}
      }
      override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        directions.append(direction)
        guard direction == .next, page + 1 < pages.count else { return false }
        page += 1
        return true
      }
      func accessibilityLineNumber(for point: CGPoint) -> Int { 0 }
      func accessibilityContent(forLineNumber lineNumber: Int) -> String? { pages[page] }
      func accessibilityFrame(forLineNumber lineNumber: Int) -> CGRect { accessibilityFrame }
      func accessibilityPageContent() -> String? { pages[page] }
    }

    fileprivate final class App: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let book = PagedView(frame: CGRect(x: 20, y: 60, width: 300, height: 200))
      let close = UILabel(frame: CGRect(x: 20, y: 300, width: 300, height: 40))

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        let root = UIViewController()
        close.text = "tomato"
        root.view.addSubview(book)
        root.view.addSubview(close)
        window.rootViewController = root
        window.makeKeyAndVisible()
        return true
      }
    }

    private func phone() -> (SimulatedPhone, App) {
      let phone = SimulatedPhone(.iPhone7)
      let app = phone.launch(App.self)
      phone.wait(0.2)
      phone.voiceOver.isEnabled = true
      phone.wait(6)
      return (phone, app)
    }

    @Test(
      "VoiceOver.RE3. The text of a page is read; VoiceOver.RE4. Pages turn while they are read")
    func book() {
      let (phone, app) = phone()
      #expect(phone.speech.last == "It was a dark night.")
      phone.voiceOver.flick(.up, fingers: 2)
      phone.wait(20)
      #expect(phone.speech.suffix(4) == app.book.pages + ["tomato"])
      #expect(app.book.directions == [.next, .next, .next])
    }

    @Test("VoiceOver.RE5. An app holds the reading by a notification, and lets it go on")
    func holding() {
      let (phone, app) = phone()
      phone.voiceOver.flick(.up, fingers: 2)
      let voiceOver = UIAccessibility.AssistiveTechnologyIdentifier.notificationVoiceOver
      phone.run {
        // The identifier of another technology is not VoiceOver's.
        UIAccessibility.post(
          notification: .pauseAssistiveTechnology,
          argument: UIAccessibility.AssistiveTechnologyIdentifier.notificationSwitchControl)
      }
      for _ in 0..<100 where app.book.page == 0 { phone.wait(0.1) }
      let page = app.book.page
      #expect(page == 1)
      phone.run {
        UIAccessibility.post(
          notification: .pauseAssistiveTechnology, argument: voiceOver.rawValue)
      }
      phone.wait(20)
      #expect(app.book.page <= page + 1 && phone.speech.last != "tomato")
      phone.run {
        UIAccessibility.post(notification: .resumeAssistiveTechnology, argument: voiceOver)
      }
      phone.wait(20)
      #expect(phone.speech.last == "tomato")
      // Identifiers are not spoken.
      #expect(!phone.speech.contains { $0.contains("Identifier") })
    }

    @Test("VoiceOver.SA1. A pronunciation is spoken in place of the text, which the log keeps")
    func pronunciation() throws {
      let (phone, app) = phone()
      func seconds() -> Double {
        phone.voiceOver.perform(.first)
        phone.voiceOver.flick(.right)
        phone.wait(4)
        let entry = phone.speechLog.last { $0.text == "tomato" }
        return entry.flatMap { entry in entry.end.map { entry.start.duration(to: $0) } }
          .map { $0 / .seconds(1) } ?? 0
      }
      let usual = seconds()
      phone.run {
        app.close.accessibilityAttributedLabel = NSAttributedString(
          string: "tomato", attributes: [.accessibilitySpeechIPANotation: "təˈmɑːtəʊ təˈmɑːtəʊ"])
      }
      #expect(usual > 0.2 && seconds() > 1.3 * usual)
    }
  }
}
