// Foundation's own `Bundle.main` is that of the program, also in a test that has installed an app.
import TactusFoundation

extension AVAudioSession {
  /// Whether the property list of the app has the background mode for audio (AudioSession.BG1).
  static var hasBackgroundMode: Bool {
    let modes = Bundle.main.infoDictionary?["UIBackgroundModes"] as? [String] ?? []
    return modes.contains("audio")
  }
}
