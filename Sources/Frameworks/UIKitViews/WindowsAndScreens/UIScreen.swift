import TactusPhoneLink
import TactusThreads

/// A screen of the device.
@preconcurrency @MainActor
open class UIScreen: NSObject, UITraitEnvironment {
  /// The main screen.
  ///
  /// In a test bundle without an app, the first access launches one, whose phone reports the screen
  /// (AppLife.PT13).
  open class var main: UIScreen {
    let screen = onlyScreen
    if !screen.knowsDevice { TestHost.startIfNeeded() }
    return screen
  }
  /// All screens: the main one.
  open class var screens: [UIScreen] { [main] }

  /// The bounds in points, in the current orientation.
  open var bounds: CGRect { CGRect(origin: .zero, size: size) }
  /// The number of pixels per point.
  open var scale: CGFloat { CGFloat(device.screen.scale) }
  /// The bounds of the panel in pixels, in portrait.
  open var nativeBounds: CGRect {
    CGRect(
      x: 0, y: 0, width: (device.screen.width * device.screen.nativeScale).rounded(),
      height: (device.screen.height * device.screen.nativeScale).rounded())
  }
  /// The number of the panel's pixels per point.
  open var nativeScale: CGFloat { CGFloat(device.screen.nativeScale) }
  /// The maximum frame rate of the device's screen, in hertz.
  open var maximumFramesPerSecond: Int { device.screen.refreshesPerSecond }
  /// The brightness, 0…1; a change by an app lasts until the device is locked (Device.DV6).
  open var brightness: CGFloat {
    get { CGFloat(device.brightness) }
    set { setBrightness(Double(newValue)) }
  }
  /// Whether the screen is being recorded or mirrored (Device.DV7).
  open var isCaptured: Bool { device.isCaptured }
  /// The available modes: one.
  open var availableModes: [UIScreenMode] { [mode] }
  /// The preferred mode.
  open var preferredMode: UIScreenMode? { mode }
  /// The current mode.
  open var currentMode: UIScreenMode? { mode }
  /// The screen that this one mirrors; always `nil`.
  open var mirrored: UIScreen? { nil }
  /// The overscan compensation; stored, because the phone's screen shows all edges.
  open var overscanCompensation: OverscanCompensation = .scale
  /// The overscan insets; always zero.
  open var overscanCompensationInsets: UIEdgeInsets { .zero }
  /// Whether software dims the screen below its minimum brightness; stored, because images of the
  /// phone have no backlight.
  open var wantsSoftwareDimming = false
  /// The calibrated latency of the display, in seconds; always 0.
  open var calibratedLatency: CFTimeInterval { 0 }
  /// The current headroom: the brightness of the brightest color relative to white; always 1,
  /// because images of the phone have no more.
  open var currentEDRHeadroom: CGFloat { 1 }
  /// The potential headroom: the maximum brightness of a color relative to white; always 1.
  open var potentialEDRHeadroom: CGFloat { 1 }
  /// The status of the reference display mode, which only some iPads have.
  open var referenceDisplayModeStatus: ReferenceDisplayModeStatus { .notSupported }

  /// Posted when the status of the reference display mode has changed; never posted.
  public static let referenceDisplayModeStatusDidChangeNotification = Notification.Name(
    "UIScreenReferenceDisplayModeStatusDidChangeNotification")

  /// The statuses of the reference display mode.
  public enum ReferenceDisplayModeStatus: Int, Sendable {
    /// The screen does not have it.
    case notSupported = 0
    /// It is off.
    case notEnabled = 1
    /// The mode is on, but currently limited.
    case limited = 2
    /// It is on.
    case enabled = 3
  }

  /// The traits.
  open var traitCollection: UITraitCollection { traits }
  /// Called after the traits changed; does nothing by default.
  open func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {}

  /// The coordinate space of the interface, which rotates with it.
  open var coordinateSpace: any UICoordinateSpace { space }
  /// The focused item; always nil, because an iPhone has no focus.
  open var focusedItem: (any UIFocusItem)? { nil }
  /// The focused view; always nil, because an iPhone has no focus.
  open var focusedView: UIView? { nil }
  /// Whether the screen supports focus; always false on an iPhone.
  open var supportsFocus: Bool { false }
  /// The coordinate space of the panel, which does not rotate.
  open var fixedCoordinateSpace: any UICoordinateSpace { fixedSpace }

  /// Returns a display link that calls a method before each frame of this screen.
  open func displayLink(withTarget target: Any, selector sel: Selector) -> CADisplayLink? {
    CADisplayLink(target: target, selector: sel)
  }

  /// Returns a view that shows the current appearance of the app's windows (Drawing.DR10).
  open func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView {
    let snapshot = UIView(frame: bounds)
    for window in windows.reversed() {
      let picture = window.makeSnapshot(afterScreenUpdates: afterUpdates)
      picture.transform = window.transform
      (picture.bounds.size, picture.center) = (window.bounds.size, window.center)
      snapshot.addSubview(picture)
    }
    return snapshot
  }

  /// The part of the screen below the status bar.
  @available(*, deprecated, message: "use the bounds of the window")
  open var applicationFrame: CGRect {
    let front = keyWindow?.frontmostViewController
    let area = device.screen.portraitSafeArea
    let top = front?.isStatusBarHidden == true ? 0 : CGFloat(area.top)
    return bounds.inset(by: UIEdgeInsets(top: top, left: 0, bottom: 0, right: 0))
  }

  // MARK: Internals

  private lazy var mode = UIScreenMode(nativeBounds.size)
  private lazy var space = ScreenCoordinateSpace(self, isFixed: false)
  private lazy var fixedSpace = ScreenCoordinateSpace(self, isFixed: true)
  private static var onlyScreen: UIScreen { onlyScreenOfContext.value }

  private static let onlyScreenOfContext = ContextLocal(makeScreen())

  private static func makeScreen() -> UIScreen {
    let screen = UIScreen()
    CurrentTraits.ofScreen.withLock { $0 = screen.traits }
    return screen
  }

  /// The latest state of the device.
  package private(set) var device = UIScreen.unknownDevice
  /// Whether a phone has reported the state of the device.
  private var knowsDevice = false
  /// The default state before the phone reports one: a small phone without force.
  private static let unknownDevice = DeviceTraits(
    screen: ScreenMetrics(width: 375, height: 667, scale: 2))
  private lazy var traits = UITraitCollection(device: device, isSideways: false)
  private var shown: [WeakReference<UIWindow>] = []
  package weak var keyWindow: UIWindow?

  /// The visible windows, the frontmost first.
  package var windows: [UIWindow] { shown.compactMap(\.object).reversed() }

  /// The orientation of the interface (Rotation.RO1).
  package private(set) var interfaceOrientation: UIInterfaceOrientation = .portrait
  /// The orientation that the app has requested; nil for none.
  var orientationRequest: OrientationRequest?
  /// Whether the orientation was locked at the last notification of the scenes' delegates.
  var wasOrientationLocked = false

  /// The size of the panel in points, in portrait.
  var panelSize: CGSize { CGSize(width: device.screen.width, height: device.screen.height) }

  private var size: CGSize {
    let size = panelSize
    let isSideways = interfaceOrientation.isLandscape
    return isSideways ? CGSize(width: size.height, height: size.width) : size
  }

  /// Returns the traits in an orientation (Rotation.RO4).
  func traits(of orientation: UIInterfaceOrientation) -> UITraitCollection {
    UITraitCollection(device: device, isSideways: orientation.isLandscape)
  }

  /// Sets the orientation of the interface and the traits; the caller notifies views and
  /// controllers.
  func setInterfaceOrientation(_ orientation: UIInterfaceOrientation) {
    interfaceOrientation = orientation
    traits = traits(of: orientation)
    CurrentTraits.ofScreen.withLock { $0 = traits }
  }

  /// Notifies views and controllers of changed traits.
  func notifyTraitChange(from old: UITraitCollection) {
    traitCollectionDidChange(old)
    for scene in windowScenes { scene.notifyTraitChange(from: scene.traits(on: old)) }
    for window in windows { window.updateTraits() }
  }

  /// The scenes of the app and of the visible windows, without duplicates.
  var windowScenes: [UIWindowScene] {
    let ofApp = UIApplication.running?.scenes.compactMap { $0 as? UIWindowScene } ?? []
    return windows.compactMap(\.windowScene).reduce(into: ofApp) { scenes, scene in
      if !scenes.contains(scene) { scenes.append(scene) }
    }
  }

  /// Updates the state of the device, and notifies views and controllers.
  package func update(_ device: DeviceTraits) {
    knowsDevice = true
    guard device != self.device else { return PhoneRegion.apply(device) }
    let (oldDevice, oldSize, oldTraits) = (self.device, size, traits)
    self.device = device
    PhoneRegion.apply(device)
    traits = traits(of: interfaceOrientation)
    CurrentTraits.ofScreen.withLock { $0 = traits }
    let oldSizeCategory = oldTraits.preferredContentSizeCategory
    let sizeCategory = traits.preferredContentSizeCategory
    for window in windows {
      if window.frame.size == oldSize { window.frame = bounds }
      window.placePanelLayer(over: 0)
      window.setNeedsLayout()
    }
    if device.orientation != oldDevice.orientation { UIDevice.current.orientationChanged() }
    UIDevice.current.postChanges(to: device, from: oldDevice)
    postNotifications(of: device, after: oldDevice)
    UIAccessibility.postChanges(to: device, from: oldDevice)
    PhoneRegion.postChanges(to: device, from: oldDevice)
    if device.reducesTransparency != oldDevice.reducesTransparency {
      for window in windows {
        window.forEachInSubtree { ($0 as? UIVisualEffectView)?.showEffect() }
      }
    }
    if traits != oldTraits {
      notifyTraitChange(from: oldTraits)
      notifyScenes(ofTurnFrom: interfaceOrientation, traits: oldTraits)
    }
    updateInterfaceOrientation(animated: true)
    if device.keyboard != oldDevice.keyboard || size != oldSize {
      InputViewPresenter.shared.update()
    }
    if sizeCategory != oldSizeCategory {
      NotificationCenter.ofApp.post(
        name: UIContentSizeCategory.didChangeNotification, object: nil,
        userInfo: [UIContentSizeCategory.newValueUserInfoKey: sizeCategory.rawValue])
      if sizeCategory.isAccessibilityCategory != oldSizeCategory.isAccessibilityCategory {
        post(UILargeContentViewerInteraction.enabledStatusDidChangeNotification)
      }
    }
  }

  /// Resets the state of the device, for example between two tests.
  package func resetDevice() {
    update(Self.unknownDevice)
    knowsDevice = false
  }

  /// Posts notifications of changes of the screen.
  private func postNotifications(of new: DeviceTraits, after old: DeviceTraits) {
    if new.brightness != old.brightness { post(Self.brightnessDidChangeNotification) }
    if new.isCaptured != old.isCaptured { post(Self.capturedDidChangeNotification) }
    guard new.keyboardLanguages != old.keyboardLanguages else { return }
    InputViewPresenter.shared.languageDidChange()
    NotificationCenter.ofApp.post(
      name: UITextInputMode.currentInputModeDidChangeNotification, object: nil)
  }

  private func setBrightness(_ brightness: Double) {
    guard brightness.isFinite else { return }
    let brightness = min(max(brightness, 0), 1)
    guard brightness != device.brightness else { return }
    // The phone confirms the value or reports another one.
    device.brightness = brightness
    PhoneRequests.send(.brightness(brightness))
    post(Self.brightnessDidChangeNotification)
  }

  private func post(_ name: Notification.Name) {
    NotificationCenter.ofApp.post(name: name, object: self)
  }

  /// Returns the insets of a frame that the device's safe area covers.
  func safeInsets(of frame: CGRect) -> UIEdgeInsets {
    let isSideways = interfaceOrientation.isLandscape
    let area = isSideways ? device.screen.landscapeSafeArea : device.screen.portraitSafeArea
    return UIEdgeInsets(
      top: max(0, area.top - frame.minY), left: max(0, area.left - frame.minX),
      bottom: max(0, frame.maxY - (bounds.maxY - area.bottom)),
      right: max(0, frame.maxX - (bounds.maxX - area.right)))
  }

  func add(_ window: UIWindow) {
    shown.append(WeakReference(window))
    sortWindows()
  }

  func remove(_ window: UIWindow) {
    shown.removeAll { $0.object === window || $0.object == nil }
    guard keyWindow === window else { return }
    keyWindow = windows.first { $0.canBecomeKey }
    InputViewPresenter.shared.update()
  }

  func bringToFront(_ window: UIWindow) {
    shown.removeAll { $0.object === window }
    add(window)
  }

  /// Sorts the windows and their layers by level, and within a level by the order in which they
  /// were shown.
  func sortWindows() {
    shown.removeAll { $0.object == nil }
    let levels = shown.enumerated().map { ($1.object?.windowLevel.rawValue ?? 0, $0, $1) }
    shown = levels.sorted { ($0.0, $0.1) < ($1.0, $1.1) }.map(\.2)
    for window in shown.compactMap(\.object) { LayerSession.current.addRoot(window.panelLayer) }
  }
}
