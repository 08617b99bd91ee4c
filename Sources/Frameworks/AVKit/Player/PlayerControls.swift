import AVFoundation
import UIKit

/// The control bar of a player: play, pause, skip and the time.
///
/// Steps Players.VC1…
final class PlayerControls: UIView {
  /// The player.
  var player: AVPlayer? {
    didSet { if player !== oldValue { connect(oldValue) } }
  }

  /// Called with each action of the user.
  var onUse: () -> Void = {}

  /// Called with the speed that the user has chosen.
  var onSelect: (AVPlaybackSpeed) -> Void = { _ in }

  /// The speeds that the user can choose (Players.VC6).
  var speeds: [AVPlaybackSpeed] = [] {
    didSet { updateSpeeds() }
  }

  /// Whether the user may only play and pause (Players.VC5).
  var isLinear = false {
    didSet {
      (backButton.isHidden, forwardButton.isHidden) = (isLinear, isLinear)
      updateSpeeds()
      slider.isUserInteractionEnabled = !isLinear
    }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    backgroundColor = UIColor(white: 0.1, alpha: 0.7)
    layer.cornerRadius = 14
    tintColor = .white
    add(backButton, "gobackward.10", "Back 10 Seconds") { $0.skip(-10) }
    add(playButton, "play.fill", "Play") { $0.toggle() }
    add(forwardButton, "goforward.10", "Forward 10 Seconds") { $0.skip(10) }
    speedButton.setImage(UIImage(systemName: "speedometer"), for: .normal)
    speedButton.accessibilityLabel = "Playback Speed"
    speedButton.showsMenuAsPrimaryAction = true
    addSubview(speedButton)
    slider.accessibilityLabel = "Time"
    slider.addAction(
      UIAction { [weak self] _ in self?.scrub() }, for: .valueChanged)
    for label in [elapsed, remaining] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      label.textColor = .white
      addSubview(label)
    }
    remaining.textAlignment = .right
    addSubview(slider)
    update()
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { if let observer { player?.removeTimeObserver(observer) } }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midX
    backButton.frame = CGRect(x: middle - 88, y: 4, width: 44, height: 44)
    playButton.frame = CGRect(x: middle - 22, y: 4, width: 44, height: 44)
    forwardButton.frame = CGRect(x: middle + 44, y: 4, width: 44, height: 44)
    speedButton.frame = CGRect(x: bounds.width - 52, y: 4, width: 44, height: 44)
    elapsed.frame = CGRect(x: 12, y: 56, width: 52, height: 20)
    remaining.frame = CGRect(x: bounds.width - 64, y: 56, width: 52, height: 20)
    slider.frame = CGRect(x: 70, y: 50, width: max(0, bounds.width - 140), height: 32)
  }

  /// Updates the controls with the player's state and time.
  func update() {
    let isPlaying = (player?.rate ?? 0) != 0
    playButton.setImage(
      UIImage(systemName: isPlaying ? "pause.fill" : "play.fill"), for: .normal)
    playButton.accessibilityLabel = isPlaying ? "Pause" : "Play"
    let time = player?.currentTime().seconds ?? 0
    let whole = player?.currentItem?.duration.seconds ?? .nan
    let isKnown = whole.isFinite && whole > 0
    updateSpeeds()
    slider.isEnabled = isKnown
    slider.maximumValue = isKnown ? Float(whole) : 1
    if !slider.isTracking { slider.value = Float(time) }
    elapsed.text = Self.text(time)
    remaining.text = isKnown ? "-" + Self.text(max(0, whole - time)) : ""
  }

  // MARK: Internals

  private let backButton = UIButton(type: .system)
  private let playButton = UIButton(type: .system)
  private let forwardButton = UIButton(type: .system)
  private let speedButton = UIButton(type: .system)
  private var shownRate: Float?
  private let slider = UISlider()
  private let elapsed = UILabel()
  private let remaining = UILabel()
  private var observer: Any?
  private var observations: [NSKeyValueObservation] = []

  private func add(
    _ button: UIButton, _ symbol: String, _ label: String,
    _ body: @escaping @MainActor (PlayerControls) -> Void
  ) {
    button.setImage(UIImage(systemName: symbol), for: .normal)
    button.accessibilityLabel = label
    button.addAction(
      UIAction { [weak self] _ in
        guard let self else { return }
        body(self)
        update()
        onUse()
      }, for: .touchUpInside)
    addSubview(button)
  }

  private func connect(_ old: AVPlayer?) {
    if let observer { old?.removeTimeObserver(observer) }
    (observer, observations) = (nil, [])
    if let player {
      let refresh: @Sendable () -> Void = { [weak self] in
        MainActor.assumeIsolated { self?.update() }
      }
      observer = player.addPeriodicTimeObserver(
        forInterval: CMTime(value: 1, timescale: 2), queue: .main
      ) { _ in refresh() }
      observations = [
        player.observe(\.rate) { _, _ in refresh() },
        player.observe(\.status) { _, _ in refresh() },
        player.observe(\.currentItem) { _, _ in refresh() },
      ]
    }
    update()
  }

  /// Updates the menu of speeds, with a mark at the current one.
  private func updateSpeeds() {
    speedButton.isHidden = isLinear || speeds.isEmpty
    let rate = player?.defaultRate
    let titles = speedButton.menu?.children.map(\.title)
    guard rate != shownRate || titles != speeds.map(\.localizedName) else { return }
    shownRate = rate
    speedButton.menu = UIMenu(
      children: speeds.map { speed in
        UIAction(
          title: speed.localizedName, subtitle: speed.localizedNumericName,
          state: speed.rate == rate ? .on : .off
        ) { [weak self] _ in
          self?.onSelect(speed)
          self?.update()
          self?.onUse()
        }
      })
  }

  private func toggle() {
    guard let player else { return }
    guard player.rate == 0 else { return player.pause() }
    // Players.VC3. A movie that has ended starts over.
    if let item = player.currentItem, item.duration.isNumeric, item.currentTime() >= item.duration {
      player.seek(to: .zero)
    }
    player.play()
  }

  private func skip(_ seconds: Double) {
    guard let player else { return }
    let place = max(0, player.currentTime().seconds + seconds)
    player.seek(to: CMTime(seconds: place, preferredTimescale: 1_000_000_000))
  }

  private func scrub() {
    player?.seek(to: CMTime(seconds: Double(slider.value), preferredTimescale: 1_000_000_000))
    onUse()
  }

  private static func text(_ seconds: Double) -> String {
    let whole = seconds.isFinite ? Int(seconds) : 0
    let minutes = whole / 60 % 60
    let rest = whole % 60 < 10 ? "0\(whole % 60)" : "\(whole % 60)"
    guard whole >= 3600 else { return "\(minutes):\(rest)" }
    return "\(whole / 3600):\(minutes < 10 ? "0" : "")\(minutes):\(rest)"
  }
}
