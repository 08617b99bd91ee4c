/// The delegate of a large content viewer interaction; all methods are optional.
@preconcurrency @MainActor
public protocol UILargeContentViewerInteractionDelegate: NSObjectProtocol {
  /// Notifies the delegate that the finger was lifted, over an item or none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint)
  /// Returns the item at a point of the view; nil for none.
  func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)?
  /// Returns the view controller over whose view the card is shown.
  func viewController(for interaction: UILargeContentViewerInteraction) -> UIViewController
}

extension UILargeContentViewerInteractionDelegate {
  /// Does nothing.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, didEndOn item: (any UILargeContentViewerItem)?,
    at point: CGPoint
  ) {}
  /// Returns the nearest view at the point that the viewer shows.
  public func largeContentViewerInteraction(
    _ interaction: UILargeContentViewerInteraction, itemAt point: CGPoint
  ) -> (any UILargeContentViewerItem)? { interaction.naturalItem(at: point) }
  /// Returns the root view controller of the window.
  public func viewController(
    for interaction: UILargeContentViewerInteraction
  ) -> UIViewController {
    interaction.view?.window?.rootViewController ?? UIViewController()
  }
}
