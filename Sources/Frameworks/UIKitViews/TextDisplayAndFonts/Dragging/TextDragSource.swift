/// The delegate of a text's drag interaction, which consults the text's own delegate
/// (TextSelection.TD1, TextSelection.TD6).
@MainActor
package final class TextDragSource: NSObject, UIDragInteractionDelegate {
  private weak var host: (any TextDragHost)?

  /// The interaction; it is not added to the view, because the text's own press recognizer starts
  /// its drags.
  package private(set) lazy var interaction = UIDragInteraction(delegate: self)

  /// Returns the interaction of a text.
  package func interaction(of host: any TextDragHost) -> UIDragInteraction {
    self.host = host
    interaction.view = host
    return interaction
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, itemsForBeginning session: any UIDragSession
  ) -> [UIDragItem] { [] }

  package func dragInteraction(
    _ interaction: UIDragInteraction, previewForLifting item: UIDragItem,
    session: any UIDragSession
  ) -> UITargetedDragPreview? {
    guard let host, let delegate = host.textDragDelegate else {
      return (session as? DragSession)?.text?.preview
    }
    return delegate.textDraggableView(host, dragPreviewForLiftingItem: item, session: session)
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, willAnimateLiftWith animator: any UIDragAnimating,
    session: any UIDragSession
  ) {
    guard let host else { return }
    host.textDragDelegate?.textDraggableView(host, willAnimateLiftWith: animator, session: session)
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, sessionWillBegin session: any UIDragSession
  ) {
    guard let host else { return }
    host.textDragDelegate?.textDraggableView(host, dragSessionWillBegin: session)
  }

  package func dragInteraction(
    _ interaction: UIDragInteraction, session: any UIDragSession,
    didEndWith operation: UIDropOperation
  ) {
    guard let host else { return }
    host.textDragDelegate?.textDraggableView(host, dragSessionDidEnd: session, with: operation)
  }
}
