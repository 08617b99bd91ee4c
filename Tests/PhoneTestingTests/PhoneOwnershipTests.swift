import CoreHaptics
import PhoneTesting
import Testing
import UIKit

/// An app with a label that a tap changes.
@MainActor private final class CountingApp: UIResponder, UIApplicationDelegate {
  let shown = UIWindow(frame: UIScreen.main.bounds)
  let button = UIButton(type: .system)
  private(set) var taps = 0

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    button.setTitle("Count", for: .normal)
    button.frame = CGRect(x: 100, y: 100, width: 100, height: 44)
    button.addAction(
      UIAction { [unowned self] _ in
        taps += 1
        UIImpactFeedbackGenerator(style: .light).impactOccurred()
      }, for: .touchUpInside)
    let controller = UIViewController()
    controller.view.addSubview(button)
    shown.rootViewController = controller
    shown.makeKeyAndVisible()
    return true
  }
}

/// A phone belongs to the test that uses it, and has one app at a time (AppLife.PT10,
/// AppLife.PT12).
@MainActor struct PhoneOwnershipTests {
  /// Uses a phone and awaits between all steps, while other tests do the same.
  static func check(_ number: Int) async throws {
    let phone = SimulatedPhone(number.isMultiple(of: 2) ? .iPhone8 : .iPhone7)
    let delegate = phone.launch(CountingApp.self)
    await Task.yield()
    #expect(UIApplication.shared.delegate === delegate)
    for count in 1...(number % 3 + 1) {
      try phone.tap("Count")
      await Task.yield()
      #expect(delegate.taps == count)
      #expect(UIScreen.main.windows.contains { $0 === delegate.shown })
    }
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    await Task.detached {}.value
    let child = Task { UISelectionFeedbackGenerator().selectionChanged() }
    await child.value
    let taps = [FeltHaptic](repeating: .impactLight, count: number % 3 + 1)
    #expect(phone.haptics == taps + [.notificationSuccess, .selection])
    #expect(delegate.button.window === delegate.shown)
  }

  @Test("Haptic engines and generators of the test's own body use its phone")
  func ownBody() async throws {
    let phone = SimulatedPhone(.iPhone8)
    let engine = try CHHapticEngine()
    try await engine.start()
    let event = CHHapticEvent(eventType: .hapticTransient, parameters: [], relativeTime: 0)
    let player = try engine.makePlayer(with: CHHapticPattern(events: [event], parameters: []))
    try player.start(atTime: CHHapticTimeImmediate)
    phone.wait(0.1)
    UIImpactFeedbackGenerator(style: .heavy).impactOccurred()
    #expect(phone.haptics == [.pattern, .impactHeavy])
    #expect(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
  }

  @Test("Capabilities are those of the test's own phone")
  func capabilities() {
    let newer = SimulatedPhone(.iPhone8)
    let older = SimulatedPhone(.iPhone7)
    #expect(!CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(newer.run { CHHapticEngine.capabilitiesForHardware().supportsHaptics })
    // Using the other one makes it the test's current phone.
    newer.wait(0.1)
    #expect(CHHapticEngine.capabilitiesForHardware().supportsHaptics)
    #expect(older.haptics.isEmpty)
  }

  @Test("A second launch in a test ends the first app at once")
  func secondLaunch() throws {
    let first = SimulatedPhone(.iPhone7)
    let delegate = first.launch(CountingApp.self)
    let second = SimulatedPhone(.iPhone8)
    second.launch(CountingApp.self)
    try second.tap("Count")
    #expect(second.haptics == [.impactLight])
    // No turn of the ended app is waited for.
    first.wait(60)
    #expect(delegate.taps == 0 && first.elements.isEmpty)
    first.launch(CountingApp.self)
    try first.tap("Count")
    #expect(first.haptics == [.impactLight])
  }

  @Test("A phone that somebody keeps does not keep its app from being ended by the next launch")
  func relaunch() throws {
    let phone = SimulatedPhone(.iPhone7)
    for _ in 1...3 {
      phone.launch(CountingApp.self)
      try phone.tap("Count")
    }
    #expect(phone.haptics == [.impactLight, .impactLight, .impactLight])
  }
}
