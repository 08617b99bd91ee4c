/// A drag of a selection, passed to the text's drag delegate.
@MainActor
final class TextDragRequest: NSObject, UITextDragRequest {
  let dragRange: UITextRange
  let suggestedItems: [UIDragItem]
  let dragSession: any UIDragSession
  let isSelected = true
  var existingItems: [UIDragItem] { dragSession.items }

  init(_ range: UITextRange, _ items: [UIDragItem], in session: any UIDragSession) {
    (dragRange, suggestedItems, dragSession) = (range, items, session)
  }
}
