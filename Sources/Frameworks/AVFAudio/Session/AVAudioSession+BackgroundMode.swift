// Foundation's own `Bundle.main` is that of the executable, even in a test that has installed an
// app.
import TactusFoundation

extension AVAudioSession {
  /// Whether the app's property list has the audio background mode (AudioSession.BG1).
  static var hasBackgroundMode: Bool {
    let modes = Bundle.main.infoDictionary?["UIBackgroundModes"] as? [String] ?? []
    return modes.contains("audio")
  }
}
