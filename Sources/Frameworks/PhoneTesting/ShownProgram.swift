/// A program whose elements are on a phone's screen.
package enum ShownProgram: Sendable, Hashable {
  /// The app of the test.
  case app
  /// The keyboard on the screen.
  case keyboard
  /// The program that shows the phone's alerts.
  case alerts
}
