import TactusPhoneTypes
import TactusThreads

/// A drag of selected text by a finger, from its lift to its drop.
///
/// Steps TextSelection.TD1… are in `Documentation/Behaviour/TextSelection.md`.
@MainActor
final class TextDragSession {
  /// Lifts the selection of a text; nil if there is nothing to drag at a point.
  ///
  /// - Parameters:
  ///   - source: The text.
  ///   - point: The location of the finger in the text input view.
  init?(_ source: any UIResponder & UITextInput, at point: CGPoint) {
    guard Self.allowsDrags(of: source), let host = source as? any TextEditorHost,
      host.allowsCopying,
      host.editor.selection.length > 0, host.editor.marked == nil,
      let window = source.textInputView.window, let range = source.selectedTextRange
    else { return nil }
    let rects = source.selectionRects(for: range).map(\.rect).filter { $0.width > 0 }
    guard rects.contains(where: { $0.contains(point) }) else { return nil }
    (self.source, self.range, self.window) = (host, host.editor.selection, window)
    text = host.editor.content.attributedSubstring(from: host.editor.selection)
    let area = rects.reduce(CGRect.null) { $0.union($1) }.intersection(source.textInputView.bounds)
    preview = TextDragPreview(of: source.textInputView, area: area, rects: rects, in: window)
    preview.frame = source.textInputView.convert(area, to: window)
    let place = source.textInputView.convert(point, to: window)
    offset = CGPoint(x: preview.center.x - place.x, y: preview.center.y - place.y)
    caret.backgroundColor = source.textInputView.tintColor
    feedback.impactOccurred()
    feedback.prepare()
    Self.present.value = self
  }

  /// Returns whether the text of a view is dragged now.
  static func isDragging(_ view: UIView) -> Bool { present.value?.source === view }

  private static let present = ContextLocal<TextDragSession?>(nil)

  /// Returns whether drags of a text can begin; text inputs of apps decide by their delegate.
  private static func allowsDrags(of source: UIResponder) -> Bool {
    let interaction =
      (source as? ScrollingTextInput)?.textDragInteraction
      ?? (source as? EditableControl)?.textDragInteraction
    return interaction?.isEnabled ?? isEnabled
  }

  /// Whether the phone drags text: from iOS 15 on, and on tablets from 11 on (TextSelection.TD1).
  static var isEnabled: Bool {
    let isPad = UIScreen.main.traitCollection.userInterfaceIdiom == .pad
    return UIScreen.main.device.systemVersion >= SystemVersion(isPad ? 11 : 15)
  }

  /// Whether the finger has moved since the lift; without a movement the menu is shown.
  private(set) var hasMoved = false

  /// Follows the finger (TextSelection.TD2).
  func move(to point: CGPoint) {
    preview.center = CGPoint(x: point.x + offset.x, y: point.y + offset.y)
    hasMoved = hasMoved || point.distance(to: start ?? point) > GestureLimits.panTravel
    start = start ?? point
    target = receiver(at: point)
    guard let target, hasMoved, let place = place(in: target, at: point) else {
      caret.removeFromSuperview()
      return
    }
    let view = target.textInputView
    if caret.superview !== view { view.addSubview(caret) }
    caret.isOn = true
    caret.frame = target.caretRect(for: EditorTextPosition(place))
  }

  /// Drops the text at a location in the window (TextSelection.TD3, TextSelection.TD4).
  func drop(at point: CGPoint) {
    defer { end() }
    guard hasMoved, let target = receiver(at: point), let place = place(in: target, at: point)
    else { return }
    let isDropped =
      target === source ? move(to: place) : insert(into: target, at: place)
    if isDropped { feedback.impactOccurred() }
  }

  /// Ends the drag without a drop.
  func end() {
    if Self.present.value === self { Self.present.value = nil }
    preview.removeFromSuperview()
    caret.isOn = false
    caret.removeFromSuperview()
  }

  // MARK: Internals

  private weak var source: (any TextEditorHost)?
  private let range: NSRange
  private let text: NSAttributedString
  private weak var window: UIWindow?
  private weak var target: (any TextEditorHost)?
  private var start: CGPoint?
  private let offset: CGPoint
  private let preview: TextDragPreview
  private let caret = CaretView(frame: .zero)
  private let feedback = UIImpactFeedbackGenerator(style: .light)

  /// Returns the text that can be edited at a point of the window.
  private func receiver(at point: CGPoint) -> (any TextEditorHost)? {
    let views = sequence(first: window?.hitTest(point, with: nil), next: { $0?.superview })
    for case let view? in views {
      guard let host = view as? any TextEditorHost else { continue }
      return host.allowsEditing ? host : nil
    }
    return nil
  }

  /// Returns the offset in a text that is nearest to a point of the window.
  private func place(in target: any TextEditorHost, at point: CGPoint) -> Int? {
    let own = target.textInputView.convert(point, from: window)
    return target.closestPosition(to: own).map { target.editor.place($0) }
  }

  /// Moves the text within its view, as one change (TextSelection.TD3).
  private func move(to place: Int) -> Bool {
    guard let source, isUnchanged(in: source) else { return false }
    // The selection stays where it is.
    guard place < range.location || place > NSMaxRange(range) else { return false }
    let empty = NSRange(location: place, length: 0)
    guard source.allowsChange(empty, to: text.string), source.allowsChange(range, to: ""),
      isUnchanged(in: source), place <= source.editor.length
    else { return false }
    source.editor.move(range, to: place)
    return true
  }

  /// Inserts a copy of the text into another view (TextSelection.TD4).
  private func insert(into target: any TextEditorHost, at place: Int) -> Bool {
    let string = target.isSingleLine ? EditableControl.oneLine(text.string) : text.string
    let empty = NSRange(location: place, length: 0)
    guard target.isFirstResponder || target.becomeFirstResponder(),
      target.allowsChange(empty, to: string), place <= target.editor.length
    else { return false }
    let view = target as? UITextView
    let keepsAttributes = view?.allowsEditingTextAttributes ?? false
    target.editor.drop(keepsAttributes ? text : nil, string, at: place)
    return true
  }

  /// Whether the text is still what was lifted; the app may have changed it meanwhile.
  private func isUnchanged(in host: any TextEditorHost) -> Bool {
    NSMaxRange(range) <= host.editor.length
      && (host.editor.text as NSString).substring(with: range) == text.string
  }
}
