import UIKit

/// An app with a pad that plays feedback when it is tapped, and prints its events.
@main
final class PadApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?
  private let impact = UIImpactFeedbackGenerator(style: .heavy)

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let pad = UIView(frame: window.bounds.insetBy(dx: 50, dy: 100))
    pad.isAccessibilityElement = true
    pad.accessibilityLabel = "Pad"
    pad.addGestureRecognizer(
      UITapGestureRecognizer(target: self, action: Selector("tapped:", calling: PadApp.tapped)))
    pad.addGestureRecognizer(
      UILongPressGestureRecognizer(
        target: self, action: Selector("pressed:", calling: PadApp.pressed)))
    window.addSubview(pad)
    window.makeKeyAndVisible()
    self.window = window
    print("launched on \(Int(window.bounds.width)) × \(Int(window.bounds.height))")
    return true
  }

  func tapped(_ tap: UITapGestureRecognizer) {
    let place = tap.location(in: tap.view)
    print("tapped at \(place.x), \(place.y)")
    // Asynchronous work is done within the same turn.
    DispatchQueue.main.async { [impact] in impact.impactOccurred() }
  }

  func pressed(_ press: UILongPressGestureRecognizer) {
    if press.state != .changed { print("press \(press.state) at \(CACurrentMediaTime())") }
  }

  func applicationDidBecomeActive(_ application: UIApplication) { print("active") }
  func applicationWillTerminate(_ application: UIApplication) { print("ends") }
}
