import TactusDocumentReading

/// A PDF document: its pages, text, outline and attributes (QuickLook.PK1…).
///
/// - Thread: main; accessing a document that has not been read yet blocks for at most ten seconds.
open class PDFDocument: NSObject, NSCopying, @unchecked Sendable {
  // The app uses a document on one thread at a time, as on an iPhone.

  /// The document in Core Graphics.
  public let documentRef: CGPDFDocument?
  /// The file, if the document is one.
  public let documentURL: URL?
  /// The object that follows searches.
  open weak var delegate: (any PDFDocumentDelegate)?

  private var pages: [Int: PDFPage] = [:]
  /// All pages once the app has added, removed or moved some.
  private var edited: [PDFPage]?
  private let bytes: Data?
  /// Whether the document differs from its data.
  var isChanged = false
  /// Whether the outline differs from that of the data.
  private(set) var isOutlineChanged = false
  private var outline: PDFOutline?
  private var attributes: [AnyHashable: Any]?
  private var search: PDFSearch?

  /// Creates a document without pages.
  public override init() {
    (documentRef, documentURL, bytes, edited) = (nil, nil, nil, [])
    super.init()
  }

  /// Opens a file; nil if it is not a PDF document.
  public convenience init?(url: URL) {
    guard let document = CGPDFDocument(url as CFURL) else { return nil }
    self.init(document, at: url, bytes: nil)
  }

  /// Opens a document from data; nil if it is not a PDF document.
  public convenience init?(data: Data) {
    guard let provider = CGDataProvider(data: data), let document = CGPDFDocument(provider) else {
      return nil
    }
    self.init(document, at: nil, bytes: data)
  }

  /// Creates a document of pages that have been read.
  package init(_ document: CGPDFDocument, at url: URL?, bytes: Data?) {
    (documentRef, documentURL, self.bytes) = (document, url, bytes)
    super.init()
  }

  /// Returns a document of copies of the pages.
  open func copy(with zone: NSZone? = nil) -> Any {
    let copy: PDFDocument = MainActor.assumeIsolated {
      guard let documentRef, !isLocked else { return PDFDocument() }
      let copy = PDFDocument(documentRef, at: documentURL, bytes: bytes)
      guard isChanged else { return copy }
      copy.edited = (0..<pageCount).compactMap { page(at: $0)?.copy() as? PDFPage }
      for page in copy.edited ?? [] { page.document = copy }
      (copy.attributes, copy.isChanged) = (attributes, true)
      return copy
    }
    return copy
  }

  // MARK: Pages

  /// The number of pages; 0 while the document is locked.
  open var pageCount: Int { edited?.count ?? documentRef?.numberOfPages ?? 0 }

  /// Returns a page, always as the same object; nil if there is no such page.
  ///
  /// - Parameter index: The index, from 0.
  @MainActor @preconcurrency
  open func page(at index: Int) -> PDFPage? {
    if let edited { return edited.indices.contains(index) ? edited[index] : nil }
    return originalPage(index)
  }

  /// Returns a page of the data, wherever it is now; nil if there is no such page.
  @MainActor
  func originalPage(_ index: Int) -> PDFPage? {
    if let page = pages[index] { return page }
    guard let reference = documentRef?.page(at: index + 1) else { return nil }
    let type = delegate?.classForPage() as? PDFPage.Type ?? pageClass as? PDFPage.Type
    let page = (type ?? PDFPage.self).init()
    page.attach(reference, of: self)
    pages[index] = page
    return page
  }

  /// Returns the index of a page; `NSNotFound` if it does not belong to the document.
  open func index(for page: PDFPage) -> Int {
    if let edited { return edited.firstIndex { $0 === page } ?? NSNotFound }
    guard page.document === self, let reference = page.pageRef else { return NSNotFound }
    return reference.pageNumber - 1
  }

  /// Inserts a page, which is removed from its previous document.
  ///
  /// - Parameters:
  ///   - page: The page.
  ///   - index: The index, from 0 to the number of pages.
  @MainActor @preconcurrency
  open func insert(_ page: PDFPage, at index: Int) {
    var all = allPages
    guard (0...all.count).contains(index) else { return }
    let own = page.document == nil ? page : page.copy() as? PDFPage ?? page
    own.document = self
    all.insert(own, at: index)
    edit(all)
  }

  /// Removes a page.
  @MainActor @preconcurrency
  open func removePage(at index: Int) {
    var all = allPages
    guard all.indices.contains(index) else { return }
    all.remove(at: index).document = nil
    edit(all)
  }

  /// Exchanges two pages.
  @MainActor @preconcurrency
  open func exchangePage(at indexA: Int, withPageAt indexB: Int) {
    var all = allPages
    guard all.indices.contains(indexA), all.indices.contains(indexB) else { return }
    all.swapAt(indexA, indexB)
    edit(all)
  }

  @MainActor private var allPages: [PDFPage] {
    edited ?? (0..<pageCount).compactMap { page(at: $0) }
  }

  @MainActor
  private func edit(_ all: [PDFPage]) {
    (edited, isChanged) = (all, true)
    postLayout()
  }

  /// Notifies the views that the order or the sizes of pages have changed.
  @MainActor
  func postLayout() {
    NotificationCenter.default.post(name: .pagesOfPDFDocumentChanged, object: self)
  }

  /// The class of new pages if the delegate names none.
  open var pageClass: AnyClass { PDFPage.self }

  // MARK: Protection

  /// Whether the document is encrypted.
  open var isEncrypted: Bool { documentRef?.isEncrypted ?? false }
  /// Whether the document is locked.
  open var isLocked: Bool { documentRef?.isUnlocked == false }

  /// Unlocks the document.
  ///
  /// - Returns: Whether it can be read.
  @MainActor @preconcurrency
  open func unlock(withPassword password: String) -> Bool {
    guard isLocked, documentRef?.unlockWithPassword(password) == true else { return !isLocked }
    post(.PDFDocumentDidUnlock) { $0.documentDidUnlock($1) }
    return true
  }

  /// The permissions that the password grants.
  open var permissionsStatus: PDFDocumentPermissions {
    isLocked ? .none : isEncrypted ? .user : .owner
  }

  /// The permissions of the document; all for a new document.
  open var accessPermissions: PDFAccessPermissions {
    PDFAccessPermissions(rawValue: UInt(permissions.rawValue))
  }

  private var permissions: CGPDFAccessPermissions {
    documentRef?.accessPermissions ?? CGPDFAccessPermissions(rawValue: 0xff)
  }
  /// Whether the document may be printed.
  open var allowsPrinting: Bool { documentRef?.allowsPrinting ?? true }
  /// Whether its content may be copied.
  open var allowsCopying: Bool { documentRef?.allowsCopying ?? true }
  /// Whether it may be changed.
  open var allowsDocumentChanges: Bool { permissions.contains(.allowsDocumentChanges) }
  /// Whether pages may be added, removed and rotated.
  open var allowsDocumentAssembly: Bool { permissions.contains(.allowsDocumentAssembly) }
  /// Whether its content may be read aloud.
  open var allowsContentAccessibility: Bool { permissions.contains(.allowsContentAccessibility) }
  /// Whether comments may be added.
  open var allowsCommenting: Bool { permissions.contains(.allowsCommenting) }
  /// Whether its forms may be filled in.
  open var allowsFormFieldEntry: Bool { permissions.contains(.allowsFormFieldEntry) }

  // MARK: Properties

  /// The major version of the format.
  open var majorVersion: Int { documentRef?.description?.majorVersion ?? 0 }
  /// The minor version of the format.
  open var minorVersion: Int { documentRef?.description?.minorVersion ?? 0 }

  /// The attributes of the document; nil while it is locked.
  open var documentAttributes: [AnyHashable: Any]? {
    get { attributes ?? readAttributes }
    set { (attributes, isChanged) = (newValue ?? [:], true) }
  }

  /// The attributes set by the app; nil if they are those of the data.
  var changedAttributes: [AnyHashable: Any]? { attributes }

  private var readAttributes: [AnyHashable: Any]? {
    guard let description = documentRef?.description else { return nil }
    var all: [AnyHashable: Any] = [:]
    for (name, text) in description.properties {
      let key = PDFDocumentAttribute(rawValue: name)
      guard key == .keywordsAttribute else {
        all[key] = text
        continue
      }
      all[key] = text.split(separator: ",").map { $0.trimmingCharacters(in: .whitespaces) }
    }
    if let creation = description.creation {
      all[PDFDocumentAttribute.creationDateAttribute] = Date(timeIntervalSince1970: creation)
    }
    return all
  }

  /// The root of the outline; nil if the document has none.
  @MainActor @preconcurrency
  open var outlineRoot: PDFOutline? {
    get {
      if let outline { return outline }
      let entries = isOutlineChanged ? [] : documentRef?.description?.outline ?? []
      if !entries.isEmpty { outline = PDFOutline(entries, of: self) }
      return outline
    }
    set {
      outline?.document = nil
      (outline, isOutlineChanged, isChanged) = (newValue, true, true)
      newValue?.document = self
    }
  }

  func outlineChanged() { (isOutlineChanged, isChanged) = (true, true) }

  /// Returns the data of the document with the app's changes; nil if its file can no longer be
  /// read, or cannot be rewritten (QuickLook.PA6).
  open func dataRepresentation() -> Data? {
    guard isChanged else { return originalData }
    return MainActor.assumeIsolated { PDFComposer.data(of: allPages, of: self) }
  }

  /// The data from which the document was created.
  var originalData: Data? { bytes ?? documentURL.flatMap { try? Data(contentsOf: $0) } }

  // MARK: Text

  /// The text of all pages.
  @MainActor @preconcurrency
  open var string: String? {
    guard pageCount > 0 else { return nil }
    return (0..<pageCount).compactMap { page(at: $0)?.string }.joined(separator: "\n")
  }

  /// The selection of all text.
  @MainActor @preconcurrency
  open var selectionForEntireDocument: PDFSelection? {
    let selection = PDFSelection(document: self)
    for page in (0..<pageCount).compactMap(page) {
      selection.add(NSRange(location: 0, length: page.numberOfCharacters), on: page)
    }
    return pageCount == 0 ? nil : selection
  }

  /// Returns the selection between two characters.
  ///
  /// - Parameters:
  ///   - startPage: The page of the first character.
  ///   - startCharacter: The index of the first character.
  ///   - endPage: The page of the last character.
  ///   - endCharacter: The index of the last character.
  @MainActor @preconcurrency
  open func selection(
    from startPage: PDFPage, atCharacterIndex startCharacter: Int, to endPage: PDFPage,
    atCharacterIndex endCharacter: Int
  ) -> PDFSelection? {
    let (first, last) = (index(for: startPage), index(for: endPage))
    guard first != NSNotFound, last != NSNotFound, first <= last else { return nil }
    let selection = PDFSelection(document: self)
    for index in first...last {
      guard let page = page(at: index) else { continue }
      let start = index == first ? startCharacter : 0
      let end = index == last ? endCharacter + 1 : page.numberOfCharacters
      guard start < end else { continue }
      selection.add(NSRange(location: start, length: end - start), on: page)
    }
    return selection
  }

  /// Returns the selection between two points of pages.
  ///
  /// - Parameters:
  ///   - startPage: The page of the first point.
  ///   - startPoint: The first point, in the page's coordinates.
  ///   - endPage: The page of the last point.
  ///   - endPoint: The last point, in the page's coordinates.
  @MainActor @preconcurrency
  open func selection(
    from startPage: PDFPage, at startPoint: CGPoint, to endPage: PDFPage, at endPoint: CGPoint
  ) -> PDFSelection? {
    selection(
      from: startPage, atCharacterIndex: max(0, startPage.characterIndex(at: startPoint)),
      to: endPage, atCharacterIndex: max(0, endPage.characterIndex(at: endPoint)))
  }

  // MARK: Searching

  /// Whether a search is running.
  open var isFinding: Bool { search != nil }

  /// Returns the occurrences of a string, in order.
  ///
  /// - Parameters:
  ///   - string: The string; a space also matches the end of a line.
  ///   - options: The way of comparing, such as `.caseInsensitive`.
  @MainActor @preconcurrency
  open func findString(
    _ string: String, withOptions options: NSString.CompareOptions = []
  ) -> [PDFSelection] {
    (0..<pageCount).flatMap { page(at: $0)?.places(of: string, options) ?? [] }
  }

  /// Returns the next occurrence of a string after a selection; the first one without a selection,
  /// and nil if there is none.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - selection: The selection.
  ///   - options: The comparison options; with `.backwards`, the previous occurrence is returned.
  @MainActor @preconcurrency
  open func findString(
    _ string: String, fromSelection selection: PDFSelection?,
    withOptions options: NSString.CompareOptions = []
  ) -> PDFSelection? {
    let isBackwards = options.contains(.backwards)
    let found = findString(string, withOptions: options.subtracting(.backwards))
    guard let place = isBackwards ? selection?.start : selection?.end else {
      return isBackwards ? found.last : found.first
    }
    return isBackwards
      ? found.last { $0.end.map { $0 <= place } ?? false }
      : found.first { $0.start.map { $0 >= place } ?? false }
  }

  /// Begins a search, page by page, whose matches are reported to the delegate and in
  /// notifications.
  ///
  /// - Parameters:
  ///   - string: The text.
  ///   - options: The way of comparing.
  @MainActor @preconcurrency
  open func beginFindString(_ string: String, withOptions options: NSString.CompareOptions = []) {
    beginFindStrings([string], withOptions: options)
  }

  /// Begins a search for several strings.
  ///
  /// - Parameters:
  ///   - strings: The texts.
  ///   - options: The way of comparing.
  @MainActor @preconcurrency
  open func beginFindStrings(_ strings: [String], withOptions options: NSString.CompareOptions = [])
  {
    cancelFindString()
    let search = PDFSearch(self, strings, options)
    self.search = search
    post(.PDFDocumentDidBeginFind) { $0.documentDidBeginDocumentFind($1) }
    search.searchNextPage()
  }

  /// Cancels the search.
  @MainActor @preconcurrency
  open func cancelFindString() {
    guard let search else { return }
    search.cancel()
    endSearch(search)
  }

  // MARK: Internals

  @MainActor
  func endSearch(_ ended: PDFSearch) {
    guard search === ended else { return }
    search = nil
    post(.PDFDocumentDidEndFind) { $0.documentDidEndDocumentFind($1) }
  }

  /// Posts a notification, and notifies the delegate.
  @MainActor
  func post(
    _ name: Notification.Name, _ values: [String: Any] = [:],
    _ tell: (any PDFDocumentDelegate, Notification) -> Void
  ) {
    let notification = Notification(name: name, object: self, userInfo: values)
    NotificationCenter.default.post(notification)
    if let delegate { tell(delegate, notification) }
  }
}
