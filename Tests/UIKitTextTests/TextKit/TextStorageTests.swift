import Foundation
import Testing
import UIKit

/// Steps TextKit.TK1–TK7.
@Suite struct TextStorageTests {
  /// Records the notifications of a storage, and may change it.
  private final class Listener: NSObject, NSTextStorageDelegate {
    var heard: [String] = []
    var onWill: ((NSTextStorage) -> Void)?
    var onDid: ((NSTextStorage) -> Void)?

    private func name(_ mask: NSTextStorage.EditActions) -> String {
      (mask.contains(.editedCharacters) ? "c" : "") + (mask.contains(.editedAttributes) ? "a" : "")
    }

    func textStorage(
      _ textStorage: NSTextStorage, willProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      heard.append(
        "will \(name(editedMask)) \(editedRange.location)+\(editedRange.length) \(delta)")
      onWill?(textStorage)
    }

    func textStorage(
      _ textStorage: NSTextStorage, didProcessEditing editedMask: NSTextStorage.EditActions,
      range editedRange: NSRange, changeInLength delta: Int
    ) {
      heard.append("did \(name(editedMask)) \(editedRange.location)+\(editedRange.length) \(delta)")
      onDid?(textStorage)
    }
  }

  /// A recorder of the calls of a storage.
  private final class Manager: NSLayoutManager {
    var heard: [String] = []

    override func processEditing(
      for textStorage: NSTextStorage, edited editMask: NSTextStorage.EditActions,
      range newCharRange: NSRange, changeInLength delta: Int, invalidatedRange: NSRange
    ) {
      heard.append("\(newCharRange.location)+\(newCharRange.length) \(delta)")
      super.processEditing(
        for: textStorage, edited: editMask, range: newCharRange, changeInLength: delta,
        invalidatedRange: invalidatedRange)
    }
  }

  /// A storage with a store of its own, as apps write them.
  private final class Custom: NSTextStorage {
    private let store = NSMutableAttributedString(string: "")

    override var string: String { store.string }

    override func attributes(
      at location: Int, effectiveRange range: NSRangePointer?
    ) -> [NSAttributedString.Key: Any] { store.attributes(at: location, effectiveRange: range) }

    override func replaceCharacters(in range: NSRange, with str: String) {
      beginEditing()
      store.replaceCharacters(in: range, with: str)
      edited(
        .editedCharacters, range: range, changeInLength: (str as NSString).length - range.length)
      endEditing()
    }

    override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
      beginEditing()
      store.setAttributes(attrs, range: range)
      edited(.editedAttributes, range: range, changeInLength: 0)
      endEditing()
    }

    override func processEditing() {
      // Highlights digits, as a syntax highlighter does.
      let text = string as NSString
      for place in 0..<text.length where (48...57).contains(text.character(at: place)) {
        addAttribute(.kern, value: 3, range: NSRange(location: place, length: 1))
      }
      super.processEditing()
    }
  }

  @Test("TextKit.TK1, TextKit.TK3. A change notifies the delegate, then the layout managers")
  func order() {
    let storage = NSTextStorage(string: "tea")
    let (listener, manager) = (Listener(), Manager())
    storage.delegate = listener
    storage.addLayoutManager(manager)
    storage.replaceCharacters(in: NSRange(location: 0, length: 1), with: "pl")
    #expect(storage.string == "plea" && storage.length == 4)
    #expect(listener.heard == ["will c 0+2 1", "did c 0+2 1"])
    #expect(manager.heard == ["0+2 1"])
    #expect(storage.editedMask.isEmpty && storage.editedRange.location == NSNotFound)
    #expect(storage.changeInLength == 0)
    storage.addAttribute(.kern, value: 2, range: NSRange(location: 1, length: 2))
    #expect(listener.heard.suffix(2) == ["will a 1+2 0", "did a 1+2 0"])
  }

  @Test("TextKit.TK2. A group of changes is processed once, with their union")
  func grouping() {
    let storage = NSTextStorage(string: "0123456789")
    let listener = Listener()
    storage.delegate = listener
    storage.beginEditing()
    storage.deleteCharacters(in: NSRange(location: 2, length: 2))
    storage.beginEditing()
    storage.append(NSAttributedString(string: "ab"))
    storage.endEditing()
    #expect(listener.heard.isEmpty && storage.changeInLength == 0)
    #expect(storage.editedRange == NSRange(location: 2, length: 8))
    storage.endEditing()
    #expect(storage.string == "01456789ab")
    #expect(listener.heard == ["will ca 2+8 0", "did ca 2+8 0"])
    // An end without a beginning changes nothing.
    storage.endEditing()
    storage.insert(NSAttributedString(string: "x"), at: 0)
    #expect(listener.heard.count == 4)
  }

  @Test("TextKit.TK3. The delegate changes characters before, and attributes after the fixing")
  func delegateChanges() {
    let storage = NSTextStorage(string: "")
    let (listener, manager) = (Listener(), Manager())
    storage.delegate = listener
    storage.addLayoutManager(manager)
    listener.onWill = { storage in
      listener.onWill = nil
      storage.replaceCharacters(in: NSRange(location: storage.length, length: 0), with: "!!")
    }
    listener.onDid = { storage in
      storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 1))
    }
    storage.replaceCharacters(in: NSRange(location: 0, length: 0), with: "Hi")
    #expect(storage.string == "Hi!!")
    #expect(listener.heard == ["will c 0+2 2", "did c 0+4 4"])
    #expect(manager.heard == ["0+4 4"])
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) as? Int == 1)
  }

  @Test("TextKit.TK4. Attachments stay on their character, and a paragraph has one style")
  func fixing() {
    let storage = NSTextStorage(string: "a\u{FFFC}\nb")
    let attachment = NSTextAttachment()
    let right = NSMutableParagraphStyle()
    right.alignment = .right
    storage.addAttribute(.attachment, value: attachment, range: NSRange(location: 0, length: 4))
    #expect(storage.attribute(.attachment, at: 0, effectiveRange: nil) == nil)
    #expect(storage.attribute(.attachment, at: 1, effectiveRange: nil) as? NSTextAttachment != nil)
    #expect(storage.attribute(.attachment, at: 3, effectiveRange: nil) == nil)
    storage.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 0, length: 1))
    let style = storage.attribute(.paragraphStyle, at: 2, effectiveRange: nil)
    #expect((style as? NSParagraphStyle)?.alignment == .right)
    #expect(storage.attribute(.paragraphStyle, at: 3, effectiveRange: nil) == nil)
    storage.addAttribute(.paragraphStyle, value: right, range: NSRange(location: 3, length: 1))
    storage.deleteCharacters(in: NSRange(location: 2, length: 1))
    #expect(storage.string == "a\u{FFFC}b")
  }

  @Test("TextKit.TK5. A storage with its own store can be copied, compared and edited")
  func customStore() {
    let storage = Custom()
    storage.append(NSAttributedString(string: "tea 42", attributes: [.baselineOffset: 2]))
    #expect(storage.string == "tea 42" && storage.length == 6)
    #expect(storage.attribute(.kern, at: 4, effectiveRange: nil) as? Int == 3)
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    let copy = NSAttributedString(attributedString: storage)
    #expect(copy.string == "tea 42" && storage.isEqual(to: copy))
    #expect(copy.attribute(.kern, at: 5, effectiveRange: nil) as? Int == 3)
    #expect(copy.attribute(.baselineOffset, at: 0, effectiveRange: nil) as? Int == 2)
    storage.replaceCharacters(in: NSRange(location: 0, length: 4), with: "")
    #expect(NSAttributedString(attributedString: storage).string == "42")
    #expect(storage.attributedSubstring(from: NSRange(location: 1, length: 1)).string == "2")
    var range = NSRange()
    _ = storage.attribute(
      .kern, at: 0, longestEffectiveRange: &range, in: NSRange(location: 0, length: 2))
    #expect(range == NSRange(location: 0, length: 2))
    storage.setAttributedString(NSAttributedString(string: ""))
    #expect(storage.string == "" && NSAttributedString(attributedString: storage).length == 0)
    storage.append(NSAttributedString(string: "7"))
    #expect(NSAttributedString(attributedString: storage).string == "7")
  }

  @Test("TextKit.TK6. Attributes are added to each run, removed, and joined to longest ranges")
  func attributes() {
    let storage = NSTextStorage(string: "abcdef")
    let all = NSRange(location: 0, length: 6)
    storage.addAttribute(.kern, value: 1, range: NSRange(location: 0, length: 3))
    storage.addAttributes([.baselineOffset: 4], range: NSRange(location: 2, length: 2))
    #expect(storage.attributes(at: 2, effectiveRange: nil).count == 2)
    #expect(storage.attributes(at: 3, effectiveRange: nil).count == 1)
    var range = NSRange()
    _ = storage.attribute(.kern, at: 1, longestEffectiveRange: &range, in: all)
    #expect(range == NSRange(location: 0, length: 3))
    _ = storage.attributes(at: 5, longestEffectiveRange: &range, in: all)
    #expect(range == NSRange(location: 4, length: 2))
    storage.removeAttribute(.kern, range: all)
    #expect(storage.attribute(.kern, at: 0, effectiveRange: nil) == nil)
    #expect(storage.attribute(.baselineOffset, at: 2, effectiveRange: nil) as? Int == 4)
    var runs: [String] = []
    storage.enumerateAttribute(.baselineOffset, in: all) { value, range, _ in
      runs.append("\(range.location)+\(range.length) \(value as? Int ?? 0)")
    }
    #expect(runs == ["0+2 0", "2+2 4", "4+2 0"])
    // A storage may be inserted into itself.
    storage.append(storage)
    #expect(storage.string == "abcdefabcdef")
    #expect(storage.attribute(.baselineOffset, at: 8, effectiveRange: nil) as? Int == 4)
  }

  @Test("TextKit.TK7. A layout manager belongs to one storage")
  func managers() {
    let (one, other) = (NSTextStorage(string: "one"), NSTextStorage(string: "other"))
    let manager = NSLayoutManager()
    one.addLayoutManager(manager)
    one.addLayoutManager(manager)
    #expect(one.layoutManagers.count == 1 && manager.textStorage === one)
    other.addLayoutManager(manager)
    #expect(one.layoutManagers.isEmpty && manager.textStorage === other)
    #expect(manager.numberOfGlyphs == 5)
    other.removeLayoutManager(manager)
    #expect(manager.textStorage == nil && manager.numberOfGlyphs == 0)
  }
}
