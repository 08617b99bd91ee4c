/// An attributed string that notifies its layout managers and its delegate of changes.
///
/// A subclass with its own store overrides `string`, `attributes(at:effectiveRange:)`,
/// `replaceCharacters(in:with:)` and `setAttributes(_:range:)`, and calls
/// `edited(_:range:changeInLength:)` after each change (TextKit.TK1–TK7).
///
/// - Thread: any, but one at a time; the main thread once a view shows the text.
open class NSTextStorage: NSMutableAttributedString {
  // MARK: Creating

  /// Creates an empty storage.
  @_nonoverride public init() { super.init(string: "") }

  /// Creates a storage of a string without attributes.
  public override init(string str: String) { super.init(string: str) }

  /// Creates a storage of a string with attributes.
  public override init(
    string str: String, attributes attrs: [NSAttributedString.Key: Any]? = nil
  ) {
    super.init(string: str, attributes: attrs)
  }

  /// Creates a storage of an attributed string.
  public override init(attributedString attrStr: NSAttributedString) {
    super.init(string: attrStr.string)
    copyAttributes(of: attrStr, to: NSRange(location: 0, length: attrStr.length))
  }

  /// Creates a storage from an archive.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  deinit { ReleasedAttributes.release(ofMutable: self) }

  /// The delegate.
  open weak var delegate: (any NSTextStorageDelegate)?

  // MARK: Layout managers

  /// The layout managers.
  open private(set) var layoutManagers: [NSLayoutManager] = []

  /// Adds a layout manager, which the storage retains.
  open func addLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard !layoutManagers.contains(where: { $0 === aLayoutManager }) else { return }
    aLayoutManager.textStorage?.removeLayoutManager(aLayoutManager)
    layoutManagers.append(aLayoutManager)
    aLayoutManager.storageChanged(to: self)
  }

  /// Removes a layout manager.
  open func removeLayoutManager(_ aLayoutManager: NSLayoutManager) {
    guard let index = layoutManagers.firstIndex(where: { $0 === aLayoutManager }) else { return }
    layoutManagers.remove(at: index)
    aLayoutManager.storageChanged(to: nil)
  }

  // MARK: Changes

  /// The kinds of the pending changes.
  open private(set) var editedMask: EditActions = []
  /// The range of the pending changes in the current text; location `NSNotFound` if there are none.
  open private(set) var editedRange = NSRange(location: NSNotFound, length: 0)
  /// The change in length from the pending changes, in UTF-16 units.
  open private(set) var changeInLength = 0

  /// Records a change, and processes it unless changes are being grouped (TextKit.TK2).
  ///
  /// - Parameters:
  ///   - editedMask: The kinds of the change.
  ///   - range: The range before the change.
  ///   - delta: The change in length, in UTF-16 units.
  open func edited(_ editedMask: EditActions, range: NSRange, changeInLength delta: Int) {
    if self.editedMask.isEmpty {
      editedRange = NSRange(location: range.location, length: max(0, range.length + delta))
      changeInLength = delta
    } else {
      let start = min(editedRange.location, range.location)
      let end = max(NSMaxRange(editedRange), NSMaxRange(range)) + delta
      editedRange = NSRange(location: start, length: max(0, end - start))
      changeInLength += delta
    }
    self.editedMask.formUnion(editedMask)
    if groupingDepth == 0 { processPendingChanges() }
  }

  /// Begins a group of changes that are processed together.
  open override func beginEditing() { groupingDepth += 1 }

  /// Ends a group of changes; the outermost group processes them.
  open override func endEditing() {
    guard groupingDepth > 0 else { return }
    groupingDepth -= 1
    if groupingDepth == 0, !editedMask.isEmpty { processPendingChanges() }
  }

  /// Notifies the delegate and the layout managers of the pending changes (TextKit.TK3).
  open func processEditing() {
    let wasProcessing = isProcessing
    isProcessing = true
    defer { isProcessing = wasProcessing }
    let center = NotificationCenter.default
    center.post(name: Self.willProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, willProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    if !fixesAttributesLazily, editedRange.location != NSNotFound { fixAttributes(in: editedRange) }
    center.post(name: Self.didProcessEditingNotification, object: self)
    delegate?.textStorage(
      self, didProcessEditing: editedMask, range: editedRange, changeInLength: changeInLength)
    guard !editedMask.isEmpty else { return }
    mirrorChanges()
    for manager in layoutManagers {
      manager.processEditing(
        for: self, edited: editedMask, range: editedRange, changeInLength: changeInLength,
        invalidatedRange: editedRange)
    }
    (editedMask, editedRange, changeInLength) = ([], NSRange(location: NSNotFound, length: 0), 0)
  }

  // MARK: Attributes

  /// Whether attributes are fixed lazily; false unless overridden.
  open var fixesAttributesLazily: Bool { false }

  /// Invalidates the attributes in a range; here they are fixed at once.
  open func invalidateAttributes(in range: NSRange) { fixAttributes(in: range) }

  /// Fixes the attributes in a range if they are not fixed yet.
  open func ensureAttributesAreFixed(in range: NSRange) {
    if fixesAttributesLazily { fixAttributes(in: range) }
  }

  /// Makes the attributes in a range consistent (TextKit.TK4).
  open func fixAttributes(in range: NSRange) {
    fixAttachments(in: range)
    fixParagraphStyles(in: range)
  }

  // MARK: Primitives

  /// The characters.
  open override var string: String { super.string }

  /// Returns the attributes of a character, and the range with the same attributes around it.
  open override func attributes(
    at location: Int, effectiveRange range: NSRangePointer?
  ) -> [NSAttributedString.Key: Any] {
    check(NSRange(location: location, length: 1))
    return super.attributes(at: location, effectiveRange: range)
  }

  /// Replaces characters; the new ones get the attributes of the first replaced character, or of
  /// the preceding one.
  open override func replaceCharacters(in range: NSRange, with str: String) {
    check(range)
    hasOwnStore = true
    let growth = (str as NSString).length - range.length
    guard range.length > 0 || growth > 0 else { return }
    beginEditing()
    let change = TextReplacement(range, str, in: super.string)
    super.replaceCharacters(in: change.range, with: change.text)
    edited(.editedCharacters, range: range, changeInLength: growth)
    endEditing()
  }

  /// Sets the attributes of a range, in place of all others.
  open override func setAttributes(_ attrs: [NSAttributedString.Key: Any]?, range: NSRange) {
    check(range)
    hasOwnStore = true
    guard range.length > 0 else { return }
    beginEditing()
    super.setAttributes(attrs ?? [:], range: range)
    edited(.editedAttributes, range: range, changeInLength: 0)
    endEditing()
  }

  // MARK: Derived methods

  /// The length in UTF-16 units.
  open override var length: Int { (string as NSString).length }

  /// Returns an attribute of a character, and the range around it with the same attributes.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int, effectiveRange range: NSRangePointer?
  ) -> Any? { attributes(at: location, effectiveRange: range)[attrName] }

  /// Returns the attributes of a character, and the longest range with equal attributes.
  open override func attributes(
    at location: Int, longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> [NSAttributedString.Key: Any] {
    let found = attributes(at: location, effectiveRange: range)
    range?.pointee = longestRange(at: location, in: rangeLimit) { Self.areEqual($0, found) }
    return found
  }

  /// Returns an attribute of a character, and the longest range with an equal value.
  open override func attribute(
    _ attrName: NSAttributedString.Key, at location: Int,
    longestEffectiveRange range: NSRangePointer?, in rangeLimit: NSRange
  ) -> Any? {
    let found = attributes(at: location, effectiveRange: nil)[attrName]
    range?.pointee = longestRange(at: location, in: rangeLimit) {
      Self.areEqual($0[attrName], found)
    }
    return found
  }

  /// Returns a part of the string.
  open override func attributedSubstring(from range: NSRange) -> NSAttributedString {
    check(range)
    let part = NSMutableAttributedString(
      string: (string as NSString).substring(with: range))
    forEachRun(in: range) { attributes, run in
      part.setAttributes(
        attributes, range: NSRange(location: run.location - range.location, length: run.length))
    }
    return NSAttributedString(attributedString: part)
  }

  /// Adds an attribute to a range.
  open override func addAttribute(
    _ name: NSAttributedString.Key, value: Any, range: NSRange
  ) { addAttributes([name: value], range: range) }

  /// Adds attributes to a range.
  open override func addAttributes(_ attrs: [NSAttributedString.Key: Any], range: NSRange) {
    changeAttributes(in: range) { $0.merging(attrs) { _, new in new } }
  }

  /// Removes an attribute from a range.
  open override func removeAttribute(_ name: NSAttributedString.Key, range: NSRange) {
    changeAttributes(in: range) { $0.filter { $0.key != name } }
  }

  /// Replaces a range with an attributed string.
  open override func replaceCharacters(in range: NSRange, with attrString: NSAttributedString) {
    check(range)
    // A copy, because the string may be this storage.
    let new = NSAttributedString(attributedString: attrString)
    beginEditing()
    replaceCharacters(in: range, with: new.string)
    if new.length > 0 {
      new.enumerateAttributes(in: NSRange(location: 0, length: new.length)) { attributes, run, _ in
        setAttributes(
          attributes, range: NSRange(location: range.location + run.location, length: run.length))
      }
    }
    endEditing()
  }

  /// Deletes a range.
  open override func deleteCharacters(in range: NSRange) {
    replaceCharacters(in: range, with: "")
  }

  // MARK: Internals

  /// The number of open groups of changes.
  private var groupingDepth = 0
  /// Whether the pending changes are being processed.
  private var isProcessing = false
  /// Whether the text is in the superclass's store, rather than in that of a subclass.
  private var hasOwnStore = false

  private func processPendingChanges() {
    guard !isProcessing else { return }
    isProcessing = true
    processEditing()
    isProcessing = false
  }

  /// Copies the pending changes of a subclass with its own store to the superclass's store, which
  /// Foundation's functions read directly (TextKit.TK5).
  private func mirrorChanges() {
    guard !hasOwnStore else { return }
    let oldLength = super.length
    let start = min(editedRange.location, oldLength)
    let end = min(max(start, NSMaxRange(editedRange) - changeInLength), oldLength)
    let range = NSRange(location: start, length: end - start)
    let new = NSRange(location: start, length: range.length + length - oldLength)
    guard new.length >= 0, NSMaxRange(new) <= length else { return }
    let change = TextReplacement(
      range, (string as NSString).substring(with: new), in: super.string)
    if range.length + new.length > 0 {
      super.replaceCharacters(in: change.range, with: change.text)
    }
    let growth = new.length - range.length
    forEachRun(
      in: NSRange(location: change.range.location, length: change.range.length + growth)
    ) { super.setAttributes($0, range: $1) }
  }

  private func copyAttributes(of string: NSAttributedString, to range: NSRange) {
    guard range.length > 0 else { return }
    string.enumerateAttributes(in: range) { attributes, run, _ in
      super.setAttributes(attributes, range: run)
    }
  }

  private func changeAttributes(
    in range: NSRange,
    _ change: ([NSAttributedString.Key: Any]) -> [NSAttributedString.Key: Any]
  ) {
    check(range)
    guard range.length > 0 else { return }
    beginEditing()
    forEachRun(in: range) { setAttributes(change($0), range: $1) }
    endEditing()
  }

  /// Traps, as on an iPhone, if a range is outside of the text.
  private func check(_ range: NSRange) {
    let (end, isTooFar) = range.location.addingReportingOverflow(range.length)
    programmingPrecondition(
      range.location >= 0 && range.length >= 0 && !isTooFar && end <= length,
      "the range {\(range.location), \(range.length)} is outside of a text of length \(length)",
      exception: "NSRangeException")
  }
}
