import PhoneLink

/// The phone's screen.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The phone's own screen.
  open class var main: UIScreen { onlyScreen }
  /// All screens.
  open class var screens: [UIScreen] { [main] }

  /// The screen in points, as it is turned now.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// How many pixels make a point.
  open var scale: CGFloat { CGFloat(device.screen.scale) }
  /// The panel in pixels, upright.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: (device.screen.width * device.screen.nativeScale).rounded(),
      height: (device.screen.height * device.screen.nativeScale).rounded())
  }
  /// How many of the panel's pixels make a point.
  open var nativeScale: CGFloat { CGFloat(device.screen.nativeScale) }
  /// How many pictures a second it shows at most.
  open var maximumFramesPerSecond: Int { device.screen.refreshesPerSecond }
  /// How bright it is, 0…1; what an app sets holds until the phone is locked (DV6).
  open var brightness: CGFloat {
    get { CGFloat(device.brightness) }
    set { setBrightness(Double(newValue)) }
  }
  /// Whether somebody films the screen, or looks at it from elsewhere (DV7).
  open var isCaptured: Bool { device.isCaptured }
  /// The sizes it can have: one.
  open var availableModes: [UIScreenMode] { [mode] }
  /// The best of them.
  open var preferredMode: UIScreenMode? { mode }
  /// The size it has.
  open var currentMode: UIScreenMode? { mode }
  /// The screen whose picture it shows; nil, since it shows its own.
  open var mirrored: UIScreen? { nil }
  /// What an app has to go by.
  open var traitCollection: UITraitCollection { traits }
  /// Is told that some of that is another than before; by itself it does nothing.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The screen's coordinates as an app has them: upright as the app is.
  open var coordinateSpace: any UICoordinateSpace { space }
  /// The screen's coordinates as the phone has them: upright as it is held upright.
  open var fixedCoordinateSpace: any UICoordinateSpace { fixedSpace }

  /// Makes a link that calls a method before each refresh of this screen.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  // MARK: Internals

  private lazy var mode = UIScreenMode(nativeBounds.size)
  private lazy var space = ScreenSpace(self, isFixed: false)
  private lazy var fixedSpace = ScreenSpace(self, isFixed: true)
  private static let onlyScreen: UIScreen = {
    let screen = UIScreen()
    CurrentTraits.ofScreen.withLock { $0 = screen.traits }
    return screen
  }()

  /// What the phone said last of the device.
  private(set) var device = UIScreen.unknownDevice
  /// What counts before the phone says anything: a small phone without force.
  private static let unknownDevice = DeviceTraits(
    screen: ScreenShape(width: 375, height: 667, scale: 2))
  private lazy var traits = UITraitCollection(device: device, isSideways: false)
  private var shown: [WeakWindow] = []
  weak var keyWindow: UIWindow?

  private struct WeakWindow {
    weak var window: UIWindow?
  }

  /// Those that are seen, the frontmost first.
  package var windows: [UIWindow] { shown.compactMap(\.window).reversed() }

  /// Which way up the interface is (RO1).
  private(set) var interfaceOrientation: UIInterfaceOrientation = .portrait

  /// The panel in points, upright.
  var panelSize: CGSize { CGSize(width: device.screen.width, height: device.screen.height) }

  private var size: CGSize {
    let size = panelSize
    let isSideways = interfaceOrientation.isLandscape
    return isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// What there is to go by in an interface that is so turned (RO4).
  func traits(of orientation: UIInterfaceOrientation) -> UITraitCollection {
    UITraitCollection(device: device, isSideways: orientation.isLandscape)
  }

  /// Takes in that the interface is turned; who follows from that is the caller's to say.
  func setInterfaceOrientation(_ orientation: UIInterfaceOrientation) {
    interfaceOrientation = orientation
    traits = traits(of: orientation)
    CurrentTraits.ofScreen.withLock { $0 = traits }
  }

  /// Tells views and controllers that there is something else to go by.
  func tellTraits(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    for window in windows { window.updateTraits() }
  }

  /// Takes in what the phone says of the device, and tells views and controllers.
  package func take(_ device: DeviceTraits) {
    guard device != self.device else { return }
    let (oldDevice, oldSize, oldTraits) = (self.device, size, traits)
    self.device = device
    traits = traits(of: interfaceOrientation)
    CurrentTraits.ofScreen.withLock { $0 = traits }
    let oldSizeCategory = oldTraits.preferredContentSizeCategory
    let sizeCategory = traits.preferredContentSizeCategory
    for window in windows {
      if window.frame.size == oldSize { window.frame = bounds }
      window.turnStage(over: 0)
      window.setNeedsLayout()
    }
    if device.orientation != oldDevice.orientation { UIDevice.current.orientationChanged() }
    UIDevice.current.tell(of: device, after: oldDevice)
    tell(of: device, after: oldDevice)
    UIAccessibility.tell(of: device, after: oldDevice)
    if device.reducesTransparency != oldDevice.reducesTransparency {
      for window in windows {
        window.forEachWithin { ($0 as? UIVisualEffectView)?.showEffect() }
      }
    }
    if traits != oldTraits { tellTraits(from: oldTraits) }
    followPhone(animated: true)
    if sizeCategory != oldSizeCategory {
      NotificationCenter.default.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: sizeCategory.rawValue])
    }
  }

  /// Forgets what the phone has said, as between two tests.
  package func forgetDevice() { take(Self.unknownDevice) }

  /// Tells of a screen that is otherwise than before.
  private func tell(of new: DeviceTraits, after old: DeviceTraits) {
    if new.brightness != old.brightness { post(Self.brightnessDidChangeNotification) }
    if new.isCaptured != old.isCaptured { post(Self.capturedDidChangeNotification) }
  }

  private func setBrightness(_ brightness: Double) {
    guard brightness.isFinite else { return }
    let brightness = min(max(brightness, 0), 1)
    guard brightness != device.brightness else { return }
    // The phone says the same, or what is so instead.
    device.brightness = brightness
    PhoneWishes.send(.brightness(brightness))
    post(Self.brightnessDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }

  /// What the phone covers of a window.
  func safeInsets(of frame: CGRect) -> UIEdgeInsets {
    let isSideways = interfaceOrientation.isLandscape
    let area = isSideways ? device.screen.sidewaysSafeArea : device.screen.uprightSafeArea
    return UIEdgeInsets(
      top: max(0, area.top - frame.minY), left: max(0, area.left - frame.minX),
      bottom: max(0, frame.maxY - (bounds.maxY - area.bottom)),
      right: max(0, frame.maxX - (bounds.maxX - area.right)))
  }

  func add(_ window: UIWindow) {
    shown.append(WeakWindow(window: window))
    sortWindows()
  }

  func remove(_ window: UIWindow) {
    shown.removeAll { $0.window === window || $0.window == nil }
    if keyWindow === window { keyWindow = windows.first { $0.canBecomeKey } }
  }

  func bringToFront(_ window: UIWindow) {
    shown.removeAll { $0.window === window }
    add(window)
  }

  /// Puts windows, and what is seen of them, in the order of their levels, and within a level as they
  /// were shown.
  func sortWindows() {
    shown.removeAll { $0.window == nil }
    let levels = shown.enumerated().map { ($1.window?.windowLevel.rawValue ?? 0, $0, $1) }
    shown = levels.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    for window in shown.compactMap(\.window) { LayerSession.current.addRoot(window.stage) }
  }
}
