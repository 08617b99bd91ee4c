internal import AVFAudio

/// A sound file of the app, with its player.
///
/// - Thread: main.
final class SpriteSound: Sendable {
  private let player: AVAudioPlayer?

  /// Loads the file with a name of the app's bundle; if it is missing, nothing is heard.
  convenience init(named name: String) {
    let file = Bundle.main.url(forResource: name, withExtension: nil)
    if file == nil { SpriteWarning.misuse("SpriteKit: the app has no sound file “\(name)”") }
    self.init(file)
  }

  /// Loads a file; if it is missing, nothing is heard.
  init(_ file: URL?) {
    player = file.flatMap { try? AVAudioPlayer(contentsOf: $0) }
    if let file, player == nil {
      SpriteWarning.misuse("SpriteKit: the sound file “\(file.lastPathComponent)” cannot be read")
    }
    player?.enableRate = true
  }

  /// The duration in seconds; 0 without a sound.
  var duration: TimeInterval { player?.duration ?? 0 }
  /// Whether the sound is playing.
  var isPlaying: Bool { player?.isPlaying ?? false }
  /// Whether the sound repeats.
  var loops: Bool {
    get { player?.numberOfLoops == -1 }
    set { player?.numberOfLoops = newValue ? -1 : 0 }
  }
  /// The volume, 0…1.
  var volume: Float {
    get { player?.volume ?? 1 }
    set { player?.volume = newValue }
  }
  /// The playback rate.
  var rate: Float {
    get { player?.rate ?? 1 }
    set { player?.rate = newValue }
  }
  /// The stereo position, -1…1.
  var pan: Float {
    get { player?.pan ?? 0 }
    set { player?.pan = newValue }
  }

  /// Plays the sound; one that has ended starts over.
  func play() {
    if !loops { player?.currentTime = 0 }
    _ = player?.play()
  }
  /// Pauses the sound.
  func pause() { player?.pause() }
  /// Stops and rewinds the sound.
  func stop() {
    player?.stop()
    player?.currentTime = 0
  }
}
