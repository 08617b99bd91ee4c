import AVFoundation
import PhoneTesting
import ScreenTestSupport
import TactusPhoneHardware
import TactusPhoneHost
import TestSupport
import UIKit

/// A phone with an app whose window has a player's layer, and a recorder in place of the speaker.
@MainActor
final class FilmBench {
  /// An app with a black window.
  final class App: UIResponder, UIApplicationDelegate {
    var window: UIWindow?

    func application(
      _ application: UIApplication,
      didFinishLaunchingWithOptions options: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool {
      let window = UIWindow(frame: UIScreen.main.bounds)
      window.rootViewController = UIViewController()
      window.rootViewController?.view.backgroundColor = .black
      window.makeKeyAndVisible()
      self.window = window
      return true
    }
  }

  let phone = SimulatedPhone()
  let recorder = RecordingActuator(sampleRate: 48_000)
  let app: App
  /// The names of what was observed, in order.
  var events: [String] = []
  private var observers: [Any] = []

  init() {
    phone.lockstep.host.attach([ActuatorDevice(recorder)])
    app = phone.launch(App.self)
  }

  /// Returns a player of a film.
  func player(_ film: Film) -> AVPlayer { phone.run { AVPlayer(url: film.url) } }

  /// Adds a layer of 160 × 120 points at the top left of the window.
  func show(_ player: AVPlayer) -> AVPlayerLayer {
    phone.run {
      let layer = AVPlayerLayer(player: player)
      layer.frame = CGRect(x: 0, y: 100, width: 160, height: 120)
      app.window?.rootViewController?.view.layer.addSublayer(layer)
      return layer
    }
  }

  /// Records the ends of items.
  func watchEnds() {
    for name in [Notification.Name.AVPlayerItemDidPlayToEndTime, .AVPlayerItemTimeJumped] {
      observers.append(
        NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
          [unowned self] _ in
          MainActor.assumeIsolated {
            events.append(name == .AVPlayerItemTimeJumped ? "jump" : "end")
          }
        })
    }
  }

  /// Advances time, and returns what was heard on the left.
  func heard(_ seconds: Double) -> [Float] {
    _ = recorder.removeRecording()
    phone.wait(seconds)
    return recorder.removeRecording().left
  }

  /// The gray of a layer's picture in its middle; nil without one.
  func gray(_ layer: AVPlayerLayer) -> Int? {
    guard let contents = layer.contents, let image = contents as? CGImage else { return nil }
    let place = (image.height / 2 * image.width + image.width / 2) * 4
    return Int(image.drawing.pixels[place + 1])
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }
}
