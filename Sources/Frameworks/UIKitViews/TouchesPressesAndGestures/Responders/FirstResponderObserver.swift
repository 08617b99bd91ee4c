/// An object that follows the first responder of windows.
@MainActor
package protocol FirstResponderObserver: AnyObject {
  /// Called after a window has another first responder, or none.
  func firstResponderDidChange(in window: UIWindow)
}
