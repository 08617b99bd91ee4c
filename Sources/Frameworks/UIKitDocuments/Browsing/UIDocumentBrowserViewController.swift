internal import TactusCrashReports
public import UniformTypeIdentifiers

/// The list of the person's files as the first screen of an app for documents.
///
/// Steps DocumentsInApps.DB1…
@preconcurrency @MainActor
open class UIDocumentBrowserViewController: UIViewController {
  // MARK: Creating

  /// Creates a browser of files of some types; nil for the types that the app opens.
  public init(forOpening contentTypes: [UTType]?) {
    types = contentTypes ?? Self.ownTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser of files of some types by their identifiers.
  @available(*, deprecated, message: "Use init(forOpening:).")
  public init(forOpeningFilesWithContentTypes allowedContentTypes: [String]?) {
    types = allowedContentTypes.map { $0.compactMap { UTType($0) } } ?? Self.ownTypes
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a browser of the types that the app opens; archives have none.
  public required init?(coder: NSCoder) {
    types = Self.ownTypes
    super.init(coder: coder)
  }

  // MARK: Configuring

  /// The delegate.
  open weak var delegate: (any UIDocumentBrowserViewControllerDelegate)?
  /// Whether the person can create a document.
  open var allowsDocumentCreation = true { didSet { reload() } }
  /// Whether several files can be picked.
  open var allowsPickingMultipleItems = false { didSet { reload() } }
  /// Whether the list shows the extensions of files.
  open var shouldShowFileExtensions = false { didSet { reload() } }
  /// The identifiers of the types.
  @available(*, deprecated, message: "Use contentTypesForRecentDocuments.")
  open var allowedContentTypes: [String] { types.map(\.identifier) }
  /// The identifiers of the types of recent documents.
  @available(*, deprecated, message: "Use contentTypesForRecentDocuments.")
  open var recentDocumentsContentTypes: [String] { types.map(\.identifier) }
  /// The types of recent documents.
  open var contentTypesForRecentDocuments: [UTType] { types }
  /// The app's items at the leading end of the bar.
  open var additionalLeadingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { reload() }
  }
  /// The app's items at the trailing end of the bar.
  open var additionalTrailingNavigationBarButtonItems: [UIBarButtonItem] = [] {
    didSet { reload() }
  }
  /// The app's actions on files; the list has no menus.
  open var customActions: [UIDocumentBrowserAction] = []
  /// The title of the creation of a document, which assistive technologies read.
  open var localizedCreateDocumentActionTitle = "Create Document" { didSet { reload() } }
  /// The ratio of the width of a new document to its height; the list shows icons.
  open var defaultDocumentAspectRatio: CGFloat = 2 / 3
  /// The style of the browser.
  open var browserUserInterfaceStyle: BrowserUserInterfaceStyle = .white {
    didSet { overrideUserInterfaceStyle = browserUserInterfaceStyle == .dark ? .dark : .light }
  }

  /// The styles of a browser.
  public enum BrowserUserInterfaceStyle: UInt, Sendable {
    /// White.
    case white = 0
    /// Light.
    case light = 1
    /// Dark.
    case dark = 2
  }

  /// The modes in which a document is imported among the person's.
  public enum ImportMode: UInt, Sendable {
    /// The document is not imported.
    case none = 0
    /// The document is copied.
    case copy = 1
    /// The document is moved.
    case move = 2
  }

  // MARK: Documents

  /// Passes a document to a handler; copies it first if it is not one of the person's
  /// (DocumentsInApps.DB3).
  open func revealDocument(
    at url: URL, importIfNeeded: Bool, completion: ((URL?, (any Error)?) -> Void)? = nil
  ) {
    guard !DocumentsFolder.contains(url) else {
      completion?(url, nil)
      return
    }
    guard importIfNeeded else {
      completion?(nil, UIDocumentBrowserError(.generic))
      return
    }
    take(url, to: DocumentsFolder.current, .copy) { completion?($0, $1) }
  }

  /// Returns a document of the person's; copies it first if it is not one (DocumentsInApps.DB3).
  ///
  /// - Throws: An error if the document is not one of the person's, or cannot be copied.
  @discardableResult
  open func revealDocument(at url: URL, importIfNeeded: Bool) async throws -> URL {
    try await withCheckedThrowingContinuation { next in
      revealDocument(at: url, importIfNeeded: importIfNeeded) { place, error in
        next.resume(
          with: place.map { .success($0) } ?? .failure(error ?? UIDocumentBrowserError(.generic)))
      }
    }
  }

  /// Makes a document one of the person's, beside another one (DocumentsInApps.DB3).
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    guard DocumentsFolder.contains(neighbourURL) else {
      return completionHandler(nil, UIDocumentBrowserError(.noLocationAvailable))
    }
    guard importMode != .none else {
      return completionHandler(nil, UIDocumentBrowserError(.generic))
    }
    take(
      documentURL, to: neighbourURL.deletingLastPathComponent(), importMode, completionHandler)
  }

  /// Makes a document one of the person's, beside another one, and returns its place
  /// (DocumentsInApps.DB3).
  ///
  /// - Throws: An error if the document cannot be copied or moved.
  @discardableResult
  open func importDocument(
    at documentURL: URL, nextToDocumentAt neighbourURL: URL, mode importMode: ImportMode
  ) async throws -> URL {
    try await withCheckedThrowingContinuation { next in
      importDocument(at: documentURL, nextToDocumentAt: neighbourURL, mode: importMode) {
        place, error in
        next.resume(
          with: place.map { .success($0) } ?? .failure(error ?? UIDocumentBrowserError(.generic)))
      }
    }
  }

  /// The purpose of the document that the delegate is to create; nil at other times
  /// (DocumentsInApps.DV5).
  open private(set) var activeDocumentCreationIntent: UIDocument.CreationIntent?

  /// Renames a document of the person's (DocumentsInApps.DB5).
  ///
  /// - Parameters:
  ///   - documentURL: The document.
  ///   - proposedName: The name; without an extension it keeps that of the document.
  ///   - completionHandler: Receives the place of the document, or the error.
  open func renameDocument(
    at documentURL: URL, proposedName: String,
    completionHandler: @escaping (URL?, (any Error)?) -> Void
  ) {
    do {
      let place = try rename(documentURL, proposedName)
      completionHandler(place, nil)
    } catch { completionHandler(nil, error) }
  }

  /// Renames a document of the person's and returns its place (DocumentsInApps.DB5).
  ///
  /// - Throws: An error if the document cannot be renamed.
  @discardableResult
  open func renameDocument(at documentURL: URL, proposedName: String) async throws -> URL {
    try await withCheckedThrowingContinuation { next in
      renameDocument(at: documentURL, proposedName: proposedName) { place, error in
        next.resume(
          with: place.map { .success($0) } ?? .failure(error ?? UIDocumentBrowserError(.generic)))
      }
    }
  }

  /// Returns the animator with which the app presents a document.
  open func transitionController(
    forDocumentAt documentURL: URL
  ) -> UIDocumentBrowserTransitionController { UIDocumentBrowserTransitionController() }

  // MARK: Controller

  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    reload()
  }

  // MARK: Internals

  private let types: [UTType]
  private var list: UIDocumentPickerViewController?

  /// The types that the app's property list names, or all.
  private static var ownTypes: [UTType] {
    let kinds = Bundle.main.object(forInfoDictionaryKey: "CFBundleDocumentTypes")
    let names = (kinds as? [[String: Any]] ?? [])
      .flatMap { $0["LSItemContentTypes"] as? [String] ?? [] }
    return names.isEmpty ? [.item] : names.compactMap { UTType($0) }
  }

  /// The items of the bar, which the list shows.
  var barItems: (leading: [UIBarButtonItem], trailing: [UIBarButtonItem]) {
    var trailing = additionalTrailingNavigationBarButtonItems
    if allowsDocumentCreation {
      let create = UIBarButtonItem(
        systemItem: .add, primaryAction: UIAction { [weak self] _ in self?.create(.default) })
      create.accessibilityLabel = localizedCreateDocumentActionTitle
      trailing.insert(create, at: 0)
    }
    return (additionalLeadingNavigationBarButtonItems, trailing)
  }

  /// Handles files that the person has picked.
  func picked(_ urls: [URL]) {
    urls.forEach(PickedFiles.shared.add)
    delegate?.documentBrowser(self, didPickDocumentsAt: urls)
  }

  private func reload() {
    guard isViewLoaded else { return }
    if let list {
      list.willMove(toParent: nil)
      list.view.removeFromSuperview()
      list.removeFromParent()
    }
    let list = UIDocumentPickerViewController(forOpeningContentTypes: types, asCopy: false)
    list.browser = self
    list.allowsMultipleSelection = allowsPickingMultipleItems
    list.shouldShowFileExtensions = shouldShowFileExtensions
    addChild(list)
    list.view.frame = view.bounds
    list.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(list.view)
    list.didMove(toParent: self)
    self.list = list
  }

  /// Asks the delegate for a new document, and makes it one of the person's (DocumentsInApps.DB2).
  func create(_ intent: UIDocument.CreationIntent) {
    guard let delegate else { return }
    activeDocumentCreationIntent = intent
    delegate.documentBrowser(self) { [weak self] url, mode in
      self?.activeDocumentCreationIntent = nil
      guard let self, let url, mode != .none else { return }
      take(url, to: DocumentsFolder.current, mode) { [weak self] place, error in
        guard let self else { return }
        guard let place else {
          let failure = error ?? UIDocumentBrowserError(.generic)
          self.delegate?.documentBrowser(self, failedToImportDocumentAt: url, error: failure)
          return
        }
        self.delegate?.documentBrowser(self, didImportDocumentAt: url, toDestinationURL: place)
      }
    }
  }

  private func rename(_ url: URL, _ name: String) throws -> URL {
    guard DocumentsFolder.contains(url) else { throw UIDocumentBrowserError(.noLocationAvailable) }
    guard !name.isEmpty, !name.contains("/"), name != ".", name != ".." else {
      throw CocoaError(.fileWriteInvalidFileName)
    }
    let suffix = url.pathExtension
    let isWhole = suffix.isEmpty || (name as NSString).pathExtension == suffix
    let full = isWhole ? name : "\(name).\(suffix)"
    guard full != url.lastPathComponent else { return url }
    let place = UniqueName.place(for: full, in: url.deletingLastPathComponent())
    try FileManager.default.moveItem(at: url, to: place)
    NSFileCoordinator(filePresenter: nil).item(at: url, didMoveTo: place)
    PickedFiles.shared.add(place)
    reload()
    return place
  }

  private func take(
    _ url: URL, to folder: URL, _ mode: ImportMode, _ completion: (URL?, (any Error)?) -> Void
  ) {
    do {
      let place: URL
      if mode == .move {
        place = UniqueName.place(for: url.lastPathComponent, in: folder)
        try FileManager.default.moveItem(at: url, to: place)
      } else {
        place = try UniqueName.copy(url, to: folder)
      }
      PickedFiles.shared.add(place)
      reload()
      completion(place, nil)
    } catch {
      completion(nil, error)
    }
  }
}
