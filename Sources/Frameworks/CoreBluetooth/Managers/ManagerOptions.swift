internal import TactusCrashReports

/// The options with which an app creates a manager.
struct ManagerOptions {
  /// Whether the user is alerted that Bluetooth is off.
  var showsPowerAlert: Bool
  /// Whether the app requests state restoration.
  var isRestored: Bool
  /// The name of the manager's class.
  var owner: String

  /// Reads the options of a dictionary.
  init(_ options: [String: Any]?, of owner: String) {
    self.owner = owner
    // The keys are the same for both managers.
    showsPowerAlert = options?[CBCentralManagerOptionShowPowerAlertKey] as? Bool ?? true
    isRestored = options?[CBCentralManagerOptionRestoreIdentifierKey] is String
  }

  /// Warns of options without an effect (Bluetooth.MA6).
  func warn() {
    guard isRestored else { return }
    RuntimeWarning.once(
      "\(owner): no state is restored, since apps are not started again for Bluetooth",
      kind: "note", namesPlace: true)
  }
}
