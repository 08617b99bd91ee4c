import AVKit
import UIKit

/// A player of a movie in a view; superseded by `AVPlayerViewController`.
///
/// Steps Players.MP1…
///
/// - Thread: main.
@available(iOS, deprecated: 9.0, message: "Use AVPlayerViewController in AVKit.")
@MainActor
open class MPMoviePlayerController: NSObject, MPMediaPlayback {
  /// Creates a player of a file or of a server's data.
  public init!(contentURL url: URL!) {
    contentURL = url
    super.init()
    controller.player = player
    observe()
    load()
  }

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
    player.pause()
  }

  // MARK: Movie

  /// The URL of the movie; setting another one stops playback.
  open var contentURL: URL! { didSet { load() } }
  /// The type of the source; set by the app or derived from the URL.
  open var movieSourceType = MPMovieSourceType.unknown
  /// The media types, once they are known.
  open var movieMediaTypes: MPMovieMediaTypeMask {
    guard isPreparedToPlay, let tracks = player.currentItem?.asset.tracks else { return [] }
    return tracks.reduce(into: []) { mask, track in
      mask.insert(track.mediaType == .video ? .video : .audio)
    }
  }
  /// The duration in seconds; 0 until it is known.
  open var duration: TimeInterval {
    let seconds = player.currentItem?.duration.seconds ?? .nan
    return seconds.isFinite ? seconds : 0
  }
  /// The seconds that are loaded.
  open var playableDuration: TimeInterval { isPreparedToPlay ? duration : 0 }
  /// The natural size of the video; zero until it is known.
  open var naturalSize: CGSize { player.currentItem?.presentationSize ?? .zero }
  /// The states of the data.
  open var loadState: MPMovieLoadState { isPreparedToPlay ? [.playable, .playthroughOK] : [] }

  // MARK: View

  /// The view of the movie.
  open var view: UIView! { controller.view }
  /// The view behind the video.
  open var backgroundView: UIView! { background }
  /// The controls.
  open var controlStyle = MPMovieControlStyle.default {
    didSet { controller.showsPlaybackControls = controlStyle != .none }
  }
  /// The scaling mode of the video in its view; `none` acts as `aspectFit`.
  open var scalingMode = MPMovieScalingMode.aspectFit {
    didSet {
      controller.videoGravity =
        switch scalingMode {
        case .aspectFill: .resizeAspectFill
        case .fill: .resize
        default: .resizeAspect
        }
    }
  }
  /// Whether the first frame is shown.
  open var readyForDisplay: Bool { controller.isReadyForDisplay }

  // MARK: Playing

  /// The repetition.
  open var repeatMode = MPMovieRepeatMode.none
  /// Whether the movie plays as soon as it is loaded; true by default.
  open var shouldAutoplay = true
  /// The time in seconds at which playback begins; a negative one is the beginning of the movie.
  open var initialPlaybackTime: TimeInterval = -1
  /// The time in seconds at which playback ends; a negative one is the end of the movie.
  open var endPlaybackTime: TimeInterval = -1 { didSet { setEnd() } }
  /// Whether AirPlay may show the movie (Players.AP1).
  open var allowsAirPlay: Bool {
    get { player.allowsExternalPlayback }
    set { player.allowsExternalPlayback = newValue }
  }
  /// Whether an AirPlay device shows the movie (Players.AP1).
  open var isAirPlayVideoActive: Bool { player.isExternalPlaybackActive }

  /// Prepares playback; loading starts when the URL is set.
  open func prepareToPlay() { isAwaited = true }

  /// Whether the movie can be played.
  open private(set) var isPreparedToPlay = false

  /// The state of playback.
  open private(set) var playbackState = MPMoviePlaybackState.stopped {
    didSet {
      guard playbackState != oldValue else { return }
      post(.MPMoviePlayerPlaybackStateDidChange)
    }
  }

  /// Plays.
  open func play() {
    isAwaited = true
    player.play()
  }

  /// Pauses.
  open func pause() { player.pause() }

  /// Stops playback, and returns to the beginning.
  open func stop() {
    isStopping = true
    player.pause()
    player.seek(to: .zero)
    isStopping = false
    playbackState = .stopped
  }

  /// The time in seconds.
  open var currentPlaybackTime: TimeInterval {
    get { player.currentTime().seconds }
    set { player.seek(to: CMTime(seconds: newValue, preferredTimescale: 1_000_000_000)) }
  }

  /// The speed; 0 while paused.
  open var currentPlaybackRate: Float {
    get { player.rate }
    set { player.rate = newValue }
  }

  /// Plays at double speed.
  open func beginSeekingForward() {
    player.rate = 2
    playbackState = .seekingForward
  }

  /// Skips back five seconds, since reverse playback is not supported.
  open func beginSeekingBackward() {
    currentPlaybackTime = max(0, currentPlaybackTime - 5)
    playbackState = .seekingBackward
  }

  /// Plays at normal speed.
  open func endSeeking() { player.play() }

  // MARK: Internals

  private let player = AVPlayer()
  private let controller = AVPlayerViewController()
  private let background = UIView()
  private var observers: [any NSObjectProtocol] = []
  private var observations: [NSKeyValueObservation] = []
  private var itemObservation: NSKeyValueObservation?
  /// Whether the app has requested playback.
  private var isAwaited = false
  private var isStopping = false

  private func load() {
    isPreparedToPlay = false
    playbackState = .stopped
    let item = contentURL.map { AVPlayerItem(url: $0) }
    let changed: @Sendable () -> Void = { [weak self] in
      MainActor.assumeIsolated { self?.statusChanged() }
    }
    itemObservation = item?.observe(\.status) { _, _ in changed() }
    player.replaceCurrentItem(with: item)
    setEnd()
    post(.MPMoviePlayerNowPlayingMovieDidChange)
  }

  private func setEnd() {
    player.currentItem?.forwardPlaybackEndTime =
      endPlaybackTime >= 0
      ? CMTime(seconds: endPlaybackTime, preferredTimescale: 1_000_000_000) : .invalid
  }

  private func statusChanged() {
    guard let item = player.currentItem else { return }
    guard item.status == .readyToPlay else {
      if item.status == .failed { finish(.playbackError) }
      return
    }
    isPreparedToPlay = true
    if movieSourceType == .unknown {
      movieSourceType = contentURL.isFileURL ? .file : .streaming
    }
    post(.MPMovieDurationAvailable)
    post(.MPMovieMediaTypesAvailable)
    if item.presentationSize != .zero { post(.MPMovieNaturalSizeAvailable) }
    post(.MPMediaPlaybackIsPreparedToPlayDidChange)
    post(.MPMoviePlayerLoadStateDidChange)
    if initialPlaybackTime > 0 { currentPlaybackTime = initialPlaybackTime }
    if shouldAutoplay, isAwaited, player.rate == 0 { player.play() }
  }

  private func observe() {
    let changed: @Sendable () -> Void = { [weak self] in
      MainActor.assumeIsolated { self?.controlChanged() }
    }
    let moved: @Sendable () -> Void = { [weak self] in
      MainActor.assumeIsolated { self?.post(.MPMoviePlayerIsAirPlayVideoActiveDidChange) }
    }
    observations = [
      player.observe(\.timeControlStatus) { _, _ in changed() },
      player.observe(\.isExternalPlaybackActive) { _, _ in moved() },
    ]
    observers = [
      NotificationCenter.default.addObserver(
        forName: .AVPlayerItemDidPlayToEndTime, object: nil, queue: nil
      ) { [weak self] notification in
        let item = notification.object as? AVPlayerItem
        MainActor.assumeIsolated {
          guard let self, item === self.player.currentItem else { return }
          self.ended()
        }
      }
    ]
  }

  private func controlChanged() {
    guard !isStopping else { return }
    switch player.timeControlStatus {
    case .playing: playbackState = .playing
    case .paused: if playbackState != .stopped { playbackState = .paused }
    case .waitingToPlayAtSpecifiedRate: break
    }
  }

  private func ended() {
    guard repeatMode == .none else {
      player.seek(to: .zero)
      return player.play()
    }
    finish(.playbackEnded)
  }

  private func finish(_ reason: MPMovieFinishReason) {
    var information: [AnyHashable: Any] = [
      MPMoviePlayerPlaybackDidFinishReasonUserInfoKey: reason.rawValue
    ]
    if let error = player.currentItem?.error { information["error"] = error }
    NotificationCenter.default.post(
      name: .MPMoviePlayerPlaybackDidFinish, object: self, userInfo: information)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
