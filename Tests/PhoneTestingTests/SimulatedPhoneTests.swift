import PhoneTesting
import ScreenTestSupport
import Testing
import UIKit

/// A phone in a test of an app.
@Suite(.exclusiveScreen) @MainActor struct SimulatedPhoneTests {
  /// An app that weighs what lies on the screen, and ticks at each 100 g.
  @MainActor private final class Scale: SimulatedApp {
    private(set) var grams = 0.0
    private(set) var isAvailable: Bool?
    private let generator = UISelectionFeedbackGenerator()
    private var phone: (any PhoneConnection)?

    func connect(_ phone: any PhoneConnection) {
      self.phone = phone
      phone.send(.join)
    }

    func take(_ message: PhoneMessage) {
      switch message {
      case .traits(let traits): isAvailable = traits.measuresForce
      case .touches(let samples):
        for sample in samples {
          let now = sample.maximumForce > 0 ? sample.force / sample.maximumForce * 385 : 0
          if Int(now / 100) > Int(grams / 100) {
            generator.selectionChanged()
          }
          grams = now
        }
      case .turn(let instant): phone?.send(.turned(instant, wakeAt: nil))
      case .inspect(let id):
        let label = ScreenElement(
          kind: "UILabel", label: "weight", value: "\(Int(grams)) grams", x: 100, y: 100,
          width: 175,
          height: 40, isAccessible: true)
        phone?.send(.inspected(id, [label]))
      default: break
      }
    }
  }

  @Test("A press has a weight while it lasts, and plays a haptic at each hundred grams")
  func weighs() throws {
    let phone = SimulatedPhone(.iPhone7)
    let scale = Scale()
    phone.launch(scale)
    phone.touch(TouchReport(ContactID(1), .began, x: 180, y: 300, pressure: .touches(0)))
    for force in [1, 3, 5, 6.7] {
      phone.touch(TouchReport(ContactID(1), .moved, x: 180, y: 300, pressure: .touches(force)))
      phone.wait(0.1)
    }
    #expect(phone.element(label: "weight")?.value == "385 grams")
    phone.touch(TouchReport(ContactID(1), .ended, x: 180, y: 300))
    phone.waitUntilIdle()
    #expect(phone.element(label: "weight")?.value == "0 grams")
    #expect(phone.haptics == [.selection, .selection, .selection])
    #expect(phone.element(label: "height") == nil)
  }

  @Test("A press of a label touches its element, and an unknown label throws")
  func labels() throws {
    let phone = SimulatedPhone(.iPhone7)
    phone.launch(Scale())
    try phone.press("weight", force: 6.6, for: 0.5, ramp: 0.4)
    #expect(phone.haptics == [.selection, .selection, .selection])
    #expect(throws: GesturePlayer.Failure.notShown(.label("height"))) { try phone.press("height") }
  }

  @Test("Switching 3D Touch off reaches the app, which then gets no force")
  func switchedOff() {
    let phone = SimulatedPhone(.iPhone7)
    let scale = Scale()
    phone.launch(scale)
    #expect(scale.isAvailable == true)
    phone.set(\.is3DTouchEnabled, false)
    #expect(scale.isAvailable == false)
    phone.press(at: (10, 10), force: 5)
    #expect(phone.haptics.isEmpty && phone.suppressed.isEmpty)
  }

  @Test("A suppressed haptic has its reason")
  func suppressed() throws {
    let phone = SimulatedPhone(.iPhone7)
    phone.launch(Scale())
    phone.set(\.systemHaptics, false)
    phone.press(at: (10, 10), force: 2)
    #expect(phone.haptics.isEmpty)
    #expect(phone.suppressed.map(\.haptic) == [.selection])
    #expect(phone.suppressed.map(\.reason) == [.systemHapticsOff])
    phone.forgetHaptics()
    #expect(phone.suppressed.isEmpty)
  }

  @Test("Feedback generators work without an app")
  func generators() {
    let phone = SimulatedPhone(.iPhone8)
    phone.run { UIImpactFeedbackGenerator(style: .rigid).impactOccurred() }
    phone.wait(1)
    phone.run { UINotificationFeedbackGenerator().notificationOccurred(.success) }
    #expect(phone.haptics == [.impactRigid, .notificationSuccess])
    #expect(phone.time == 1)
  }

  @Test("Leaving the app cancels the touch")
  func home() {
    let phone = SimulatedPhone(.iPhone7)
    let scale = Scale()
    phone.launch(scale)
    phone.touch(TouchReport(ContactID(1), .began, x: 1, y: 1, pressure: .touches(3)))
    phone.wait(0.1)
    #expect(scale.grams > 0)
    phone.press(.home)
    #expect(scale.grams == 0)
    #expect(phone.elements.isEmpty)
  }
}
