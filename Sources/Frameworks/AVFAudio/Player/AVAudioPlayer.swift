import EmbeddedPhone
import Foundation

/// Plays a sound from a file or from memory.
///
/// Steps PY1… are in `Documentation/Behaviour/AudioSession.md`.
///
/// - Thread: any, for every member.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  // All that changes is in `player`, which has a lock, but for `delegate`, which is the app's to guard.

  // MARK: Creating

  // Each can be what a protocol of an app's asks for, as an initializer of Objective-C's can (WC6).

  /// Makes a player of no sound, which never plays.
  public required override init() {
    (url, data) = (nil, nil)
    player = SoundPlayer()
    super.init()
  }

  /// Makes a player of a file in any form that libsndfile reads.
  ///
  /// - Throws: An `NSError` of `NSOSStatusErrorDomain` where there is no such file, or no sound in it
  ///   (PY1).
  public required init(contentsOf url: URL) throws {
    self.url = url
    data = nil
    player = try SoundPlayer(url)
    super.init()
    listen()
  }

  /// Makes a player of a file; what it is said to be does not matter.
  ///
  /// - Throws: As `init(contentsOf:)`.
  public required init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    self.url = url
    data = nil
    player = try SoundPlayer(url)
    super.init()
    listen()
  }

  /// Makes a player of the bytes of a file.
  ///
  /// - Throws: As `init(contentsOf:)`.
  public required init(data: Data) throws {
    url = nil
    self.data = data
    player = try SoundPlayer(data)
    super.init()
    listen()
  }

  /// Makes a player of the bytes of a file; what it is said to be does not matter.
  ///
  /// - Throws: As `init(contentsOf:)`.
  public required init(data: Data, fileTypeHint utiString: String?) throws {
    url = nil
    self.data = data
    player = try SoundPlayer(data)
    super.init()
    listen()
  }

  deinit { player.pause() }

  // MARK: Playing

  /// Makes ready to play, so that it begins sooner.
  ///
  /// - Returns: Whether it can play now.
  @discardableResult
  open func prepareToPlay() -> Bool { player.prepare() }

  /// Plays from `currentTime` on, and has the app's session active (AS4).
  ///
  /// - Returns: Whether it plays; not during a call, nor while the app is not in front.
  @discardableResult
  open func play() -> Bool { player.play(at: nil) }

  /// Plays from a moment on, in seconds of `deviceCurrentTime`.
  ///
  /// - Returns: Whether it will play.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { player.play(at: time) }

  /// Pauses; `play()` goes on from there.
  open func pause() { player.pause() }

  /// Pauses as well: `currentTime` stays where it is (documented).
  open func stop() { player.pause() }

  // MARK: Settings

  /// How loud it plays, 0…1; 1 at first.
  open var volume: Float {
    get { player.volume }
    set { player.setVolume(newValue, within: 0) }
  }

  /// Gets louder or softer within so many seconds.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    player.setVolume(volume, within: duration)
  }

  /// Where it plays, from left, −1, to right, 1; 0 at first.
  open var pan: Float {
    get { player.pan }
    set { player.setPan(newValue) }
  }

  /// Whether `rate` counts; set it before playing.
  open var enableRate: Bool {
    get { player.enableRate }
    set { player.enableRate = newValue }
  }

  /// How many times as fast it plays, 0.5…2, where `enableRate` is true.
  open var rate: Float {
    get { player.rate }
    set { player.setRate(newValue) }
  }

  /// How often it is played again after the first time; −1 for as long as it is not stopped.
  open var numberOfLoops: Int {
    get { player.numberOfLoops }
    set { player.setLoops(newValue) }
  }

  // MARK: Observing

  /// Is told when the sound is over.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// Whether it plays, or waits for the moment of `play(atTime:)`.
  open var isPlaying: Bool { player.isPlaying }

  /// Seconds from the sound's beginning to where it is; set it to go elsewhere.
  open var currentTime: TimeInterval {
    get { player.currentTime }
    set { player.seek(to: newValue) }
  }

  /// Seconds that the sound lasts.
  open var duration: TimeInterval { player.duration }

  /// Seconds by the phone's clock, for `play(atTime:)`.
  open var deviceCurrentTime: TimeInterval { player.deviceTime }

  /// Samples a frame of the sound.
  open var numberOfChannels: Int { player.facts.channelCount }

  /// What the sound is like, by `AVSampleRateKey` and `AVNumberOfChannelsKey`.
  open var settings: [String: Any] {
    [
      AVSampleRateKey: player.facts.sampleRate, AVNumberOfChannelsKey: player.facts.channelCount,
    ]
  }

  /// The file; `nil` for a player of bytes.
  public let url: URL?

  /// The bytes; `nil` for a player of a file.
  public let data: Data?

  // MARK: Internals

  private let player: SoundPlayer

  private func listen() {
    player.whenOver = { [weak self] in
      guard let self else { return }
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
  }
}

/// Finds frames a second, a `Double`, in what a sound is like.
public let AVSampleRateKey = "AVSampleRateKey"
/// Finds samples a frame, an `Int`, in what a sound is like.
public let AVNumberOfChannelsKey = "AVNumberOfChannelsKey"
