import TactusHealthModel

/// An app's use of the health service.
struct AppHealth: Sendable {
  /// The types whose changes the app is notified of.
  var observed: Set<String> = []
  /// The changes for which the app wants to be woken.
  var delivery = HealthDelivery()
  /// The number of requests that are not carried out yet.
  var waiting = 0
  /// The samples of the next request to save.
  var staged: [HealthSample] = []
}
