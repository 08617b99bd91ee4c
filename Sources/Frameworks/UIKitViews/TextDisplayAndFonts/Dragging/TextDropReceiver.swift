/// The delegate of a text's drop interaction, which consults the text's own delegate
/// (TextSelection.TD3, TextSelection.TD4, TextSelection.TD7…).
@MainActor
package final class TextDropReceiver: NSObject, UIDropInteractionDelegate {
  private weak var host: (any TextDragHost)?
  private var editability = UITextDropEditability.no
  private var proposal: UITextDropProposal?
  private let caret = CaretView(frame: .zero)
  private lazy var interaction = UIDropInteraction(delegate: self)

  /// Whether items are over the text.
  package private(set) var isActive = false

  /// Returns the interaction of a text; it is not added to the view, because drags find it through
  /// the text.
  package func interaction(of host: any TextDragHost) -> UIDropInteraction {
    if self.host !== host {
      self.host = host
      interaction.didMove(to: host)
    }
    return interaction
  }

  // MARK: Session

  package func dropInteraction(
    _ interaction: UIDropInteraction, canHandle session: any UIDropSession
  ) -> Bool {
    editability = .no
    guard let host, accepts(session) else { return false }
    guard !host.allowsEditing else { return true }
    guard let delegate = host.textDropDelegate, let request = request(for: session) else {
      return false
    }
    editability = delegate.textDroppableView(host, willBecomeEditableForDrop: request)
    return editability != .no
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnter session: any UIDropSession
  ) {
    isActive = true
    guard let host else { return }
    host.textDropDelegate?.textDroppableView(host, dropSessionDidEnter: session)
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidUpdate session: any UIDropSession
  ) -> UIDropProposal {
    guard let host, let request = request(for: session) else {
      return UIDropProposal(operation: .cancel)
    }
    host.textDropDelegate?.textDroppableView(host, dropSessionDidUpdate: session)
    let found =
      host.textDropDelegate?.textDroppableView(host, proposalForDrop: request)
      ?? request.suggestedProposal
    proposal = found
    show(found, at: request.dropPosition)
    return found
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidExit session: any UIDropSession
  ) {
    leave()
    guard let host else { return }
    host.textDropDelegate?.textDroppableView(host, dropSessionDidExit: session)
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, performDrop session: any UIDropSession
  ) {
    hideCaret()
    guard let host, let request = request(for: session) else { return }
    let proposal = proposal ?? request.suggestedProposal
    host.textDropDelegate?.textDroppableView(host, willPerformDrop: request)
    guard proposal.dropPerformer == .view else { return }
    let isOpened = !host.allowsEditing && editability != .no
    if isOpened { host.allowEditing(true) }
    perform(proposal, request)
    if isOpened, editability == .temporary { host.allowEditing(false) }
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, previewForDropping item: UIDragItem,
    withDefault defaultPreview: UITargetedDragPreview
  ) -> UITargetedDragPreview? {
    guard let host, let delegate = host.textDropDelegate else { return defaultPreview }
    return delegate.textDroppableView(host, previewForDroppingAllItemsWithDefault: defaultPreview)
  }

  package func dropInteraction(
    _ interaction: UIDropInteraction, sessionDidEnd session: any UIDropSession
  ) {
    leave()
    guard let host else { return }
    host.textDropDelegate?.textDroppableView(host, dropSessionDidEnd: session)
  }

  // MARK: Internals

  /// Whether the text can receive items (TextSelection.TD7).
  private func accepts(_ session: any UIDropSession) -> Bool {
    guard let host else { return false }
    if !kinds(in: session).isEmpty { return true }
    let types = host.pasteConfiguration?.acceptableTypeIdentifiers ?? []
    return host.pasteDelegate != nil && session.hasItemsConforming(toTypeIdentifiers: types)
  }

  /// The classes as which items can be loaded, preferred first.
  private func kinds(in session: any UIDropSession) -> [any NSItemProviderReading.Type] {
    let plain: [any NSItemProviderReading.Type] = [NSString.self, NSURL.self]
    let rich: [any NSItemProviderReading.Type] = [NSAttributedString.self]
    return ((host?.keepsDroppedAttributes == true ? rich : []) + plain)
      .filter { session.canLoadObjects(ofClass: $0) }
  }

  /// Returns the text drag of a session; nil if it is not one of ours.
  private func textDrag(in session: any UIDropSession) -> TextDragSession? {
    (session.localDragSession as? DragSession)?.text
  }

  /// Returns the drop request for the delegate.
  private func request(for session: any UIDropSession) -> TextDropRequest? {
    guard let host,
      let position = host.closestPosition(to: session.location(in: host.textInputView))
    else { return nil }
    let drag = textDrag(in: session)
    let isSameView = drag?.source === host
    var operation = UIDropOperation.copy
    if isSameView {
      let place = host.editor.place(position)
      let isOutside = drag.map { place < $0.range.location || place > NSMaxRange($0.range) } ?? true
      operation = !isOutside ? .cancel : session.allowsMoveOperation ? .move : .copy
    }
    return TextDropRequest(
      at: position, isSameView: isSameView, in: session,
      suggests: UITextDropProposal(operation: operation))
  }

  /// Shows the insertion point of a drop (TextSelection.TD2).
  private func show(_ proposal: UITextDropProposal, at position: UITextPosition) {
    let isDrop = proposal.operation == .copy || proposal.operation == .move
    guard let host, isDrop, proposal.dropAction == .insert || host.editor.selection.length == 0,
      proposal.dropAction != .replaceAll
    else { return hideCaret() }
    let view = host.textInputView
    caret.backgroundColor = view.tintColor
    if caret.superview !== view { view.addSubview(caret) }
    caret.isOn = true
    caret.frame = host.caretRect(for: position)
  }

  private func hideCaret() {
    caret.isOn = false
    caret.removeFromSuperview()
  }

  private func leave() {
    isActive = false
    proposal = nil
    hideCaret()
  }

  /// Changes the text (TextSelection.TD3, TextSelection.TD4, TextSelection.TD8).
  private func perform(_ proposal: UITextDropProposal, _ request: TextDropRequest) {
    guard let host else { return }
    let place = host.editor.place(request.dropPosition)
    let drag = textDrag(in: request.dropSession)
    let range =
      switch proposal.dropAction {
      case .replaceSelection where host.editor.selection.length > 0: host.editor.selection
      case .replaceAll: NSRange(location: 0, length: host.editor.length)
      default: NSRange(location: place, length: 0)
      }
    if request.isSameView, proposal.useFastSameViewOperations, proposal.operation == .move,
      proposal.dropAction == .insert
    {
      drag?.move(to: place)
    } else if let drag, drag.hasSuggestedItems, host.pasteDelegate == nil || request.isSameView {
      insert(drag.text, at: range)
    } else if let delegate = host.pasteDelegate {
      TextPaste(host, delegate, EditorTextRange(range)).begin(
        request.dropSession.items.map(\.itemProvider))
    } else {
      load(request.dropSession, into: range)
    }
  }

  /// Inserts the texts of items, once they are loaded.
  private func load(_ session: any UIDropSession, into range: NSRange) {
    let isTemporary = editability == .temporary
    (session as? DropSession)?.loadObjects(ofFirst: kinds(in: session)) { [weak self] objects in
      guard let self, let host = self.host else { return }
      let all = NSMutableAttributedString()
      for object in objects {
        switch object {
        case let text as NSAttributedString: all.append(text)
        case let text as NSString: all.append(NSAttributedString(string: text as String))
        case let url as NSURL: all.append(NSAttributedString(string: url.absoluteString ?? ""))
        default: break
        }
      }
      let isOpened = isTemporary && !host.allowsEditing
      if isOpened { host.allowEditing(true) }
      self.insert(all, at: range)
      if isOpened { host.allowEditing(false) }
    }
  }

  /// Replaces a range with a copy of text, as a single change (TextSelection.TD4).
  private func insert(_ text: NSAttributedString, at range: NSRange) {
    guard let host, text.length > 0 else { return }
    let string = host.isSingleLine ? EditableControl.oneLine(text.string) : text.string
    guard host.isFirstResponder || host.becomeFirstResponder(),
      host.allowsChange(range, to: string), NSMaxRange(range) <= host.editor.length
    else { return }
    host.editor.drop(host.keepsDroppedAttributes ? text : nil, string, at: range)
  }
}
