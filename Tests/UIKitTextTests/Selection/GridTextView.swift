import UIKit

/// A text input of an app: letters of 10 by 20 points in lines that end with a line feed.
@MainActor
final class GridTextView: UIView, UITextInput {
  static let cell = CGSize(width: 10, height: 20)

  /// A position: an offset in UTF-16 units.
  final class Position: UITextPosition {
    let offset: Int
    init(_ offset: Int) { self.offset = offset }
  }

  /// A range of offsets.
  final class Range: UITextRange {
    let range: NSRange
    init(_ range: NSRange) { self.range = range }
    override var start: UITextPosition { Position(range.location) }
    override var end: UITextPosition { Position(NSMaxRange(range)) }
    override var isEmpty: Bool { range.length == 0 }
  }

  /// A rectangle of a selection.
  final class Area: UITextSelectionRect {
    private let area: CGRect
    init(_ area: CGRect) { self.area = area }
    override var rect: CGRect { area }
  }

  private(set) var content = "" as NSString
  var selection = NSRange(location: 0, length: 0)
  private(set) var marked: NSRange?
  var refused: Set<String> = []
  weak var inputDelegate: (any UITextInputDelegate)?
  var markedTextStyle: [NSAttributedString.Key: Any]?
  lazy var tokenizer: any UITextInputTokenizer = UITextInputStringTokenizer(textInput: self)

  override var canBecomeFirstResponder: Bool { true }
  override func canPerformAction(_ action: Selector, withSender sender: Any?) -> Bool {
    action == Selector("copy:")
      ? selection.length > 0 : super.canPerformAction(action, withSender: sender)
  }
  override func copy(_ sender: Any?) {
    UIPasteboard.general.string = content.substring(with: selection)
  }

  /// Replaces the text as the app does, and notifies the input delegate.
  func setText(_ text: String, selected: NSRange) {
    inputDelegate?.textWillChange(self)
    (content, selection) = (text as NSString, selected)
    inputDelegate?.textDidChange(self)
  }

  // MARK: Text

  var hasText: Bool { content.length > 0 }
  func insertText(_ text: String) { replace(marked ?? selection, text) }
  func deleteBackward() {
    guard selection.length == 0 else { return replace(selection, "") }
    guard selection.location > 0 else { return }
    replace(content.rangeOfComposedCharacterSequence(at: selection.location - 1), "")
  }
  private func replace(_ range: NSRange, _ text: String) {
    content = content.replacingCharacters(in: range, with: text) as NSString
    selection = NSRange(location: range.location + text.utf16.count, length: 0)
    marked = nil
  }
  func text(in range: UITextRange) -> String? { content.substring(with: own(range)) }
  func replace(_ range: UITextRange, withText text: String) { replace(own(range), text) }
  func shouldChangeText(in range: UITextRange, replacementText text: String) -> Bool {
    !refused.contains(text)
  }
  var selectedTextRange: UITextRange? {
    get { Range(selection) }
    set { if let newValue { selection = own(newValue) } }
  }
  var markedTextRange: UITextRange? { marked.map { Range($0) } }
  func setMarkedText(_ markedText: String?, selectedRange: NSRange) {
    let (range, text) = (marked ?? selection, markedText ?? "")
    replace(range, text)
    marked = NSRange(location: range.location, length: text.utf16.count)
  }
  func unmarkText() { marked = nil }

  // MARK: Positions

  private func own(_ range: UITextRange) -> NSRange {
    (range as? Range)?.range ?? NSRange(location: 0, length: 0)
  }
  private func own(_ position: UITextPosition) -> Int { (position as? Position)?.offset ?? 0 }
  var beginningOfDocument: UITextPosition { Position(0) }
  var endOfDocument: UITextPosition { Position(content.length) }
  func textRange(from: UITextPosition, to: UITextPosition) -> UITextRange? {
    Range(NSRange(location: own(from), length: own(to) - own(from)))
  }
  func position(from position: UITextPosition, offset: Int) -> UITextPosition? {
    let place = own(position) + offset
    return (0...content.length).contains(place) ? Position(place) : nil
  }
  func position(
    from position: UITextPosition, in direction: UITextLayoutDirection, offset: Int
  ) -> UITextPosition? {
    let caret = caretRect(for: position)
    switch direction {
    case .left: return self.position(from: position, offset: -offset)
    case .right: return self.position(from: position, offset: offset)
    default:
      let step = (direction == .up ? -1 : 1) * CGFloat(offset) * Self.cell.height
      let point = CGPoint(x: caret.midX, y: caret.midY + step)
      return point.y < 0 || Int(point.y / Self.cell.height) >= starts.count
        ? nil : closestPosition(to: point)
    }
  }
  func compare(_ position: UITextPosition, to other: UITextPosition) -> ComparisonResult {
    let (one, two) = (own(position), own(other))
    return one < two ? .orderedAscending : one > two ? .orderedDescending : .orderedSame
  }
  func offset(from: UITextPosition, to: UITextPosition) -> Int { own(to) - own(from) }
  func position(within range: UITextRange, farthestIn direction: UITextLayoutDirection)
    -> UITextPosition?
  { direction == .left || direction == .up ? range.start : range.end }
  func characterRange(byExtending position: UITextPosition, in direction: UITextLayoutDirection)
    -> UITextRange?
  { nil }
  func baseWritingDirection(for position: UITextPosition, in direction: UITextStorageDirection)
    -> NSWritingDirection
  { .leftToRight }
  func setBaseWritingDirection(_ writingDirection: NSWritingDirection, for range: UITextRange) {}

  // MARK: Geometry

  /// The offsets at which lines start.
  private var starts: [Int] {
    [0] + (0..<content.length).filter { content.character(at: $0) == 10 }.map { $0 + 1 }
  }
  var caretTurn = CGAffineTransform.identity
  func caretTransform(for position: UITextPosition) -> CGAffineTransform { caretTurn }
  func caretRect(for position: UITextPosition) -> CGRect {
    let place = own(position)
    let line = starts.lastIndex { $0 <= place } ?? 0
    return CGRect(
      x: CGFloat(place - starts[line]) * Self.cell.width - 1, y: CGFloat(line) * Self.cell.height,
      width: 2, height: Self.cell.height)
  }
  func firstRect(for range: UITextRange) -> CGRect {
    selectionRects(for: range).first?.rect ?? .zero
  }
  func selectionRects(for range: UITextRange) -> [UITextSelectionRect] {
    (own(range.start)..<own(range.end)).map {
      Area(CGRect(origin: caretRect(for: Position($0)).origin, size: Self.cell))
    }
  }
  func closestPosition(to point: CGPoint) -> UITextPosition? {
    let line = min(max(0, Int(point.y / Self.cell.height)), starts.count - 1)
    let end = line + 1 < starts.count ? starts[line + 1] - 1 : content.length
    let column = Int((point.x / Self.cell.width).rounded())
    return Position(min(max(starts[line], starts[line] + column), end))
  }
  func closestPosition(to point: CGPoint, within range: UITextRange) -> UITextPosition? {
    closestPosition(to: point)
  }
  func characterRange(at point: CGPoint) -> UITextRange? { nil }
}
