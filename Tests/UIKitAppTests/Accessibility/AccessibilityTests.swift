import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

/// Steps Accessibility.AC1–AC14.
extension OneInAProcess {
  @MainActor @Suite(.serialized) struct AccessibilityTests {
    /// The app of the tests: a kitchen timer with a dial of minutes, a list that is drawn, and a
    /// custom-drawn button.
    fileprivate final class Kitchen: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let dial = Dial(frame: CGRect(x: 20, y: 100, width: 100, height: 100))
      let list = UIView(frame: CGRect(x: 0, y: 300, width: 320, height: 200))
      let start = UIControl(frame: CGRect(x: 200, y: 100, width: 100, height: 100))
      let root = Screen()
      var deleted: [String] = []
      var started = 0

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = root
        for view in [dial, list, start] { root.view.addSubview(view) }
        dial.isAccessibilityElement = true
        dial.accessibilityLabel = "Minutes"
        dial.accessibilityTraits = .adjustable
        start.isAccessibilityElement = true
        start.accessibilityLabel = "Start"
        start.accessibilityTraits = .button
        start.addTarget(
          self, action: Selector("begin", calling: Kitchen.begin), for: .touchUpInside)
        list.accessibilityElements = ["Eggs", "Tea"].enumerated().map { place, name in
          let element = UIAccessibilityElement(accessibilityContainer: list)
          element.accessibilityLabel = name
          element.accessibilityFrameInContainerSpace = CGRect(
            x: 10, y: 50 * CGFloat(place), width: 300, height: 50)
          element.accessibilityCustomActions = [
            UIAccessibilityCustomAction(name: "Delete") { [unowned self] _ in
              deleted.append(name)
              return true
            }
          ]
          return element
        }
        window.makeKeyAndVisible()
        return true
      }

      func begin() { started += 1 }
    }

    fileprivate final class Dial: UIView {
      var minutes = 5
      override var accessibilityValue: String? {
        get { "\(minutes) minutes" }
        set {}
      }
      override func accessibilityIncrement() { minutes += 1 }
      override func accessibilityDecrement() { minutes -= 1 }
    }

    fileprivate final class Screen: UIViewController {
      var heard: [String] = []
      override func accessibilityPerformEscape() -> Bool {
        heard.append("escape")
        return true
      }
      override func accessibilityScroll(_ direction: UIAccessibilityScrollDirection) -> Bool {
        heard.append("scroll \(direction)")
        return direction == .left
      }
    }

    private func kitchen() -> (SimulatedPhone, Kitchen) {
      let phone = SimulatedPhone(.iPhone7)
      return (phone, phone.launch(Kitchen.self))
    }

    // Accessibility.AC3, Accessibility.AC4.
    @Test("Elements of a container are listed with it, at their place, and move with it")
    func containers() throws {
      let (phone, kitchen) = kitchen()
      let tea = try #require(phone.element(label: "Tea"))
      #expect(tea.isAccessible && tea.kind == "UIAccessibilityElement")
      #expect([tea.x, tea.y, tea.width, tea.height] == [10, 350, 300, 50])
      #expect(tea.actions == ["Delete"])
      let elements = phone.elements
      let list = try #require(tea.parent.map { elements[$0] })
      #expect(list.kind == "UIView" && list.y == 300 && !list.isAccessible)
      kitchen.list.frame.origin.y = 400
      #expect(phone.element(label: "Tea")?.y == 450)
      // The frame of an element is in screen coordinates.
      let eggs = kitchen.list.accessibilityElement(at: 0) as? UIAccessibilityElement
      eggs?.accessibilityFrame = CGRect(x: 1, y: 2, width: 3, height: 4)
      #expect(phone.element(label: "Eggs")?.y == 2)
      #expect(kitchen.list.accessibilityElementCount() == 2)
      #expect(kitchen.list.index(ofAccessibilityElement: kitchen.dial) == NSNotFound)
      #expect(eggs.map { kitchen.list.index(ofAccessibilityElement: $0) } == 0)
    }

    // Accessibility.AC4–AC6.
    @Test(
      "Unnamed views, siblings of a modal view and views within an element are not accessible"
    )
    func silenced() {
      let (phone, kitchen) = kitchen()
      let loose = UIView(frame: CGRect(x: 0, y: 0, width: 9, height: 9))
      loose.isAccessibilityElement = true
      loose.accessibilityLabel = "Loose"
      kitchen.list.addSubview(loose)
      func isRead(_ label: String) -> Bool? { phone.element(label: label)?.isAccessible }
      #expect(isRead("Loose") == false)
      kitchen.list.accessibilityElements?.append(loose)
      #expect(isRead("Loose") == true)
      kitchen.list.accessibilityElementsHidden = true
      #expect(isRead("Loose") == false && isRead("Tea") == false)
      kitchen.list.accessibilityElementsHidden = false
      // Accessibility.AC6. An element hides itself, too.
      loose.accessibilityElementsHidden = true
      #expect(isRead("Loose") == false && isRead("Tea") == true)
      loose.accessibilityElementsHidden = false
      kitchen.list.accessibilityViewIsModal = true
      #expect(isRead("Tea") == true && isRead("Start") == false)
      kitchen.list.isHidden = true
      #expect(isRead("Tea") == nil && isRead("Start") == true)
      kitchen.start.addSubview(loose)
      #expect(isRead("Loose") == false)
    }

    @Test("VoiceOver.RT6. A rotor of the system is named in the language of the phone")
    func rotorNames() {
      let (phone, _) = kitchen()
      func name(_ type: UIAccessibilityCustomRotor.SystemRotorType) -> String {
        phone.run { UIAccessibilityCustomRotor(systemType: type) { _ in nil }.name }
      }
      #expect(name(.headingLevel6) == "Headings level 6" && name(.none).isEmpty)
      phone.set(\.language, "de")
      phone.wait(0.1)
      #expect(name(.headingLevel2) == "Überschriften Ebene 2" && name(.link) == "Links")
      phone.set(\.language, "pl")
      phone.wait(0.1)
      #expect(name(.misspelledWord) == "Błędnie napisane wyrazy")
    }

    @Test("Accessibility.AC4. What is beside a named view in an unnamed one is not accessible")
    func namedInside() {
      let (phone, kitchen) = kitchen()
      func label(_ text: String, in view: UIView) -> UILabel {
        let label = UILabel(frame: CGRect(x: 0, y: 0, width: 40, height: 20))
        label.text = text
        view.addSubview(label)
        return label
      }
      let box = CGRect(x: 0, y: 0, width: 40, height: 20)
      let (outer, inner) = (UIView(frame: box), UIView(frame: box))
      kitchen.list.addSubview(outer)
      outer.addSubview(inner)
      let named = label("Named", in: inner)
      let group = UIView(frame: box)
      inner.addSubview(group)
      _ = label("In group", in: group)
      _ = label("Beside", in: inner)
      _ = label("Further out", in: outer)
      func isRead(_ label: String) -> Bool? { phone.element(label: label)?.isAccessible }
      kitchen.list.accessibilityElements = [named, group]
      #expect(isRead("Named") == true && isRead("In group") == true)
      #expect(isRead("Beside") == false && isRead("Further out") == false)
      // The innermost container decides.
      inner.accessibilityElements = [group]
      #expect(isRead("In group") == true && isRead("Beside") == false)
      kitchen.list.accessibilityElements = nil
      inner.accessibilityElements = nil
      #expect(isRead("Beside") == true && isRead("Further out") == true)
    }

    @Test(
      "Accessibility.AC2. Attributed and plain texts agree, also where a subclass overrides one")
    func texts() {
      let (_, kitchen) = kitchen()
      let spoken = NSAttributedString(string: "Go")
      kitchen.start.accessibilityAttributedLabel = spoken
      #expect(kitchen.start.accessibilityLabel == "Go")
      kitchen.start.accessibilityLabel = "Stop"
      #expect(kitchen.start.accessibilityAttributedLabel?.string == "Stop")
      #expect(kitchen.start.accessibilityUserInputLabels == ["Stop"])
      kitchen.dial.accessibilityAttributedValue = spoken
      #expect(kitchen.dial.accessibilityAttributedValue?.string == "5 minutes")
      #expect(kitchen.dial.accessibilityRespondsToUserInteraction)
      #expect(!kitchen.list.accessibilityRespondsToUserInteraction)
    }

    @Test(
      "Accessibility.AC10. An adjustable element is incremented and decremented; a button is not")
    func adjusting() throws {
      let (phone, kitchen) = kitchen()
      try phone.perform(.increment, on: "Minutes")
      try phone.perform(.increment, on: "Minutes")
      try phone.perform(.decrement, on: "Minutes")
      #expect(kitchen.dial.minutes == 6)
      #expect(phone.element(label: "Minutes")?.value == "6 minutes")
      #expect(throws: GesturePlayer.Failure.unsupportedAction(.increment, .label("Start"))) {
        try phone.perform(.increment, on: "Start")
      }
    }

    // Accessibility.AC9.
    @Test("An element that does not handle activation is tapped at its activation point")
    func activating() throws {
      let (phone, kitchen) = kitchen()
      try phone.perform(.activate, on: "Start")
      phone.waitUntilIdle()
      #expect(kitchen.started == 1)
      // Another view lies at the activation point.
      kitchen.start.accessibilityActivationPoint = CGPoint(x: 350, y: 600)
      let place = phone.element(label: "Start")?.activation
      #expect(place == ScreenPoint(x: 350, y: 600))
      try phone.perform(.activate, on: "Start")
      phone.waitUntilIdle()
      #expect(kitchen.started == 1)
    }

    // Accessibility.AC10.
    @Test("Custom actions are found by name; escape and scrolling go up the responder chain")
    func actions() throws {
      let (phone, kitchen) = kitchen()
      try phone.perform(.custom("Delete"), on: "Tea")
      #expect(kitchen.deleted == ["Tea"])
      #expect(throws: GesturePlayer.Failure.unsupportedAction(.custom("Eat"), .label("Tea"))) {
        try phone.perform(.custom("Eat"), on: "Tea")
      }
      try phone.perform(.escape, on: "Tea")
      try phone.perform(.scroll(.left), on: "Minutes")
      #expect(throws: GesturePlayer.Failure.self) { try phone.perform(.scroll(.up), on: "Minutes") }
      #expect(kitchen.root.heard == ["escape", "scroll left", "scroll up"])
    }

    // Accessibility.AC11.
    @Test("An announcement is recorded immediately; VoiceOver reports when it was spoken")
    func announcing() {
      let (phone, _) = kitchen()
      var spoken: [(String, Double)] = []
      let watch = NotificationCenter.default.addObserver(
        forName: UIAccessibility.announcementDidFinishNotification, object: nil, queue: nil
      ) { note in
        let text = note.userInfo?["UIAccessibilityAnnouncementKeyStringValue"] as? String
        MainActor.assumeIsolated { spoken.append((text ?? "", CACurrentMediaTime())) }
      }
      defer { NotificationCenter.default.removeObserver(watch) }
      phone.run { UIAccessibility.post(notification: .announcement, argument: "Tea is ready") }
      phone.wait(1)
      #expect(phone.announcements == ["Tea is ready"])
      #expect(spoken.isEmpty)
      phone.set(\.accessibility, [.voiceOver])
      phone.voiceOver.waitUntilSilent()
      let text = String(repeating: "word ", count: 36)
      phone.run { UIAccessibility.post(notification: .announcement, argument: text) }
      phone.wait(2)
      #expect(spoken.isEmpty)
      phone.voiceOver.waitUntilSilent()
      #expect(spoken.map(\.0) == [text])
      // The notification comes when the sound has ended.
      let entry = phone.speechLog.last { $0.outcome == .finished && $0.text.hasPrefix("word") }
      let end = Double(entry?.end?.nanoseconds ?? 0) / 1e9
      #expect(abs((spoken.first?.1 ?? 0) - end) < 0.05)
    }

    @Test("Accessibility.AC8, Accessibility.AC12. VoiceOver focuses one element and notifies it")
    func focus() throws {
      let (phone, kitchen) = kitchen()
      #expect(throws: GesturePlayer.Failure.self) { try phone.perform(.focus, on: "Tea") }
      phone.set(\.accessibility, [.voiceOver])
      try phone.perform(.focus, on: "Tea")
      let tea = kitchen.list.accessibilityElement(at: 1) as? UIAccessibilityElement
      #expect(tea?.accessibilityElementIsFocused() == true)
      nonisolated(unsafe) var heard: [AnyHashable: Any] = [:]
      let watch = NotificationCenter.default.addObserver(
        forName: UIAccessibility.elementFocusedNotification, object: nil, queue: nil
      ) { note in
        heard = note.userInfo ?? [:]
      }
      defer { NotificationCenter.default.removeObserver(watch) }
      UIAccessibility.post(notification: .layoutChanged, argument: kitchen.start)
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === kitchen.start)
      #expect(heard[UIAccessibility.focusedElementUserInfoKey] as? UIView === kitchen.start)
      let old = heard[UIAccessibility.unfocusedElementUserInfoKey] as? UIAccessibilityElement
      #expect(old === tea)
      UIAccessibility.post(notification: .screenChanged, argument: nil)
      #expect(UIAccessibility.focusedElement(using: nil) as? UIView === kitchen.dial)
      phone.set(\.accessibility, [])
      #expect(UIAccessibility.focusedElement(using: nil) == nil)
    }

    @Test("Accessibility.AC14. Settings are readable, and post one notification for each change")
    func settings() {
      let (phone, _) = kitchen()
      #expect(UIAccessibility.isVideoAutoplayEnabled && UIAccessibility.isShakeToUndoEnabled)
      #expect(!UIAccessibility.isReduceMotionEnabled && !UIAccessibility.isVoiceOverRunning)
      var received: [String] = []
      let names = [
        UIAccessibility.reduceMotionStatusDidChangeNotification,
        UIAccessibility.voiceOverStatusDidChangeNotification,
        UIAccessibility.prefersCrossFadeTransitionsStatusDidChange,
      ]
      let watches = names.map { name in
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) { note in
          let name = note.name.rawValue
          MainActor.assumeIsolated { received.append(name) }
        }
      }
      defer { watches.forEach(NotificationCenter.default.removeObserver) }
      phone.set(\.accessibility, [.prefersCrossFade])
      #expect(!UIAccessibility.prefersCrossFadeTransitions && received.isEmpty)
      phone.set(\.reducesMotion, true)
      #expect(UIAccessibility.prefersCrossFadeTransitions && UIAccessibility.isReduceMotionEnabled)
      phone.set(\.isDark, true)
      #expect(received == [names[0].rawValue, names[2].rawValue])
    }
  }
}
