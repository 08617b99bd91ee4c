/// An object that has traits: a screen, a window, a view or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the object.
  var traitCollection: UITraitCollection { get }
  /// Notifies the object that its traits have changed; the previous ones are `nil` if it had none.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
