import AVFoundation
import TactusVirtualTime
import UIKit

/// A view controller that shows a player's video and its controls.
///
/// Steps Players.VC1…
///
/// - Thread: main.
open class AVPlayerViewController: UIViewController {
  /// The player.
  open var player: AVPlayer? {
    didSet {
      guard player !== oldValue else { return }
      pictures.playerLayer?.player = player
      controls.player = player
      observeExternalPlayback()
      showControls()
    }
  }

  /// Whether playback controls are shown.
  open var showsPlaybackControls = true {
    didSet { if showsPlaybackControls { showControls() } else { hideControls() } }
  }

  /// The video gravity.
  open var videoGravity: AVLayerVideoGravity {
    get { pictures.playerLayer?.videoGravity ?? .resizeAspect }
    set { pictures.playerLayer?.videoGravity = newValue }
  }

  /// Whether the first frame is shown.
  open var isReadyForDisplay: Bool { pictures.playerLayer?.isReadyForDisplay ?? false }

  /// The rectangle of the video in the view.
  open var videoBounds: CGRect { pictures.playerLayer?.videoRect ?? .zero }

  /// The view between the video and the controls, for the app's own content.
  open var contentOverlayView: UIView? { overlay }

  /// The delegate; its methods are never called, as there is neither Picture in Picture nor full
  /// screen (Players.PP1).
  open weak var delegate: (any AVPlayerViewControllerDelegate)?
  /// Whether Picture in Picture starts automatically when the app leaves the foreground; stored: it
  /// is not supported.
  open var canStartPictureInPictureAutomaticallyFromInline = false
  /// Whether the user may only play and pause (Players.VC5).
  open var requiresLinearPlayback = false {
    didSet { controls.isLinear = requiresLinearPlayback }
  }
  /// The speeds that the user can choose; none hides the button (Players.VC6).
  open var speeds = AVPlaybackSpeed.systemDefaultSpeeds {
    didSet { controls.speeds = speeds }
  }
  /// The selected default speed; nil if it is none of `speeds`.
  open var selectedSpeed: AVPlaybackSpeed? {
    player.flatMap { player in speeds.first { $0.rate == player.defaultRate } }
  }
  /// The pixel buffer attributes; stored: they have no effect.
  open var pixelBufferAttributes: [String: Any]?
  /// Whether paused video is searched for text; stored: the phone recognizes none.
  open var allowsVideoFrameAnalysis = true

  /// Whether Picture in Picture is allowed; stored: it is not supported.
  open var allowsPictureInPicturePlayback = true
  /// Whether the Now Playing info follows the player; stored: the app provides it.
  open var updatesNowPlayingInfoCenter = true
  /// Whether playback starts in full screen; stored.
  open var entersFullScreenWhenPlaybackBegins = false
  /// Whether the end of playback leaves full screen; stored.
  open var exitsFullScreenWhenPlaybackEnds = false

  /// Sets the default speed of the player, and its current speed if it is playing (Players.VC6).
  open func selectSpeed(_ speed: AVPlaybackSpeed) {
    guard let player else { return }
    player.defaultRate = speed.rate
    if player.rate != 0 { player.rate = speed.rate }
  }

  /// Adds the video, the overlay and the controls.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .black
    view.addSubview(pictures)
    externalLabel.textColor = .lightGray
    externalLabel.textAlignment = .center
    externalLabel.numberOfLines = 0
    view.addSubview(externalLabel)
    showExternalPlayback()
    overlay.isUserInteractionEnabled = false
    view.addSubview(overlay)
    view.addSubview(controls)
    view.addSubview(closeButton)
    closeButton.setImage(UIImage(systemName: "xmark"), for: .normal)
    closeButton.accessibilityLabel = ControlTexts.close
    closeButton.tintColor = .white
    closeButton.addAction(
      UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    let tap = UITapGestureRecognizer()
    pictures.addGestureRecognizer(tap)
    tap.onAction { [weak self] _ in self?.toggleControls() }
    controls.onUse = { [weak self] in self?.showControls() }
    controls.onSelect = { [weak self] in self?.selectSpeed($0) }
    controls.speeds = speeds
  }

  /// Lays out the video and the controls.
  open override func viewDidLayoutSubviews() {
    super.viewDidLayoutSubviews()
    (pictures.frame, overlay.frame) = (view.bounds, view.bounds)
    let inner = view.bounds.inset(by: view.safeAreaInsets)
    externalLabel.frame = inner.insetBy(dx: 24, dy: 0)
    controls.frame = CGRect(
      x: inner.minX + 16, y: inner.maxY - 104, width: max(0, inner.width - 32), height: 88)
    closeButton.frame = CGRect(x: inner.minX + 16, y: inner.minY + 8, width: 44, height: 44)
    closeButton.isHidden = controls.isHidden || presentingViewController == nil
  }

  /// Pauses when the view has disappeared, as on an iPhone.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    player?.pause()
  }

  // MARK: Internals

  /// The seconds without user action after which the controls of a playing movie are hidden.
  ///
  /// - Source: ours. Confidence: guess.
  private static let controlTime = 3.0

  private let pictures = PlayerPictureView()
  private let externalLabel = UILabel()
  private var externalObservation: NSKeyValueObservation?
  private let overlay = UIView()
  private let controls = PlayerControls()
  private let closeButton = UIButton(type: .system)
  /// The number of times that the controls were shown.
  private var appearances = 0

  private func observeExternalPlayback() {
    let changed: @Sendable () -> Void = { [weak self] in
      MainActor.assumeIsolated { self?.showExternalPlayback() }
    }
    externalObservation = player?.observe(\.isExternalPlaybackActive) { _, _ in changed() }
    showExternalPlayback()
  }

  /// Shows the name of the external device that plays the movie (Players.VC4).
  private func showExternalPlayback() {
    let isExternal = player?.isExternalPlaybackActive == true
    let device = AVAudioSession.sharedInstance().currentRoute.outputs.first
    externalLabel.isHidden = !isExternal
    externalLabel.text = isExternal ? "This video is playing on “\(device?.portName ?? "")”." : nil
  }

  private func showControls() {
    guard showsPlaybackControls else { return }
    controls.isHidden = false
    closeButton.isHidden = presentingViewController == nil
    controls.update()
    appearances += 1
    let number = appearances
    // Players.VC2.
    PhoneTime.run(after: Self.controlTime) { [weak self] in
      guard let self, appearances == number, (player?.rate ?? 0) != 0 else { return }
      hideControls()
    }
  }

  private func hideControls() {
    controls.isHidden = true
    closeButton.isHidden = true
  }

  private func toggleControls() {
    if controls.isHidden { showControls() } else { hideControls() }
  }

  private func close() { dismiss(animated: true) }
}
