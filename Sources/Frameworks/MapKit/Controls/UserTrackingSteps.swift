/// The action and appearance of the buttons for user tracking.
@MainActor
enum UserTrackingSteps {
  /// Toggles user tracking.
  static func toggle(_ map: MKMapView) {
    map.setUserTrackingMode(map.userTrackingMode == .none ? .follow : .none, animated: true)
  }

  /// Returns the symbol of a mode.
  static func image(_ mode: MKUserTrackingMode) -> UIImage? {
    UIImage(systemName: mode == .none ? "location" : "location.fill")
  }

  /// Returns the accessibility value of a mode.
  static func value(_ mode: MKUserTrackingMode) -> String { mode == .none ? "Off" : "On" }
}
