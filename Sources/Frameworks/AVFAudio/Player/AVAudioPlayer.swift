import Foundation
import TactusPhoneClient
import TactusSoundProcessing

/// A player of a sound from a file or from memory.
///
/// Steps AudioSession.PY1…
///
/// - Thread: any, for every member.
open class AVAudioPlayer: NSObject, @unchecked Sendable {
  // The mutable state is in `player`, which has a lock; the app must synchronize `delegate` and the
  // meters.

  // MARK: Creating

  // Required, so that they can satisfy the app's protocols, as initializers in Objective-C can
  // (ObjectiveC.WC6).

  /// Creates a player without a sound, which never plays.
  public required override init() {
    (url, data) = (nil, nil)
    player = SoundPlayer()
    super.init()
  }

  /// Creates a player for a file in any format that libsndfile or GStreamer reads.
  ///
  /// - Throws: An `NSError` of `NSOSStatusErrorDomain` if the file does not exist or has no sound
  ///   (AudioSession.PY1).
  public required init(contentsOf url: URL) throws {
    self.url = url
    data = nil
    player = try SoundPlayer(url)
    super.init()
    listen()
  }

  /// Creates a player for a file; the hint is ignored, because the contents determine the type.
  ///
  /// - Throws: The errors of `init(contentsOf:)`.
  public required init(contentsOf url: URL, fileTypeHint utiString: String?) throws {
    self.url = url
    data = nil
    player = try SoundPlayer(url)
    super.init()
    listen()
  }

  /// Creates a player for data with the contents of a file.
  ///
  /// - Throws: The errors of `init(contentsOf:)`.
  public required init(data: Data) throws {
    url = nil
    self.data = data
    player = try SoundPlayer(data)
    super.init()
    listen()
  }

  /// Creates a player for data with the contents of a file; the hint is ignored.
  ///
  /// - Throws: The errors of `init(contentsOf:)`.
  public required init(data: Data, fileTypeHint utiString: String?) throws {
    url = nil
    self.data = data
    player = try SoundPlayer(data)
    super.init()
    listen()
  }

  deinit { player.pause() }

  // MARK: Playing

  /// Prepares playback, so that it starts sooner.
  ///
  /// - Returns: Whether the player can play now.
  @discardableResult
  open func prepareToPlay() -> Bool { player.prepare() }

  /// Plays from `currentTime` on, and activates the app's session (AudioSession.AS4).
  ///
  /// - Returns: Whether playback has started; false during a call, and while the app is not in the
  ///   foreground.
  @discardableResult
  open func play() -> Bool { player.play(at: nil) }

  /// Plays from a time on, in seconds of `deviceCurrentTime`.
  ///
  /// - Returns: Whether the player will play.
  @discardableResult
  open func play(atTime time: TimeInterval) -> Bool { player.play(at: time) }

  /// Pauses playback; `play()` continues from there.
  open func pause() { player.pause() }

  /// Pauses playback, as `pause()` does: `currentTime` is kept (documented).
  open func stop() { player.pause() }

  // MARK: Settings

  /// The volume, 0…1; 1 by default.
  open var volume: Float {
    get { player.volume }
    set { player.setVolume(newValue, within: 0) }
  }

  /// Fades to a volume over a duration in seconds.
  open func setVolume(_ volume: Float, fadeDuration duration: TimeInterval) {
    player.setVolume(volume, within: duration)
  }

  /// The pan, from −1 on the left to 1 on the right; 0 by default.
  open var pan: Float {
    get { player.pan }
    set { player.setPan(newValue) }
  }

  /// Whether `rate` is used; to be set before playback.
  open var enableRate: Bool {
    get { player.enableRate }
    set { player.enableRate = newValue }
  }

  /// The playback rate, 0.5…2, used if `enableRate` is true.
  open var rate: Float {
    get { player.rate }
    set { player.setRate(newValue) }
  }

  /// The number of repetitions after the first pass; −1 for endless repetition.
  open var numberOfLoops: Int {
    get { player.numberOfLoops }
    set { player.setLoops(newValue) }
  }

  // MARK: Observing

  /// The delegate.
  open weak var delegate: (any AVAudioPlayerDelegate)?

  /// Whether the player is playing, or waiting for the time of `play(atTime:)`.
  open var isPlaying: Bool { player.isPlaying }

  /// The playback position in seconds; setting it seeks.
  open var currentTime: TimeInterval {
    get { player.currentTime }
    set { player.seek(to: newValue) }
  }

  /// The length of the whole sound in seconds.
  open var duration: TimeInterval { player.duration }

  /// The phone's time in seconds, for `play(atTime:)`.
  open var deviceCurrentTime: TimeInterval { player.deviceTime }

  /// The number of channels of the sound.
  open var numberOfChannels: Int { player.facts.channelCount }

  /// The format of the sound as settings (AudioSession.PY9).
  open var settings: [String: Any] { format.settings }

  /// The format of the sound in its file.
  open var format: AVAudioFormat { player.format }

  /// The output channels for the channels of the sound; has no effect.
  open var channelAssignments: [AVAudioSessionChannelDescription]?

  /// The URL of the file; `nil` for a player of data.
  open private(set) var url: URL?

  /// The data; `nil` for a player of a file.
  open private(set) var data: Data?

  // MARK: Metering

  /// Whether metering is enabled, for `updateMeters()`; false by default.
  open var isMeteringEnabled = false {
    didSet { if !isMeteringEnabled { meters = [] } }
  }

  /// Updates the meters with the current sound, for `averagePower(forChannel:)` and
  /// `peakPower(forChannel:)` (AudioSession.PY10).
  open func updateMeters() {
    if isMeteringEnabled { meters = player.meters() }
  }

  /// Returns the average power of a channel in decibels relative to full scale, −160…0.
  open func averagePower(forChannel channelNumber: Int) -> Float {
    meters.indices.contains(channelNumber) ? meters[channelNumber].average : PowerMeter.silence
  }

  /// Returns the peak power of a channel in decibels relative to full scale, −160…0.
  open func peakPower(forChannel channelNumber: Int) -> Float {
    meters.indices.contains(channelNumber) ? meters[channelNumber].peak : PowerMeter.silence
  }

  // MARK: Internals

  private let player: SoundPlayer
  private var meters: [PowerMeter] = []

  private func listen() {
    player.whenOver = { [weak self] in
      guard let self else { return }
      delegate?.audioPlayerDidFinishPlaying(self, successfully: true)
    }
  }
}
