import TactusPhoneLink
import TactusPhoneTypes

/// The state that all parts of a phone see, and that only the phone itself changes: its time, its
/// clients with their permissions and budgets, the app in front, settings and circumstances.
///
/// A part receives it with each event, to read.
struct PhoneKernel: Sendable {
  /// The device.
  let model: PhoneModel
  /// The latest instant of an input.
  var now = PhoneInstant.boot
  /// The time of the last touch.
  var lastUse = PhoneInstant.boot
  /// The connected clients.
  var apps: [AppID: AppRecord] = [:]
  /// The records of clients with a user interface.
  var screens: [AppID: AppScreen] = [:]
  /// The clients that have joined, in the order in which they connected.
  private(set) var joined: [AppID] = []
  /// The app in the foreground, if there is one.
  var foreground: AppID?
  /// The Home screen's program, once it has joined.
  var home: AppID?
  /// The overlay's program, once it has joined.
  var overlay: AppID?
  /// Whether the overlay is shown above the app in the foreground.
  var isOverlayShown = false
  /// Whether the phone is locked: the screen is dark and takes no touches.
  var isLocked = false
  /// Whether apps can read protected files.
  var isProtectedDataAvailable = true
  /// The user's settings that apps receive.
  var settings = PhoneSettings()
  /// The circumstances that affect haptics, such as battery, calls and settings.
  var environment = PhoneEnvironment()
  /// The installed apps.
  var installedApps: [InstalledApp] = []
  /// The orientation of the phone.
  var orientation = DeviceOrientation.portrait

  /// Creates the state of a phone that boots.
  init(_ model: PhoneModel) { self.model = model }

  /// Adds the record of a client with a user interface.
  mutating func addScreen(of app: AppID) {
    screens[app] = AppScreen(needsTurn: true)
    joined = screens.keys.sorted()
  }

  /// Removes the record of a client with a user interface.
  mutating func removeScreen(of app: AppID) -> AppScreen? {
    joined.removeAll { $0 == app }
    return screens.removeValue(forKey: app)
  }
}
