import Foundation
import PhoneTesting
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// The undo alert after a shake.
  @MainActor @Suite(.serialized) struct ShakeToUndoTests {
    fileprivate final class Page: UIView {
      override var canBecomeFirstResponder: Bool { true }
      var eggs = 0 {
        didSet { undoManager?.registerUndo(withTarget: self) { [oldValue] in $0.eggs = oldValue } }
      }
    }

    fileprivate final class Kitchen: UIResponder, UIApplicationDelegate {
      var window: UIWindow?
      let page = Page(frame: CGRect(x: 0, y: 0, width: 100, height: 100))

      func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
      ) -> Bool {
        window = UIWindow(frame: UIScreen.main.bounds)
        window?.backgroundColor = .systemBackground
        window?.addSubview(page)
        window?.makeKeyAndVisible()
        return page.becomeFirstResponder()
      }
    }

    private func shaken(_ phone: SimulatedPhone) -> Set<String> {
      phone.shake()
      phone.waitUntilIdle()
      return Set(phone.elements.compactMap(\.label))
    }

    // Undo.UN2, Undo.UN10.
    @Test("Each event is one undo group, and the window's undo manager is shared by its views")
    func events() {
      let phone = SimulatedPhone(.iPhone7)
      let kitchen = phone.launch(Kitchen.self)
      let undo = kitchen.page.undoManager
      #expect(undo != nil && undo === kitchen.window?.undoManager)
      #expect(UIViewController().undoManager == nil)
      phone.run {
        kitchen.page.eggs = 1
        kitchen.page.eggs = 2
      }
      phone.waitUntilIdle()
      #expect(undo?.groupingLevel == 0)
      undo?.undo()
      #expect(kitchen.page.eggs == 0)
    }

    // Undo.UN11.
    @Test("A shake shows the alert, and the chosen action is performed")
    func shaking() throws {
      let phone = SimulatedPhone(.iPhone7)
      let kitchen = phone.launch(Kitchen.self)
      #expect(shaken(phone).isEmpty)
      phone.run {
        kitchen.page.eggs = 3
        kitchen.page.undoManager?.setActionName("Boiling")
      }
      phone.waitUntilIdle()
      #expect(shaken(phone) == ["Undo Boiling", "Undo", "Cancel"])
      // A second shake does not show a second alert.
      #expect(shaken(phone) == ["Undo Boiling", "Undo", "Cancel"])
      try phone.tap("Cancel")
      phone.waitUntilIdle()
      #expect(kitchen.page.eggs == 3 && phone.element(label: "Cancel") == nil)
      #expect(!shaken(phone).isEmpty)
      try phone.tap("Undo")
      phone.waitUntilIdle()
      #expect(kitchen.page.eggs == 0 && kitchen.page.isFirstResponder)
      #expect(shaken(phone) == ["Redo Boiling", "Redo", "Cancel"])
      try phone.tap("Redo")
      phone.waitUntilIdle()
      #expect(kitchen.page.eggs == 3)
    }

    // Undo.UN11.
    @Test("With undo and redo, the title names the undo")
    func both() throws {
      let phone = SimulatedPhone(.iPhone7)
      let kitchen = phone.launch(Kitchen.self)
      for (eggs, name) in [(1, "Boiling"), (2, "Frying")] {
        phone.run {
          kitchen.page.eggs = eggs
          kitchen.page.undoManager?.setActionName(name)
        }
        phone.waitUntilIdle()
      }
      kitchen.page.undoManager?.undo()
      #expect(shaken(phone) == ["Undo Boiling", "Undo", "Redo Frying", "Cancel"])
      try phone.tap("Redo Frying")
      phone.waitUntilIdle()
      #expect(kitchen.page.eggs == 2)
    }

    @Test("Undo.UN11. Before iOS 11 the buttons name the actions, and there is no title")
    func earlierSystem() throws {
      let phone = SimulatedPhone(.iPhone7)
      let kitchen = phone.launch(Kitchen.self)
      phone.set(\.systemVersion, SystemVersion(10, 3))
      for (eggs, name) in [(1, "Boiling"), (2, "Frying")] {
        phone.run {
          kitchen.page.eggs = eggs
          kitchen.page.undoManager?.setActionName(name)
        }
        phone.waitUntilIdle()
      }
      #expect(shaken(phone) == ["Undo Frying", "Cancel"])
      try phone.tap("Undo Frying")
      phone.waitUntilIdle()
      #expect(kitchen.page.eggs == 1)
      #expect(shaken(phone) == ["Undo Boiling", "Redo Frying", "Cancel"])
      try phone.tap("Redo Frying")
      phone.waitUntilIdle()
      #expect(kitchen.page.eggs == 2)
    }

    // Undo.UN11.
    @Test("No alert is shown without a first responder, or if app or user have disabled it")
    func unwanted() {
      let phone = SimulatedPhone(.iPhone7)
      let kitchen = phone.launch(Kitchen.self)
      phone.run { kitchen.page.eggs = 3 }
      phone.waitUntilIdle()
      UIApplication.shared.applicationSupportsShakeToEdit = false
      #expect(shaken(phone).isEmpty)
      UIApplication.shared.applicationSupportsShakeToEdit = true
      phone.set(\.accessibility, [])
      phone.waitUntilIdle()
      #expect(shaken(phone).isEmpty)
      phone.set(\.accessibility, [.shakeToUndo])
      phone.waitUntilIdle()
      kitchen.page.resignFirstResponder()
      #expect(shaken(phone).isEmpty)
      kitchen.page.becomeFirstResponder()
      #expect(!shaken(phone).isEmpty)
    }

    // Alerts.AL3.
    @Test("Two buttons are side by side with Cancel on the left; three are in a column")
    func places() throws {
      let phone = SimulatedPhone(.iPhone7)
      let kitchen = phone.launch(Kitchen.self)
      for eggs in [3, 4] {
        phone.run { kitchen.page.eggs = eggs }
        phone.waitUntilIdle()
      }
      _ = shaken(phone)
      var frames = try ["Cancel", "Undo"].map { try frame($0, phone) }
      #expect(frames[0].maxX == frames[1].minX && frames[0].midX < 187.5)
      #expect(frames.allSatisfy { $0.size == CGSize(width: 135, height: 44) })
      #expect(frames[0].minY == frames[1].minY)
      try phone.tap("Undo")
      phone.waitUntilIdle()
      _ = shaken(phone)
      frames = try ["Undo", "Redo", "Cancel"].map { try frame($0, phone) }
      #expect(frames.allSatisfy { $0.midX == 187.5 && $0.width == 270 })
      #expect(frames[0].maxY == frames[1].minY && frames[1].maxY == frames[2].minY)
    }

    private func frame(_ label: String, _ phone: SimulatedPhone) throws -> CGRect {
      // The title equals that of the button and its label; the button is higher than both.
      let found = phone.elements.filter { $0.label == label }.map {
        CGRect(x: $0.x, y: $0.y, width: $0.width, height: $0.height)
      }
      return try #require(found.max { $0.height < $1.height })
    }
  }
}
