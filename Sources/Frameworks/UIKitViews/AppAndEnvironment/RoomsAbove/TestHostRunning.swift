import TactusPhoneClient

/// The app of a running test bundle, and its link to its phone.
@MainActor
package protocol TestHostRunning: AnyObject {
  /// Creates the app and its link.
  init(on line: ClientLink)
  /// Launches the app.
  func launch()
  /// Ends the app.
  func end()
}
