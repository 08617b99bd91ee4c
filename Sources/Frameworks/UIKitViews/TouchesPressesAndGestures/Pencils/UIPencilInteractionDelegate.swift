/// The interface for handling double taps and squeezes on Apple Pencil.
///
/// No Apple Pencil works with an iPhone, so no method is called. All methods are optional.
@preconcurrency @MainActor
public protocol UIPencilInteractionDelegate: NSObjectProtocol {
  /// Tells the delegate that a person double-tapped Apple Pencil; replaced by the method with a
  /// tap.
  func pencilInteractionDidTap(_ interaction: UIPencilInteraction)
  /// Tells the delegate that a person double-tapped Apple Pencil.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap)
  /// Tells the delegate that a person squeezes Apple Pencil.
  func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze)
}

extension UIPencilInteractionDelegate {
  /// Does nothing.
  public func pencilInteractionDidTap(_ interaction: UIPencilInteraction) {}
  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveTap tap: UIPencilInteraction.Tap
  ) {}
  /// Does nothing.
  public func pencilInteraction(
    _ interaction: UIPencilInteraction, didReceiveSqueeze squeeze: UIPencilInteraction.Squeeze
  ) {}
}
