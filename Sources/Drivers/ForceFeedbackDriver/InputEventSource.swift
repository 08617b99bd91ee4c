/// A source of events that reports whether input devices were connected since the last call.
///
/// - Thread: one at a time.
package protocol InputEventSource: AnyObject, Sendable {
  /// Returns whether a device was added or changed since the last call; never waits.
  func hasArrivals() -> Bool
}
