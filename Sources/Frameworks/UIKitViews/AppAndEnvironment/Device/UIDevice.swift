import TactusPhoneLink
import TactusPhoneTypes
import TactusThreads

/// The device.
///
/// Its properties are those of Device.DV1….
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The device on which the app runs.
  open class var current: UIDevice { onlyDevice }

  // MARK: Description

  /// The name of the device; for apps, since iOS 16, a generic one.
  open var name: String { model }
  /// The model of the device.
  open var model: String { isTablet ? "iPad" : "iPhone" }
  /// The localized model of the device.
  open var localizedModel: String { model }
  /// The name of the operating system; since version 13, tablets have a different one (Device.SV3).
  open var systemName: String {
    isTablet && UIScreen.main.device.systemVersion >= SystemVersion(13) ? "iPadOS" : "iOS"
  }
  /// The version of the operating system, a setting of the phone (Device.SV1).
  open var systemVersion: String { UIScreen.main.device.systemVersion.description }
  /// The interface idiom of the device.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { isTablet ? .pad : .phone }
  /// Whether the device can run several apps.
  open var isMultitaskingSupported: Bool { true }
  /// An identifier that is the same for all apps of one vendor (Device.DV1).
  open var identifierForVendor: UUID? { VendorIdentity.ofApp.identifier }

  // MARK: Orientation

  /// The physical orientation; unknown while orientation notifications are off.
  open var orientation: UIDeviceOrientation {
    listeners > 0 ? UIDeviceOrientation(UIScreen.main.device.orientation) : .unknown
  }

  /// Whether orientation notifications are on.
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

  /// Turns orientation notifications on; calls are counted.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }

  /// Turns orientation notifications off; calls are counted.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

  /// A notification posted when `orientation` changes.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  // MARK: Battery

  /// Whether battery monitoring is on (Device.DV2).
  open var isBatteryMonitoringEnabled = false
  /// The charge of the battery, 0…1; -1 while battery monitoring is off.
  open var batteryLevel: Float {
    isBatteryMonitoringEnabled ? Float(UIScreen.main.device.battery) : -1
  }
  /// The state of the battery; unknown while battery monitoring is off.
  open var batteryState: BatteryState {
    isBatteryMonitoringEnabled ? BatteryState(UIScreen.main.device) : .unknown
  }

  // MARK: Proximity

  /// Whether proximity monitoring is on (Device.DV4).
  open var isProximityMonitoringEnabled = false
  /// Whether an object is near the screen; false while proximity monitoring is off.
  open var proximityState: Bool {
    isProximityMonitoringEnabled && UIScreen.main.device.isProximityDetected
  }

  /// Plays the click of a key, if Keyboard Clicks is on and the first responder's input view or
  /// accessory view enables clicks (Keyboards.CL2).
  open func playInputClick() {
    guard UIScreen.main.keyboardSettings.contains(.clicks),
      let shown = InputViewPresenter.shared.shown
    else { return }
    let views = [shown.content, shown.accessory].compactMap { $0 as? any UIInputViewAudioFeedback }
    if views.contains(where: \.enableInputClicksWhenVisible) { InputClick.letter.play() }
  }

  // MARK: Internals

  private static var onlyDevice: UIDevice { onlyDeviceOfContext.value }

  private static let onlyDeviceOfContext = ContextLocal(UIDevice())
  private var isTablet: Bool { UIScreen.main.device.idiom == .pad }
  private var listeners = 0
  /// The time of the last notification of the charge.
  private var lastLevelNotification: TimeInterval?
  private var isLevelDue = false

  /// Turns all monitoring off when the app ends (AppLife.L8).
  package func stopMonitoring() {
    (listeners, lastLevelNotification, isLevelDue) = (0, nil, false)
    (isBatteryMonitoringEnabled, isProximityMonitoringEnabled) = (false, false)
  }

  /// Posts a notification of a new physical orientation.
  func orientationChanged() {
    guard listeners > 0 else { return }
    post(Self.orientationDidChangeNotification)
  }

  /// Posts notifications of changes of battery, power and proximity.
  func postChanges(to new: DeviceTraits, from old: DeviceTraits) {
    if isBatteryMonitoringEnabled {
      if BatteryState(new) != BatteryState(old) { post(Self.batteryStateDidChangeNotification) }
      if new.battery != old.battery { postLevelNotification() }
    }
    if isProximityMonitoringEnabled, new.isProximityDetected != old.isProximityDetected {
      post(Self.proximityStateDidChangeNotification)
    }
    PhonePower.isLow.withLock { $0 = new.isLowPowerModeOn }
    let version = new.systemVersion
    PhoneSystem.version = OperatingSystemVersion(
      majorVersion: version.major, minorVersion: version.minor, patchVersion: version.patch)
    if new.isLowPowerModeOn != old.isLowPowerModeOn {
      NotificationCenter.ofApp.post(
        name: .NSProcessInfoPowerStateDidChange, object: ProcessInfo.processInfo)
    }
  }

  /// Posts a notification of the charge, at most once a minute (Device.DV3).
  private func postLevelNotification() {
    let now = CACurrentMediaTime()
    guard let lastLevelNotification, now < lastLevelNotification + Self.levelNotificationInterval
    else {
      lastLevelNotification = now
      return post(Self.batteryLevelDidChangeNotification)
    }
    guard !isLevelDue else { return }
    isLevelDue = true
    AppTimers.shared.add(at: lastLevelNotification + Self.levelNotificationInterval) { [self] in
      isLevelDue = false
      self.lastLevelNotification = CACurrentMediaTime()
      if isBatteryMonitoringEnabled { post(Self.batteryLevelDidChangeNotification) }
    }
  }

  /// The minimum time between two notifications of the charge, in seconds.
  ///
  /// - Source: Apple's reference of the notification. Confidence: documented.
  private static let levelNotificationInterval: TimeInterval = 60

  private func post(_ name: Notification.Name) {
    NotificationCenter.ofApp.post(name: name, object: self)
  }
}
