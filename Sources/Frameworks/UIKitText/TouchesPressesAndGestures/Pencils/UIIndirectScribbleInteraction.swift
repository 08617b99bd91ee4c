/// An interaction by which the user writes with a pencil where a text field appears; the phone has
/// no pencil, so nothing begins.
///
/// Step Keyboards.SB1.
@preconcurrency @MainActor
open class UIIndirectScribbleInteraction<Delegate: UIIndirectScribbleInteractionDelegate>: NSObject,
  UIInteraction
{
  /// Creates an interaction.
  public init(delegate: Delegate) {
    self.delegate = delegate
    super.init()
  }

  /// The delegate.
  open private(set) weak var delegate: Delegate?
  /// Whether the user writes; false.
  open var isHandlingWriting: Bool { false }

  /// The view of the interaction.
  open private(set) weak var view: UIView?
  /// Called before the view changes; does nothing.
  open func willMove(to view: UIView?) {}
  /// Called when the view has changed.
  open func didMove(to view: UIView?) { self.view = view }
}

/// The delegate that provides places for writing with a pencil; never called.
@preconcurrency @MainActor
public protocol UIIndirectScribbleInteractionDelegate: NSObjectProtocol {
  /// The identifiers of places for text.
  associatedtype ElementIdentifier: Hashable = String

  /// Passes the places in a rectangle to a handler.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void)
  /// Returns the places in a rectangle.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect
  ) async -> [ElementIdentifier]
  /// Returns whether a place has the focus.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, isElementFocused elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Returns the frame of a place.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, frameForElement elementIdentifier: ElementIdentifier
  ) -> CGRect
  /// Gives a place the focus, and passes its text input to a handler.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void)
  /// Gives a place the focus, and returns its text input.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint
  ) async -> (any UIResponder & UITextInput)?
  /// Returns whether a place gets the focus after a pause only; optional.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool
  /// Notifies the delegate that the user is about to write in a place; optional.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    willBeginWritingInElement elementIdentifier: ElementIdentifier)
  /// Notifies the delegate that the user has written in a place; optional.
  func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    didFinishWritingInElement elementIdentifier: ElementIdentifier)
}

extension UIIndirectScribbleInteractionDelegate {
  /// Calls the asynchronous method.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect,
    completion: @escaping ([ElementIdentifier]) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(await self.indirectScribbleInteraction(interaction, requestElementsIn: rect))
    }
  }
  /// Returns no places: a delegate has one of the two methods.
  @MainActor public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, requestElementsIn rect: CGRect
  ) async -> [ElementIdentifier] { [] }
  /// Calls the asynchronous method.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint,
    completion: @escaping ((any UIResponder & UITextInput)?) -> Void
  ) {
    Task.immediate { @MainActor in
      completion(
        await self.indirectScribbleInteraction(
          interaction, focusElementIfNeeded: elementIdentifier, referencePoint: focusReferencePoint)
      )
    }
  }
  /// Returns nil: a delegate has one of the two methods.
  @MainActor public func indirectScribbleInteraction(
    _ interaction: any UIInteraction, focusElementIfNeeded elementIdentifier: ElementIdentifier,
    referencePoint focusReferencePoint: CGPoint
  ) async -> (any UIResponder & UITextInput)? { nil }
  /// Returns false.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    shouldDelayFocusForElement elementIdentifier: ElementIdentifier
  ) -> Bool { false }
  /// Does nothing.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    willBeginWritingInElement elementIdentifier: ElementIdentifier
  ) {}
  /// Does nothing.
  public func indirectScribbleInteraction(
    _ interaction: any UIInteraction,
    didFinishWritingInElement elementIdentifier: ElementIdentifier
  ) {}
}
