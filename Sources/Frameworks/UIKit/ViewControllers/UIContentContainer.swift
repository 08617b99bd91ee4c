/// Something whose size others change, and that is told before.
@preconcurrency @MainActor
public protocol UIContentContainer: NSObjectProtocol {
  /// The size that it would best have in what it is in.
  var preferredContentSize: CGSize { get }
  /// Is told that somebody in it would best have another size.
  func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer)
  /// The size that it gives somebody in it when it has one itself.
  func size(
    forChildContentContainer container: any UIContentContainer,
    withParentContainerSize parentSize: CGSize
  ) -> CGSize
  /// Is told that its view will have another size.
  func viewWillTransition(
    to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
  /// Is told that it will have other things to go by.
  func willTransition(
    to newCollection: UITraitCollection, with coordinator: any UIViewControllerTransitionCoordinator
  )
}
