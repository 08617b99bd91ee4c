import PhoneTesting
import Testing
import UIKit

/// A kitchen timer of three seconds, which ticks and then rings.
@MainActor private final class KitchenTimer: UIResponder, UIApplicationDelegate {
  private let screen = UIWindow(frame: UIScreen.main.bounds)
  private let start = UIButton(type: .system)
  private let display = UILabel(frame: CGRect(x: 20, y: 200, width: 200, height: 40))
  private let tick = UISelectionFeedbackGenerator()
  private var clock: Timer?
  private var seconds = 3 {
    didSet { display.text = "\(seconds) s" }
  }

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let controller = UIViewController()
    controller.view.backgroundColor = .systemBackground
    start.frame = CGRect(x: 20, y: 100, width: 200, height: 44)
    start.setTitle("Start", for: .normal)
    start.addAction(UIAction { [weak self] _ in self?.run() }, for: .touchUpInside)
    display.text = "3 s"
    display.accessibilityIdentifier = "display"
    controller.view.addSubview(start)
    controller.view.addSubview(display)
    screen.rootViewController = controller
    screen.makeKeyAndVisible()
    return true
  }

  private func run() {
    clock = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.countDown() }
    }
  }

  private func countDown() {
    seconds -= 1
    guard seconds == 0 else { return tick.selectionChanged() }
    UINotificationFeedbackGenerator().notificationOccurred(.success)
    clock?.invalidate()
  }
}

/// The tests that `Documentation/PhoneTesting.md` shows: one for each kind of question.
@MainActor struct WorkedTests {
  @Test("What does a touch do, and what is on the screen?")
  func touch() throws {
    let phone = SimulatedPhone(.iPhone7)
    phone.launch(KitchenTimer.self)
    #expect(phone.element(identifier: "display")?.label == "3 s")
    try phone.tap("Start")
    phone.wait(1.5)
    #expect(phone.element(identifier: "display")?.label == "2 s")
  }

  @Test("What is felt, and when?")
  func haptics() throws {
    let phone = SimulatedPhone(.iPhone7)
    phone.launch(KitchenTimer.self)
    try phone.tap("Start")
    #expect(phone.haptics.isEmpty)
    phone.wait(4)
    #expect(phone.haptics == [.selection, .selection, .notificationSuccess])
    let times = phone.log.entries.map(\.asked)
    #expect(times[0].duration(to: times[2]) == .seconds(2))
  }

  @Test("What changes with a setting of the phone?")
  func settings() throws {
    let phone = SimulatedPhone(.iPhone7)
    phone.set(\.systemHaptics, false)
    phone.launch(KitchenTimer.self)
    try phone.tap("Start")
    phone.wait(4)
    #expect(phone.haptics.isEmpty)
    #expect(phone.suppressed.map(\.reason) == Array(repeating: .systemHapticsOff, count: 3))
  }

  @Test("What does the screen look like?")
  func picture() throws {
    let phone = SimulatedPhone(.iPhone7)
    phone.launch(KitchenTimer.self)
    let before = try phone.screenshot()
    try phone.tap("Start")
    phone.wait(1.5)
    #expect(try phone.screenshot() != before)
  }

  @Test("What is left after the app was ended and launched again?")
  func coldLaunch() throws {
    let phone = SimulatedPhone(.iPhone7)
    phone.home.install(KitchenTimer.self, named: "Timer", identifier: "com.example.Timer")
    try phone.home.open("Timer")
    try phone.tap("Start")
    phone.wait(1.5)
    try phone.home.quit("Timer")
    try phone.home.open("Timer")
    phone.wait(1)
    #expect(phone.element(identifier: "display")?.label == "3 s")
  }

  @Test("What does VoiceOver say?")
  func voiceOver() throws {
    let phone = SimulatedPhone(.iPhone7)
    phone.launch(KitchenTimer.self)
    phone.voiceOver.isEnabled = true
    phone.voiceOver.explore((120, 122))
    phone.voiceOver.waitUntilSilent()
    #expect(phone.speech.contains { $0.contains("Start") })
  }

  @Test("What does a task of the app do?")
  func task() {
    let phone = SimulatedPhone(.iPhone7)
    phone.launch(KitchenTimer.self)
    Task {
      try await Task.sleep(for: .seconds(60))
      UISelectionFeedbackGenerator().selectionChanged()
    }
    phone.wait(59)
    #expect(phone.haptics.isEmpty)
    phone.wait(2)
    #expect(phone.haptics == [.selection])
  }

  @Test("Does a recorded script still hold?")
  func script() throws {
    let phone = SimulatedPhone(.iPhone7)
    phone.launch(KitchenTimer.self)
    try phone.perform(
      script: """
        {"tap": {"label": "Start"}}
        {"wait": 4}
        {"expect": {"haptics": ["selection", "selection", "notification-success"]}}
        """)
  }
}
