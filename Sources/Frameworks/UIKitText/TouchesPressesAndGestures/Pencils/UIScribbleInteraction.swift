/// An interaction by which the user writes text with a pencil; the phone has none, so nothing
/// begins.
///
/// Step Keyboards.SB1.
@preconcurrency @MainActor
open class UIScribbleInteraction: NSObject, UIInteraction {
  /// Creates an interaction.
  public init(delegate: any UIScribbleInteractionDelegate) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open private(set) weak var delegate: (any UIScribbleInteractionDelegate)?
  /// Whether the user writes; false.
  open var isHandlingWriting: Bool { false }
  /// Whether the user is expected to write with a pencil; false.
  open class var isPencilInputExpected: Bool { false }

  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Called before the view changes; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called when the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate that follows writing with a pencil; never called.
@preconcurrency @MainActor
public protocol UIScribbleInteractionDelegate: NSObjectProtocol {
  /// Returns whether the user may write from a place; optional.
  func scribbleInteraction(_ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint)
    -> Bool
  /// Returns whether the view gets the focus after a pause only; optional.
  func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool
  /// Notifies the delegate that the user is about to write; optional.
  func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction)
  /// Notifies the delegate that the user has written; optional.
  func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction)
}

extension UIScribbleInteractionDelegate {
  /// Returns true.
  public func scribbleInteraction(
    _ interaction: UIScribbleInteraction, shouldBeginAt location: CGPoint
  ) -> Bool { true }
  /// Returns false.
  public func scribbleInteractionShouldDelayFocus(_ interaction: UIScribbleInteraction) -> Bool {
    false
  }
  /// Does nothing.
  public func scribbleInteractionWillBeginWriting(_ interaction: UIScribbleInteraction) {}
  /// Does nothing.
  public func scribbleInteractionDidFinishWriting(_ interaction: UIScribbleInteraction) {}
}
