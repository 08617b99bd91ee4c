import TactusPhoneTypes

/// A drag of selected text by a finger, from its lift to its drop.
///
/// The phases of a drag are described in `Documentation/Behaviour/TextSelection.md`
/// (TextSelection.TD1…).
@MainActor
package final class TextDragSession {
  /// Lifts the selection of a text; nil if there is nothing to drag at a point.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - point: The location of the finger in the text input view.
  package init?(_ source: any UIResponder & UITextInput, at point: CGPoint) {
    guard DragController.shared.session == nil, let host = source as? any TextDragHost,
      let interaction = host.textDragInteraction, interaction.isEnabled, host.allowsCopying,
      host.editor.selection.length > 0, host.editor.marked == nil,
      let window = host.textInputView.window, let selected = host.selectedTextRange
    else { return nil }
    rects = host.selectionRects(for: selected).map(\.rect).filter { $0.width > 0 }
    guard rects.contains(where: { $0.contains(point) }) else { return nil }
    (self.source, range) = (host, host.editor.selection)
    text = host.editor.content.attributedSubstring(from: host.editor.selection)
    session = DragSession(
      interaction, in: window, at: host.textInputView.convert(point, to: window))
    session.text = self
    // A single-line text is dragged without attributes (TextSelection.TD6).
    let object: any NSItemProviderWriting = host.isSingleLine ? text.string as NSString : text
    let suggested = [UIDragItem(itemProvider: NSItemProvider(object: object))]
    let request = TextDragRequest(selected, suggested, in: session)
    let items =
      host.textDragDelegate?.textDraggableView(host, itemsForDrag: request) ?? suggested
    guard !items.isEmpty, host.window != nil else { return nil }
    hasSuggestedItems = items == suggested
    session.add(items, from: interaction)
    session.lift()
  }

  /// Whether the phone supports text drags: since iOS 15, on tablets since 11 (TextSelection.TD1).
  package static var isEnabled: Bool {
    let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    return UIScreen.main.device.systemVersion >= SystemVersion(isPad ? 11 : 15)
  }

  /// Returns whether the text of a view is being dragged.
  package static func isDragging(_ view: UIView) -> Bool {
    DragController.shared.session?.text?.source === view
  }

  /// The view of the text.
  package private(set) weak var source: (any TextDragHost)?
  /// The range of the text.
  package let range: NSRange
  /// The text.
  package let text: NSAttributedString
  /// Whether the items are the view's suggestion, not its delegate's.
  private(set) var hasSuggestedItems = true

  /// Whether the finger has moved since the lift; otherwise the menu is shown.
  package var hasMoved: Bool { session.hasBegun }

  /// Follows the finger (TextSelection.TD2).
  package func move(to point: CGPoint) { session.move(to: point) }

  /// Drops the text at a location in the window (TextSelection.TD3, TextSelection.TD4).
  package func drop(at point: CGPoint) {
    session.move(to: point)
    session.drop()
  }

  /// Ends the drag without a drop.
  package func end() { session.cancel() }

  /// Moves the text within its view, as a single change (TextSelection.TD3).
  package func move(to place: Int) {
    guard let source, isUnchanged(in: source) else { return }
    // A target within the range changes nothing.
    guard place < range.location || place > NSMaxRange(range) else { return }
    let empty = NSRange(location: place, length: 0)
    guard source.allowsChange(empty, to: text.string), source.allowsChange(range, to: ""),
      isUnchanged(in: source), place <= source.editor.length
    else { return }
    source.editor.move(range, to: place)
  }

  /// The preview of the text's lines, in place (TextSelection.TD2).
  package var preview: UITargetedDragPreview? {
    guard let source else { return nil }
    let view = source.textInputView
    let area = rects.reduce(CGRect.null) { $0.union($1) }.intersection(view.bounds)
    guard !area.isEmpty else { return nil }
    let outline = UIBezierPath()
    for rect in rects {
      outline.append(UIBezierPath(rect: rect.offsetBy(dx: -area.minX, dy: -area.minY)))
    }
    let parameters = UIDragPreviewParameters()
    parameters.visiblePath = outline
    return UITargetedDragPreview(
      view: TextDragPreview(
        of: view, area: area,
        stripsColor: source.textDragOptions.contains(.stripTextColorFromPreviews)),
      parameters: parameters,
      target: UIDragPreviewTarget(
        container: view, center: CGPoint(x: area.midX, y: area.midY)))
  }

  // MARK: Internals

  private let session: DragSession
  private let rects: [CGRect]

  /// Whether the text still equals the lifted text; the app may have changed it.
  private func isUnchanged(in host: any TextEditorHost) -> Bool {
    NSMaxRange(range) <= host.editor.length
      && (host.editor.text as NSString).substring(with: range) == text.string
  }
}
