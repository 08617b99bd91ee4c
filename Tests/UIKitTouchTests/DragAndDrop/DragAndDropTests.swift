import Foundation
import PhoneTesting
import TactusPhone
import TactusPhoneLink
import TactusPhoneTypes
import Testing
import UIKit

extension OneInAProcess {
  /// Steps DragAndDrop.DD1–DD10, DragAndDrop.SL1–SL3.
  @MainActor @Suite(.serialized) struct DragAndDropTests {
    private func launch(_ version: SystemVersion = .standard) -> (SimulatedPhone, DragApp) {
      let phone = SimulatedPhone(.iPhone11)
      phone.set(\.systemVersion, version)
      let app = phone.launch(DragApp.self)
      phone.waitUntilIdle()
      return (phone, app)
    }

    private let tag = (x: 80.0, y: 150.0)
    private let shelf = (x: 160.0, y: 440.0)
    private let nowhere = (x: 160.0, y: 300.0)

    @Test("DragAndDrop.DD1. Drags are enabled from iOS 15 on")
    func version() {
      let (old, oldApp) = launch(SystemVersion(14))
      old.run { #expect(!oldApp.drag.isEnabled && !UIDragInteraction.isEnabledByDefault) }
      old.drag(from: tag, through: [shelf])
      #expect(oldApp.eventLog.isEmpty)
      let (_, app) = launch()
      #expect(app.drag.isEnabled)
    }

    @Test("DragAndDrop.DD2. A press lifts the items, and lifting the finger puts them back")
    func lift() {
      let (phone, app) = launch()
      let before = phone.haptics.count
      phone.touch(TouchReport(ContactID(1), .began, x: tag.x, y: tag.y))
      phone.wait(0.4)
      #expect(app.eventLog.isEmpty)
      phone.wait(0.6)
      #expect(app.eventLog == ["items?"])
      #expect(phone.haptics.count == before + 1)
      phone.touch(TouchReport(ContactID(1), .ended, x: tag.x, y: tag.y))
      phone.wait(0.6)
      #expect(app.eventLog == ["items?", "put back"])
      app.eventLog = []
      app.names = []
      phone.drag(from: tag, through: [shelf])
      #expect(app.eventLog == ["items?"])
    }

    @Test("DragAndDrop.DD3–DD5, DragAndDrop.DD7, DragAndDrop.DD8. A drop in the order of its calls")
    func drop() {
      let (phone, app) = launch()
      phone.drag(from: tag, through: [nowhere, shelf]) {
        #expect(app.eventLog == ["items?", "lifted", "begins", "handles?", "enters"])
        app.eventLog = []
      }
      #expect(
        app.eventLog == [
          "performs", "will end copy", "concludes", "ends", "did end copy", "transferred",
        ], "\(app.eventLog)")
      #expect(app.received == ["eggs"])
    }

    @Test("DragAndDrop.DD5. A move needs a drag that allows it")
    func move() {
      let (phone, app) = launch()
      app.operation = .move
      phone.drag(from: tag, through: [shelf])
      #expect(app.eventLog.contains("will end move") && app.received == ["eggs"])
      (app.eventLog, app.received, app.allowsMove) = ([], [], false)
      phone.drag(from: tag, through: [shelf])
      #expect(app.eventLog.contains("will end cancel") && app.received.isEmpty)
    }

    @Test("DragAndDrop.DD4, DragAndDrop.DD6. The items follow the finger, with a badge for a copy")
    func pictures() throws {
      let (phone, app) = launch()
      func badge() -> String? {
        app.window?.subviews.compactMap { $0 as? UILabel }.first { $0 !== app.tag }?.text
      }
      phone.drag(from: tag, through: [nowhere, shelf]) {
        #expect(badge() == "+")
        let moved = app.window?.subviews.first { $0.bounds.size == app.tag.bounds.size }
        #expect(moved.map { abs($0.center.x - 160) < 1 && abs($0.center.y - 440) < 1 } == true)
        app.operation = .forbidden
      }
      #expect(badge() == nil && app.window?.subviews.count == 1)
      #expect(app.received.isEmpty && app.eventLog.contains("will end cancel"))
    }

    @Test("DragAndDrop.DD9. Elsewhere, and with a canceled touch, the items return")
    func cancel() {
      let (phone, app) = launch()
      phone.drag(from: tag, through: [shelf, nowhere])
      #expect(
        app.eventLog.suffix(4) == ["exits", "will end cancel", "ends", "did end cancel"],
        "\(app.eventLog)")
      app.eventLog = []
      phone.drag(from: tag, through: [shelf], endsBy: .cancelled)
      #expect(
        app.eventLog.suffix(4) == ["exits", "will end cancel", "ends", "did end cancel"],
        "\(app.eventLog)")
      app.eventLog = []
      app.canHandle = false
      phone.drag(from: tag, through: [shelf])
      #expect(
        app.eventLog == [
          "items?", "lifted", "begins", "handles?", "will end cancel", "did end cancel",
        ])
      #expect(app.received.isEmpty)
    }

    @Test("DragAndDrop.DD10. A tap of another finger adds items")
    func adding() {
      let (phone, app) = launch()
      phone.drag(from: tag, through: [nowhere, shelf]) {
        phone.touch(TouchReport(ContactID(2), .began, x: 240, y: 150))
        phone.wait(0.05)
        phone.touch(TouchReport(ContactID(2), .ended, x: 240, y: 150))
        phone.wait(0.3)
      }
      #expect(app.eventLog.contains("adds 1"), "\(app.eventLog)")
      #expect(app.received == ["eggs", "tea"])
    }

    @Test("DragAndDrop.SL1, DragAndDrop.SL2. Held items activate a view, unless they leave it")
    func springLoading() {
      let (phone, app) = launch()
      final class Effect: NSObject, UISpringLoadedInteractionEffect {
        var states: [UISpringLoadedInteractionEffectState] = []
        func interaction(
          _ interaction: UISpringLoadedInteraction,
          didChangeWith context: any UISpringLoadedInteractionContext
        ) { states.append(context.state) }
      }
      let effect = Effect()
      var activations = 0
      phone.run {
        app.shelf.addInteraction(
          UISpringLoadedInteraction(interactionBehavior: nil, interactionEffect: effect) { _, _ in
            activations += 1
          })
      }
      phone.drag(from: tag, through: [nowhere, shelf, nowhere])
      #expect(activations == 0 && effect.states == [.possible, .inactive])
      effect.states = []
      phone.drag(from: tag, through: [nowhere, shelf]) { phone.wait(1.5) }
      #expect(activations == 1)
      #expect(effect.states == [.possible, .activating, .activated])
    }

    @Test("DragAndDrop.SL3. Held items press a spring-loaded button")
    func button() {
      let (phone, app) = launch()
      var presses = 0
      phone.run {
        let button = UIButton(
          frame: CGRect(x: 20, y: 560, width: 280, height: 60),
          primaryAction: UIAction { _ in presses += 1 })
        app.root.view.addSubview(button)
        button.isSpringLoaded = true
      }
      phone.drag(from: tag, through: [nowhere, (x: 160, y: 590)]) { phone.wait(1.5) }
      #expect(presses == 1)
    }
  }
}
