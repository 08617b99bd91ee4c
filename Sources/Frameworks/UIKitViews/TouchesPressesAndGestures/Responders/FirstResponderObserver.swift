/// An observer of windows' first responders.
@MainActor
package protocol FirstResponderObserver: AnyObject {
  /// Called after a window's first responder has changed.
  func firstResponderDidChange(in window: UIWindow)
}
