import AVFAudio
import MediaPlayer
import PhoneTesting
import TactusSoundFiles

/// An app that plays a sound of ten seconds and records what it receives.
@MainActor
final class MusicApp: UIResponder, UIApplicationDelegate {
  /// The received events, in order.
  var received: [String] = []
  /// The player of the sound.
  var player: AVAudioPlayer?
  var window: UIWindow?

  func application(
    _ application: UIApplication,
    didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
  ) -> Bool {
    let window = UIWindow(frame: UIScreen.main.bounds)
    window.rootViewController = UIViewController()
    window.makeKeyAndVisible()
    self.window = window
    return true
  }

  override func remoteControlReceived(with event: UIEvent?) {
    guard let event, event.type == .remoteControl else { return }
    received.append("event \(event.subtype.rawValue)")
  }

  /// Plays the sound with a session.
  func play(_ sound: MusicFixture, options: AVAudioSession.CategoryOptions = []) throws {
    let session = AVAudioSession.sharedInstance()
    try session.setCategory(.playback, options: options)
    try session.setActive(true)
    let player = try AVAudioPlayer(contentsOf: sound.url)
    player.play()
    self.player = player
  }
}

/// A sound file that is removed with the object.
final class MusicFixture {
  let url: URL

  /// Writes ten seconds of a steady level.
  init() throws {
    url = FileManager.default.temporaryDirectory.appendingPathComponent("\(UUID()).wav")
    let writer = try SoundFileWriter(
      url.path, sampleRate: 48_000, channelCount: 1, format: .int16)
    try writer.write([Float](repeating: 0.5, count: 480_000))
    try writer.finish()
  }

  deinit {
    try? FileManager.default.removeItem(at: url)
    guard let folder else { return }
    try? FileManager.default.removeItem(at: folder)
    MainBundle.forget()
  }

  private var folder: URL?

  /// Installs a property list with the background mode for audio.
  @MainActor
  func install(on phone: SimulatedPhone) throws {
    let folder = FileManager.default.temporaryDirectory.appending(path: "\(UUID())")
    self.folder = folder
    let bundle = folder.appending(path: "Music")
    try FileManager.default.createDirectory(at: bundle, withIntermediateDirectories: true)
    let path = bundle.appending(path: "Info.plist")
    let list: [String: Any] = [
      "CFBundleIdentifier": "com.example.Music", "UIBackgroundModes": ["audio"],
    ]
    try PropertyListSerialization.data(fromPropertyList: list, format: .xml, options: 0)
      .write(to: path)
    try phone.install(propertyList: path.path)
  }
}
