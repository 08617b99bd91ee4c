import TactusPhoneLink
import TactusPhoneTypes
import TactusUIKitViews
import UIKit

/// The controls of the item that plays, on the locked phone (RemoteControl.LS2, RemoteControl.LS3).
@MainActor
final class MediaControlsView: UIView {
  /// Creates the view of a state.
  ///
  /// - Parameter send: Sends a command to the now playing app.
  init(_ state: NowPlayingState, send: @escaping (RemoteCommandEvent) -> Void) {
    (self.state, self.send) = (state, send)
    super.init(frame: .zero)
    backgroundColor = .black
    addContents()
    update(state)
    timer = Timer.scheduledTimer(withTimeInterval: 1, repeats: true) { [weak self] _ in
      MainActor.assumeIsolated { self?.showTimes() }
    }
  }

  required init?(coder: NSCoder) { nil }

  isolated deinit { timer?.invalidate() }

  // MARK: Doing

  /// Shows another state.
  func update(_ state: NowPlayingState) {
    if artworkText != state.artwork {
      artworkText = state.artwork
      artwork.image = Data(base64Encoded: state.artwork).flatMap(UIImage.init(data:))
    }
    artwork.isHidden = artwork.image == nil
    self.state = state
    title.text = state.info.title.isEmpty ? state.app : state.info.title
    let details = [state.info.artist, state.info.album].filter { !$0.isEmpty }
    subtitle.text = details.joined(separator: " – ")
    updateButtons()
    showTimes()
    setNeedsLayout()
  }

  /// Stops following the time.
  func stop() {
    timer?.invalidate()
    timer = nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let margin = MediaControlsMetrics.margin
    let width = bounds.width - 2 * margin
    let side = min(width, bounds.height * MediaControlsMetrics.relativeArtworkSide)
    var top = bounds.height * MediaControlsMetrics.relativeTop
    artwork.frame = CGRect(x: (bounds.width - side) / 2, y: top, width: side, height: side)
    if !artwork.isHidden { top += side + MediaControlsMetrics.gap }
    for label in [title, subtitle] {
      label.frame = CGRect(
        x: margin, y: top, width: width, height: MediaControlsMetrics.lineHeight)
      top += MediaControlsMetrics.lineHeight
    }
    top += MediaControlsMetrics.gap
    progress.frame = CGRect(x: margin, y: top, width: width, height: 4)
    top += MediaControlsMetrics.gap / 2
    let half = CGSize(width: width / 2, height: MediaControlsMetrics.lineHeight)
    elapsed.frame = CGRect(origin: CGPoint(x: margin, y: top), size: half)
    remaining.frame = CGRect(origin: CGPoint(x: bounds.midX, y: top), size: half)
    top += half.height + MediaControlsMetrics.gap
    let buttonSide = MediaControlsMetrics.buttonSide
    for (index, button) in [backward, play, forward].enumerated() {
      button.frame = CGRect(
        x: bounds.midX + (CGFloat(index) - 1.5) * buttonSide * 1.5 + buttonSide * 0.25, y: top,
        width: buttonSide, height: buttonSide)
    }
  }

  // MARK: Internals

  private var state: NowPlayingState
  private let send: (RemoteCommandEvent) -> Void
  private var artworkText = ""
  private var timer: Timer?
  private let artwork = UIImageView()
  private let title = UILabel()
  private let subtitle = UILabel()
  private let progress = UIProgressView(progressViewStyle: .default)
  private let elapsed = UILabel()
  private let remaining = UILabel()
  private let backward = UIButton(type: .system)
  private let play = UIButton(type: .system)
  private let forward = UIButton(type: .system)

  private func addContents() {
    artwork.contentMode = .scaleAspectFit
    artwork.clipsToBounds = true
    artwork.layer.cornerRadius = 8
    title.font = .systemFont(ofSize: 17, weight: .semibold)
    subtitle.font = .systemFont(ofSize: 15)
    for label in [title, subtitle] {
      label.textColor = .white
      label.textAlignment = .center
    }
    for label in [elapsed, remaining] {
      label.font = .monospacedDigitSystemFont(ofSize: 12, weight: .regular)
      label.textColor = .lightGray
    }
    remaining.textAlignment = .right
    progress.progressTintColor = .white
    progress.isAccessibilityElement = false
    for button in [backward, play, forward] { button.tintColor = .white }
    for (button, action) in [
      (backward, { [weak self] in self?.backwardCommand }),
      (play, { [weak self] in self?.playCommand }),
      (forward, { [weak self] in self?.forwardCommand }),
    ] as [(UIButton, () -> MediaControl?)] {
      button.addAction(
        UIAction { [weak self] _ in action().map { self?.send($0.event) } }, for: .touchUpInside)
    }
    for view in [artwork, title, subtitle, progress, elapsed, remaining, backward, play, forward] {
      addSubview(view)
    }
  }

  private var backwardCommand: MediaControl? { MediaControl.backward(state) }
  private var playCommand: MediaControl? { MediaControl.play(state) }
  private var forwardCommand: MediaControl? { MediaControl.forward(state) }

  private func updateButtons() {
    for (button, control) in [
      (backward, backwardCommand), (play, playCommand), (forward, forwardCommand),
    ] {
      button.isHidden = control == nil
      guard let control else { continue }
      let configuration = UIImage.SymbolConfiguration(
        pointSize: MediaControlsMetrics.symbolSize, weight: .regular)
      button.setImage(
        UIImage(systemName: control.symbol, withConfiguration: configuration), for: .normal)
      button.accessibilityLabel = control.label
    }
  }

  private func showTimes() {
    let hasTimes = state.info.duration.map { $0 > 0 } == true && !state.info.isLive
    for view in [progress, elapsed, remaining] { view.isHidden = !hasTimes }
    guard hasTimes, let duration = state.info.duration else { return }
    let now = PhoneInstant(nanoseconds: Int64(CACurrentMediaTime() * 1e9))
    let time = state.elapsed(at: now)
    progress.progress = Float(time / duration)
    elapsed.text = MediaTime.text(time)
    remaining.text = "-" + MediaTime.text(duration - time)
    elapsed.accessibilityLabel = "\(MediaTime.text(time)) elapsed"
    remaining.accessibilityLabel = "\(MediaTime.text(duration - time)) remaining"
  }
}
