/// The phone.
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
  /// What kind of device it is.
  open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
  /// Whether several apps can run at once.
  open var isMultitaskingSupported: Bool { true }

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
  public static let orientationDidChangeNotification = Notification.Name(
    "UIDeviceOrientationDidChangeNotification")

  // MARK: Internals

  private static let onlyDevice = UIDevice()
  private var listeners = 0

  /// Tells that the phone is held otherwise.
  func orientationChanged() {
    guard listeners > 0 else { return }
    NotificationCenter.default.post(name: Self.orientationDidChangeNotification, object: self)
  }
}
