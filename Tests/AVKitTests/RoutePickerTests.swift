import AVKit
import PhoneTesting
import ScreenTestSupport
import TactusPhoneLink
import Testing

@Suite("Route picker", .serialized, .exclusiveScreen) @MainActor
struct RoutePickerTests {
  /// An app with a route picker.
  private final class PickerApp: UIResponder, UIApplicationDelegate, AVRoutePickerViewDelegate {
    var window: UIWindow?
    let picker = AVRoutePickerView(frame: CGRect(x: 100, y: 100, width: 44, height: 44))
    var calls: [String] = []

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let controller = UIViewController()
      controller.view.backgroundColor = .white
      controller.view.addSubview(picker)
      picker.tintColor = .black
      picker.activeTintColor = .red
      picker.delegate = self
      window = UIWindow(frame: UIScreen.main.bounds)
      window?.rootViewController = controller
      window?.makeKeyAndVisible()
      return true
    }

    func routePickerViewWillBeginPresentingRoutes(_ routePickerView: AVRoutePickerView) {
      calls.append("begin")
    }

    func routePickerViewDidEndPresentingRoutes(_ routePickerView: AVRoutePickerView) {
      calls.append("end")
    }
  }

  @Test("AudioSession.RO7. A tap shows the outputs, and the chosen one plays.")
  func choosing() throws {
    let phone = SimulatedPhone()
    let app = phone.launch(PickerApp.self)
    let kitchen = try #require(SoundDevice(.airPlay, name: "Kitchen"))
    phone.set(\.soundDevices, [kitchen])
    let before = try phone.screenshot()
    try phone.tap("AirPlay")
    phone.wait(0.5)
    #expect(
      phone.alerts.first?.buttons == ["iPhone", "Kitchen", "Cancel"] && app.calls == ["begin"])
    try phone.tap("Kitchen")
    phone.wait(1)
    #expect(app.calls == ["begin", "end"])
    let port = phone.run { AVAudioSession.sharedInstance().currentRoute.outputs.first?.portName }
    #expect(port == "Kitchen")
    // The button has another color now.
    #expect(try phone.screenshot() != before)
    try phone.tap("AirPlay")
    phone.wait(0.5)
    try phone.tap("iPhone")
    phone.wait(1)
    #expect(try phone.screenshot() == before)
  }

  @Test("AudioSession.RO8. A detector says whether a device without a cable is there")
  func detector() throws {
    let phone = SimulatedPhone()
    _ = phone.launch(PickerApp.self)
    let detector = phone.run { AVRouteDetector() }
    var changes = 0
    let observer = NotificationCenter.default.addObserver(
      forName: .AVRouteDetectorMultipleRoutesDetectedDidChange, object: detector, queue: nil
    ) { _ in MainActor.assumeIsolated { changes += 1 } }
    defer { NotificationCenter.default.removeObserver(observer) }
    phone.set(\.soundDevices, [try #require(SoundDevice(.airPlay, name: "Kitchen"))])
    phone.wait(0.1)
    #expect(!detector.multipleRoutesDetected)
    phone.run { detector.isRouteDetectionEnabled = true }
    #expect(detector.multipleRoutesDetected && changes == 1)
    phone.set(\.soundDevices, [])
    phone.wait(0.1)
    #expect(!detector.multipleRoutesDetected && changes == 2)
    phone.run { detector.isRouteDetectionEnabled = false }
    #expect(!detector.multipleRoutesDetected && changes == 2)
  }
}
