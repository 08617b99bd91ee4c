import PhoneLink

/// The phone.
///
/// Steps DV1… are in `Documentation/Behaviour/Device.md`.
@preconcurrency @MainActor
open class UIDevice: NSObject {
  /// The phone that the app runs on.
  open class var current: UIDevice { onlyDevice }

  // MARK: What it is

  /// What its owner calls it; since iOS 16 an app is told only what kind it is.
  open var name: String { "iPhone" }
  /// What kind of device it is, as a word.
  open var model: String { "iPhone" }
  /// The same in the owner's language.
  open var localizedModel: String { "iPhone" }
  /// What its system is called.
  open var systemName: String { "iOS" }
  /// Which version of the system it is: that of which our names are.
  ///
  /// - Source: the newest of Apple's names here are of 17.5. Confidence: guess.
  open var systemVersion: String { "17.5" }
  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Whether several apps can run at once.
  open var isMultitaskingSupported: Bool { true }
  /// The same for all apps of one vendor, and another for others (DV1).
  open var identifierForVendor: UUID? { VendorName.ofApp.identifier }

  // MARK: How it is held

  /// How the phone is held; unknown while nobody has asked to be told.
  open var orientation: UIDeviceOrientation {
    listeners > 0 ? UIDeviceOrientation(UIScreen.main.device.orientation) : .unknown
  }

  /// Whether a notification says that the phone is held otherwise.
  open var isGeneratingDeviceOrientationNotifications: Bool { listeners > 0 }

  /// Asks to be told; each time it is asked has to be taken back once.
  open func beginGeneratingDeviceOrientationNotifications() { listeners += 1 }

  /// Takes that back.
  open func endGeneratingDeviceOrientationNotifications() { listeners = max(0, listeners - 1) }

  /// The phone is held otherwise than before.
  public nonisolated static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  // MARK: Battery

  /// Whether the app wants to know of the battery (DV2).
  open var isBatteryMonitoringEnabled = false
  /// How full the battery is, 0…1; -1 while the app does not want to know.
  open var batteryLevel: Float {
    isBatteryMonitoringEnabled ? Float(UIScreen.main.device.battery) : -1
  }
  /// What the battery does; unknown while the app does not want to know.
  open var batteryState: BatteryState {
    isBatteryMonitoringEnabled ? BatteryState(UIScreen.main.device) : .unknown
  }

  // MARK: Proximity

  /// Whether the app wants to know whether something is near the screen (DV4).
  open var isProximityMonitoringEnabled = false
  /// Whether something is near the screen; false while the app does not want to know.
  open var proximityState: Bool {
    isProximityMonitoringEnabled && UIScreen.main.device.isNearSomething
  }

  // MARK: Internals

  private static let onlyDevice = UIDevice()
  private var listeners = 0
  /// When the app was told last that the battery is fuller or emptier.
  private var levelTold: TimeInterval?
  private var isLevelDue = false

  /// Wants to know nothing any more: the app has ended (L8).
  func forget() {
    (listeners, levelTold, isLevelDue) = (0, nil, false)
    (isBatteryMonitoringEnabled, isProximityMonitoringEnabled) = (false, false)
  }

  /// Tells that the phone is held otherwise.
  func orientationChanged() {
    guard listeners > 0 else { return }
    post(Self.orientationDidChangeNotification)
  }

  /// Tells of battery, power and proximity that are otherwise than before.
  func tell(of new: DeviceTraits, after old: DeviceTraits) {
    if isBatteryMonitoringEnabled {
      if BatteryState(new) != BatteryState(old) { post(Self.batteryStateDidChangeNotification) }
      if new.battery != old.battery { tellLevel() }
    }
    if isProximityMonitoringEnabled, new.isNearSomething != old.isNearSomething {
      post(Self.proximityStateDidChangeNotification)
    }
    PhonePower.isLow.withLock { $0 = new.savesPower }
    if new.savesPower != old.savesPower {
      NotificationCenter.default.post(
        name: .NSProcessInfoPowerStateDidChange, object: ProcessInfo.processInfo)
    }
  }

  /// DV3: no more than once a minute.
  private func tellLevel() {
    let now = CACurrentMediaTime()
    guard let levelTold, now < levelTold + Self.levelRest else {
      levelTold = now
      return post(Self.batteryLevelDidChangeNotification)
    }
    guard !isLevelDue else { return }
    isLevelDue = true
    AppTimers.shared.add(at: levelTold + Self.levelRest) { [self] in
      isLevelDue = false
      self.levelTold = CACurrentMediaTime()
      if isBatteryMonitoringEnabled { post(Self.batteryLevelDidChangeNotification) }
    }
  }

  /// Seconds between two notifications of how full the battery is.
  ///
  /// - Source: Apple's reference of the notification. Confidence: documented.
  private static let levelRest: TimeInterval = 60

  private func post(_ name: Notification.Name) {
    NotificationCenter.default.post(name: name, object: self)
  }
}
