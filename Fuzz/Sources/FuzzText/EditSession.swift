import UIKit

/// A series of edits, which bytes describe, of one text view.
@MainActor
struct EditSession {
  private static let window = UIWindow(frame: CGRect(x: 0, y: 0, width: 200, height: 300))
  private static let view: UITextView = {
    let view = UITextView(frame: CGRect(x: 0, y: 0, width: 120, height: 80))
    window.addSubview(view)
    window.isHidden = false
    return view
  }()
  private static let pieces = [
    "a", "word ", "\n", "\r\n", "👨‍👩‍👧‍👦", "e\u{301}", "\u{301}", "שלום", "ا", "漢字", "\u{200D}", "🇩🇪", "👍🏽",
    "",
    "\u{2029}", "क्षि", "\u{FFFC}", "\t", "\u{202E}", "\u{0}",
  ]

  private var bytes: ArraySlice<UInt8>
  private let view = EditSession.view
  private let delegate = ChangingDelegate()

  init(_ bytes: ArraySlice<UInt8>) { self.bytes = bytes }

  /// Performs the edits.
  mutating func run() {
    view.delegate = nil
    view.text = "Ab 👨‍👩‍👧‍👦 שלום\nnext"
    precondition(view.becomeFirstResponder(), "the text view is in a window")
    view.delegate = delegate
    var count = 0
    while let kind = next(), count < 200 {
      edit(kind)
      check()
      count += 1
    }
    view.delegate = nil
    view.unmarkText()
    var undone = 0
    while view.undoManager?.canUndo == true {
      view.undoManager?.undo()
      check()
      undone += 1
      precondition(undone < 1_000, "undoing ends")
    }
  }

  // MARK: Internals

  private mutating func next() -> Int? { bytes.popFirst().map { Int($0) } }

  /// Returns an offset, mostly within the text.
  private mutating func place() -> Int {
    switch next() ?? 0 {
    case 255: .max
    case 254: -1
    case let byte: byte % (view.text.utf16.count + 3)
    }
  }

  private mutating func piece() -> String { Self.pieces[(next() ?? 0) % Self.pieces.count] }

  /// Returns a range of the storage.
  private mutating func storageRange() -> NSRange {
    let length = view.textStorage.length
    let start = min(max(0, place()), length)
    return NSRange(location: start, length: (next() ?? 0) % (length - start + 1))
  }

  private mutating func textRange() -> UITextRange? {
    let start =
      view.position(from: view.beginningOfDocument, offset: place()) ?? view.beginningOfDocument
    let end = view.position(from: start, offset: (next() ?? 0) % 9) ?? view.endOfDocument
    return view.textRange(from: start, to: end)
  }

  private mutating func edit(_ kind: Int) {
    switch kind % 18 {
    case 0, 1: view.insertText(piece())
    case 2: view.deleteBackward()
    case 3: view.selectedRange = NSRange(location: place(), length: place())
    case 4: if let range = textRange() { view.replace(range, withText: piece()) }
    case 5, 6:
      view.setMarkedText(piece(), selectedRange: NSRange(location: place(), length: place()))
    case 7: view.unmarkText()
    case 8: view.undoManager?.undo()
    case 9: view.undoManager?.redo()
    case 10: view.textStorage.replaceCharacters(in: storageRange(), with: piece())
    case 11:
      let (range, size) = (storageRange(), CGFloat((next() ?? 0) % 40 + 1))
      view.textStorage.addAttribute(.font, value: UIFont.systemFont(ofSize: size), range: range)
    case 12:
      let attachment = NSTextAttachment(data: Data([UInt8(next() ?? 0)]), ofType: "public.data")
      attachment.bounds = CGRect(x: 0, y: place(), width: next() ?? 0, height: next() ?? 0)
      view.textStorage.insert(
        NSAttributedString(attachment: attachment), at: storageRange().location)
    case 13: delegate.interference = (next() ?? 0, piece())
    case 14: measure()
    case 15: insertDocument()
    case 16: view.bounds.size.width = CGFloat((next() ?? 0) % 200 + 1)
    default:
      view.toggleBoldface(nil)
      view.toggleUnderline(nil)
    }
  }

  private mutating func measure() {
    if let range = textRange() {
      for rect in view.selectionRects(for: range) {
        precondition(rect.rect.width.isFinite && rect.rect.height.isFinite, "rectangles are finite")
      }
      _ = view.firstRect(for: range)
    }
    _ = view.closestPosition(to: CGPoint(x: place(), y: place()))
    _ = view.characterRange(at: CGPoint(x: next() ?? 0, y: next() ?? 0))
    view.layoutIfNeeded()
    view.scrollRangeToVisible(NSRange(location: place(), length: place()))
  }

  private mutating func insertDocument() {
    let count = min(next() ?? 0, bytes.count)
    let data = Data(bytes.prefix(count))
    bytes = bytes.dropFirst(count)
    let type: NSAttributedString.DocumentType = count % 2 == 0 ? .rtf : .html
    let text = try? NSAttributedString(
      data: data, options: [.documentType: type], documentAttributes: nil)
    if let text { view.textStorage.replaceCharacters(in: storageRange(), with: text) }
  }

  private func check() {
    let text = view.text ?? ""
    let length = text.utf16.count
    precondition(view.textStorage.string == text && view.textStorage.length == length)
    precondition(view.offset(from: view.beginningOfDocument, to: view.endOfDocument) == length)
    let selection = view.selectedRange
    precondition(selection.location >= 0 && NSMaxRange(selection) <= length, "\(selection)")
    if let marked = view.markedTextRange {
      precondition(view.offset(from: marked.end, to: view.endOfDocument) >= 0, "marked beyond")
    }
    let caret = view.caretRect(for: view.selectedTextRange?.end ?? view.endOfDocument)
    precondition(caret.minX.isFinite && caret.maxY.isFinite, "\(caret)")
  }
}
