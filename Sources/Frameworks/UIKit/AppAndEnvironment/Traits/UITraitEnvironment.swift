/// What has traits: screens, windows, views, view controllers.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// What there is to go by.
  var traitCollection: UITraitCollection { get }
  /// Is told that some of that is another than before; nil before there was any.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
