/// Whoever knows that input devices came since the last time somebody asked.
///
/// - Thread: one at a time.
package protocol InputNews: AnyObject, Sendable {
  /// Whether a device has come, or changed, since the last time; never waits.
  func hasArrivals() -> Bool
}
