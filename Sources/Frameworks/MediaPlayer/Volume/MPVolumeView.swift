import Foundation
import TactusPhoneClient
import TactusPhoneLink
import UIKit

/// A view with a slider of the phone's volume, and a button for the audio routes.
///
/// Steps RemoteControl.VV1…
@preconcurrency @MainActor
open class MPVolumeView: UIView {
  /// Creates a view with the volume of the phone.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    prepare()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    prepare()
  }

  // MARK: Configuration

  /// Whether the slider is shown; true by default.
  open var showsVolumeSlider = true {
    didSet { updateViews() }
  }
  /// Whether the route button is shown while there are several routes; true by default.
  @available(*, deprecated, message: "use AVRoutePickerView")
  open var showsRouteButton: Bool {
    get { isRouteButtonWanted }
    set {
      isRouteButtonWanted = newValue
      updateViews()
    }
  }
  /// The image of the slider above a safe volume; it has no effect.
  open var volumeWarningSliderImage: UIImage?

  /// Sets the image of the track below the volume.
  open func setMinimumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMinimumTrackImage(image, for: state)
  }

  /// Returns the image of the track below the volume.
  open func minimumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    slider.minimumTrackImage(for: state)
  }

  /// Sets the image of the track above the volume.
  open func setMaximumVolumeSliderImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setMaximumTrackImage(image, for: state)
  }

  /// Returns the image of the track above the volume.
  open func maximumVolumeSliderImage(for state: UIControl.State) -> UIImage? {
    slider.maximumTrackImage(for: state)
  }

  /// Sets the image of the thumb.
  open func setVolumeThumbImage(_ image: UIImage?, for state: UIControl.State) {
    slider.setThumbImage(image, for: state)
  }

  /// Returns the image of the thumb.
  open func volumeThumbImage(for state: UIControl.State) -> UIImage? {
    slider.thumbImage(for: state)
  }

  /// Sets the image of the route button.
  @available(*, deprecated, message: "use AVRoutePickerView")
  open func setRouteButtonImage(_ image: UIImage?, for state: UIControl.State) {
    routeButton.setImage(image, for: state)
  }

  /// Returns the image of the route button.
  @available(*, deprecated, message: "use AVRoutePickerView")
  open func routeButtonImage(for state: UIControl.State) -> UIImage? {
    routeButton.image(for: state)
  }

  // MARK: Layout

  /// Returns the frame of the slider.
  open func volumeSliderRect(forBounds bounds: CGRect) -> CGRect {
    let height = slider.intrinsicContentSize.height
    let width = max(bounds.width - (routeButton.isHidden ? 0 : Self.buttonWidth), 0)
    return CGRect(x: bounds.minX, y: bounds.midY - height / 2, width: width, height: height)
  }

  /// Returns the frame of the thumb.
  open func volumeThumbRect(
    forBounds bounds: CGRect, volumeSliderRect rect: CGRect, value: Float
  ) -> CGRect {
    slider.thumbRect(forBounds: bounds, trackRect: slider.trackRect(forBounds: rect), value: value)
  }

  /// Returns the frame of the route button: at the right edge, empty while it is hidden.
  @available(*, deprecated, message: "use AVRoutePickerView")
  open func routeButtonRect(forBounds bounds: CGRect) -> CGRect { buttonFrame(bounds) }

  /// Returns the size with the slider's height.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    CGSize(width: size.width, height: slider.intrinsicContentSize.height)
  }

  /// The slider's size.
  open override var intrinsicContentSize: CGSize { slider.intrinsicContentSize }

  /// Lays out the slider.
  open override func layoutSubviews() {
    super.layoutSubviews()
    slider.frame = volumeSliderRect(forBounds: bounds)
    nameLabel.frame = slider.frame
    routeButton.frame = buttonFrame(bounds)
  }

  /// Hides the phone's volume bar while the view is in a window (RemoteControl.VO2).
  open override func didMoveToWindow() {
    super.didMoveToWindow()
    VolumeViewRegistry.current.set(self, isShown: window != nil)
  }

  // MARK: Routes

  /// Whether Bluetooth or AirPlay devices are connected.
  @available(*, deprecated, message: "use AVRouteDetector")
  open var areWirelessRoutesAvailable: Bool { hasWirelessDevice }
  /// Whether a Bluetooth or AirPlay device plays.
  @available(*, deprecated, message: "use AVAudioSession")
  open var isWirelessRouteActive: Bool { isWirelessActive }

  // MARK: Internals

  private static let buttonWidth: CGFloat = 44

  private let slider = VolumeSlider()
  private let routeButton = UIButton(type: .system)
  /// The name of a route without a volume of its own, in place of the slider.
  private let nameLabel = UILabel()
  private var isRouteButtonWanted = true
  private var status = SoundStatus()

  private var hasWirelessDevice: Bool { status.deviceKinds.contains(where: \.isWireless) }
  private var isWirelessActive: Bool { status.route.device?.kind.isWireless == true }

  private func prepare() {
    slider.accessibilityLabel = "Volume"
    slider.addAction(
      UIAction { [weak slider] _ in
        guard let slider else { return }
        SoundChannel.current.setVolume(Double(slider.value))
      }, for: .valueChanged)
    routeButton.setImage(UIImage(systemName: "airplayaudio"), for: .normal)
    routeButton.accessibilityLabel = "AirPlay"
    routeButton.addAction(
      UIAction { _ in SoundChannel.current.chooseOutput() }, for: .touchUpInside)
    nameLabel.font = .systemFont(ofSize: 15)
    for view in [slider, nameLabel, routeButton] { addSubview(view) }
    let registry = VolumeViewRegistry.current
    registry.add(self)
    status = registry.status
    slider.setValue(Float(status.volume), animated: false)
    updateViews()
  }

  /// Shows a new status, and posts the changes of wireless routes (RemoteControl.VV2).
  func update(_ status: SoundStatus) {
    let (hadDevice, wasActive) = (hasWirelessDevice, isWirelessActive)
    self.status = status
    slider.show(status.volume)
    updateViews()
    if hadDevice != hasWirelessDevice {
      NotificationCenter.default.post(name: .wirelessRoutesAvailableChange, object: self)
    }
    if wasActive != isWirelessActive {
      NotificationCenter.default.post(name: .wirelessRouteActiveChange, object: self)
    }
  }

  private func updateViews() {
    // RemoteControl.VV3.
    let name = status.route.device.flatMap { $0.kind == .hdmi ? $0.name : nil }
    nameLabel.text = name
    nameLabel.isHidden = name == nil || !showsVolumeSlider
    slider.isHidden = name != nil || !showsVolumeSlider
    routeButton.isHidden = status.deviceKinds.isEmpty || !isRouteButtonWanted
    setNeedsLayout()
  }

  private func buttonFrame(_ bounds: CGRect) -> CGRect {
    let width = routeButton.isHidden ? 0 : min(Self.buttonWidth, bounds.width)
    return CGRect(x: bounds.maxX - width, y: bounds.minY, width: width, height: bounds.height)
  }
}

extension SoundDevice.Kind {
  /// Whether the device has no cable.
  fileprivate var isWireless: Bool { self == .bluetooth || self == .airPlay }
}
