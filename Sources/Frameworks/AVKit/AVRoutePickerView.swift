import TactusPhoneClient
import UIKit

/// A view with a button that presents the available audio outputs.
///
/// Steps AudioSession.RO4, AudioSession.RO7.
///
/// - Thread: main.
open class AVRoutePickerView: UIView {
  /// The delegate.
  open weak var delegate: (any AVRoutePickerViewDelegate)?

  /// The color of the button while a connected device plays; `nil` for the tint color.
  open var activeTintColor: UIColor! {
    didSet { updateButton() }
  }

  /// Whether devices with a screen are listed first; stored: outputs only play sound.
  open var prioritizesVideoDevices = false

  /// Creates a view.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    addButton()
  }

  /// Decodes a view.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    addButton()
  }

  /// Lays out the button over the whole view.
  open override func layoutSubviews() {
    super.layoutSubviews()
    button.frame = bounds
  }

  /// The size of the button.
  open override var intrinsicContentSize: CGSize { CGSize(width: 44, height: 44) }

  /// Updates the button for a new tint color.
  open override func tintColorDidChange() {
    super.tintColorDidChange()
    updateButton()
  }

  // MARK: Internals

  private let button = UIButton(type: .system)
  private var observers: [any NSObjectProtocol] = []

  isolated deinit {
    for observer in observers { NotificationCenter.default.removeObserver(observer) }
  }

  private func addButton() {
    button.setImage(UIImage(systemName: "airplayaudio"), for: .normal)
    button.accessibilityLabel = "AirPlay"
    button.addAction(UIAction { [weak self] _ in self?.chooseOutput() }, for: .touchUpInside)
    addSubview(button)
    observe(AVAudioSession.routeChangeNotification) { $0.updateButton() }
    observe(UIApplication.didBecomeActiveNotification) { $0.endPresenting() }
    updateButton()
  }

  private func observe(
    _ name: Notification.Name, _ body: @escaping @MainActor (AVRoutePickerView) -> Void
  ) {
    observers.append(
      NotificationCenter.default.addObserver(forName: name, object: nil, queue: nil) {
        [weak self] _ in
        MainActor.assumeIsolated {
          guard let self else { return }
          body(self)
        }
      })
  }

  private var isPresenting = false

  private func chooseOutput() {
    guard !isPresenting else { return }
    isPresenting = true
    delegate?.routePickerViewWillBeginPresentingRoutes(self)
    SoundChannel.current.chooseOutput()
  }

  private func endPresenting() {
    guard isPresenting else { return }
    isPresenting = false
    delegate?.routePickerViewDidEndPresentingRoutes(self)
  }

  private func updateButton() {
    let output = AVAudioSession.sharedInstance().currentRoute.outputs.first?.portType
    let isBuiltIn = output == nil || output == .builtInSpeaker || output == .builtInReceiver
    button.tintColor = isBuiltIn ? tintColor : activeTintColor ?? tintColor
  }
}
