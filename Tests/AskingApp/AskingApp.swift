import AVFAudio
import UIKit

/// An app that asks for the microphone, and shows the answer.
@main
final class AskingApp: UIResponder, UIApplicationDelegate {
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    let label = UILabel(frame: window.bounds)
    label.text = "asking"
    label.textAlignment = .center
    window.addSubview(label)
    window.makeKeyAndVisible()
    self.window = window
    AVAudioApplication.requestRecordPermission { isGranted in
      MainActor.assumeIsolated { label.text = isGranted ? "granted" : "denied" }
    }
    return true
  }
}
