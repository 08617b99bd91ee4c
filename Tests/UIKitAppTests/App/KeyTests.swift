import Foundation
import PhoneTesting
import TactusPhone
import Testing
import UIKit

extension OneInAProcess {
  /// Steps Keys.K2–K7, as an app sees them.
  @MainActor @Suite(.serialized) struct KeyTests {
    /// Records the calls for keys.
    fileprivate final class Listener: UIViewController {
      var heard: [String] = []
      var presses: Set<ObjectIdentifier> = []
      var kinds: [Int] = []
      var done: [String] = []

      override func pressesBegan(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("down", presses, event)
      }
      override func pressesEnded(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("up", presses, event)
      }
      override func pressesCancelled(_ presses: Set<UIPress>, with event: UIPressesEvent?) {
        note("lost", presses, event)
      }

      private func note(_ word: String, _ presses: Set<UIPress>, _ event: UIPressesEvent?) {
        for press in presses {
          guard let key = press.key else { continue }
          heard.append("\(word) \(key.characters) of \(event?.allPresses.count ?? 0)")
          self.presses.insert(ObjectIdentifier(press))
          kinds.append(press.type.rawValue)
        }
      }

      func save(_ command: UIKeyCommand) { done.append("save \(command.title)") }
      func saveAs() { done.append("save as") }
      func zoom() { done.append("zoom") }
    }

    fileprivate final class KeyTestApp: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let listener = Listener()

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        let window = UIWindow(frame: UIScreen.main.bounds)
        self.window = window
        window.rootViewController = listener
        window.makeKeyAndVisible()
        let first = First()
        listener.view.addSubview(first)
        first.becomeFirstResponder()
        return true
      }
    }

    /// A view whose next responder is the listener.
    fileprivate final class First: UIView {
      override var canBecomeFirstResponder: Bool { true }
    }

    private func start() -> (SimulatedPhone, Listener) {
      let phone = SimulatedPhone(.iPhone7)
      return (phone, phone.launch(KeyTestApp.self).listener)
    }

    // Keys.K2, Keys.K5.
    @Test("A key is one press from down to up, with its number; other keys are unaffected")
    func presses() {
      let (phone, listener) = start()
      phone.press(key: .leftArrow)
      #expect(
        listener.heard == ["down UIKeyInputLeftArrow of 1", "up UIKeyInputLeftArrow of 1"])
      #expect(listener.presses.count == 1 && listener.kinds == [2_080, 2_080])
      listener.heard = []
      phone.press(key: .a, with: [.leftShift])
      #expect(listener.heard == ["down  of 1", "down A of 2", "up A of 2", "up  of 1"])
    }

    @Test("Keys.K2. Keys that are down are cancelled when the app leaves the foreground")
    func cancelled() {
      let (phone, listener) = start()
      phone.key(.q, isDown: true)
      phone.press(.home)
      phone.key(.q, isDown: false)
      phone.waitUntilIdle()
      #expect(listener.heard == ["down q of 1", "lost q of 1"])
    }

    @Test("A text is typed key by key")
    func typing() {
      let (phone, listener) = start()
      phone.type("Hi!\n")
      let down = listener.heard.filter { $0.hasPrefix("down") }
      let written = down.map { $0.dropFirst(5).dropLast(5) }
      #expect(written == ["", "H", "i", "", "!", "\r"])
    }

    @Test("Keys.K6, Keys.K7. A key command replaces the press, and needs exactly its modifiers")
    func commands() {
      let (phone, listener) = start()
      let saveAs = UICommandAlternate(
        title: "Save as", action: Selector("saveAs", calling: Listener.saveAs),
        modifierFlags: .alternate)
      let save = UIKeyCommand(
        title: "now", action: Selector("save:", calling: Listener.save), input: "s",
        modifierFlags: .command, alternates: [saveAs])
      listener.addKeyCommand(save)
      listener.addKeyCommand(
        UIKeyCommand(
          input: "+", modifierFlags: .command, action: Selector("zoom", calling: Listener.zoom)))
      phone.press(key: .s, with: [.leftGUI])
      #expect(listener.done == ["save now"])
      #expect(!listener.heard.contains { $0.contains("s") })
      phone.press(key: .s, with: [.leftGUI, .leftAlt])
      #expect(listener.done == ["save now", "save as"])
      phone.press(key: .s, with: [.leftGUI, .leftShift])
      phone.press(key: .s)
      #expect(listener.done.count == 2)
      phone.press(key: .equalSign, with: [.leftGUI, .leftShift])
      phone.press(key: .equalSign, with: [.leftGUI])
      #expect(listener.done == ["save now", "save as", "zoom"])
      phone.press(key: .capsLock)
      phone.press(key: .s, with: [.leftGUI])
      #expect(listener.done.last == "save now")
      save.attributes = .disabled
      phone.press(key: .s, with: [.leftGUI])
      #expect(listener.done.count == 4)
      listener.removeKeyCommand(save)
      #expect(listener.keyCommands?.count == 1)
    }
  }
}
