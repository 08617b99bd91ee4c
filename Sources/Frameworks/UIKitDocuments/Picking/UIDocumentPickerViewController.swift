internal import TactusCrashReports
public import UniformTypeIdentifiers

/// A list of the person's files, of which the app gets those that the person picks.
///
/// Steps DocumentsInApps.DP1…
@preconcurrency @MainActor
open class UIDocumentPickerViewController: UIViewController {
  /// The delegate.
  open weak var delegate: (any UIDocumentPickerDelegate)?
  /// Whether several files can be picked.
  open var allowsMultipleSelection = false
  /// Whether the list shows the extensions of files.
  open var shouldShowFileExtensions = false
  /// The folder that is shown first, if it is one of the person's; by default the whole.
  open var directoryURL: URL?
  /// The purpose of the picker.
  @available(*, deprecated, message: "Use the initializer for the purpose.")
  open var documentPickerMode: UIDocumentPickerMode { mode }

  // MARK: Creating

  /// Creates a picker of files of some types.
  ///
  /// - Parameters:
  ///   - contentTypes: The types.
  ///   - asCopy: Whether the app gets copies in its own container.
  public init(forOpeningContentTypes contentTypes: [UTType], asCopy: Bool) {
    (self.contentTypes, mode) = (contentTypes, asCopy ? .import : .open)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of files of some types, of which the app gets the files themselves.
  public convenience init(forOpeningContentTypes contentTypes: [UTType]) {
    self.init(forOpeningContentTypes: contentTypes, asCopy: false)
  }

  /// Creates a picker of the folder that files of the app are moved or copied to.
  public init(forExporting urls: [URL], asCopy: Bool) {
    (exported, mode) = (urls, asCopy ? .exportToService : .moveToService)
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of the folder that files of the app are moved to.
  public convenience init(forExporting urls: [URL]) {
    self.init(forExporting: urls, asCopy: false)
  }

  /// Creates a picker of files of some types by their identifiers.
  @available(*, deprecated, message: "Use init(forOpeningContentTypes:asCopy:).")
  public init(documentTypes allowedUTIs: [String], in mode: UIDocumentPickerMode) {
    let unknown = allowedUTIs.filter { UTType($0) == nil }
    if !unknown.isEmpty {
      RuntimeWarning.once(
        "UIDocumentPickerViewController was asked for types that are not declared: "
          + unknown.joined(separator: ", "), namesPlace: true)
    }
    contentTypes = allowedUTIs.map { UTType($0) ?? UTType(importedAs: $0) }
    self.mode = Self.checked(mode, [.import, .open])
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of the folder that a file of the app is moved or copied to.
  @available(*, deprecated, message: "Use init(forExporting:asCopy:).")
  public init(url: URL, in mode: UIDocumentPickerMode) {
    (exported, self.mode) = ([url], Self.checked(mode, [.exportToService, .moveToService]))
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker of the folder that files of the app are moved or copied to.
  @available(*, deprecated, message: "Use init(forExporting:asCopy:).")
  public init(urls: [URL], in mode: UIDocumentPickerMode) {
    (exported, self.mode) = (urls, Self.checked(mode, [.exportToService, .moveToService]))
    super.init(nibName: nil, bundle: nil)
  }

  /// Fails: archives have no types.
  public required init?(coder: NSCoder) { return nil }

  // MARK: Life

  /// Adds the list.
  open override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
    let lists = UINavigationController()
    lists.setViewControllers(folders.map { FolderViewController($0, self) }, animated: false)
    addChild(lists)
    lists.view.frame = view.bounds
    lists.view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(lists.view)
    lists.didMove(toParent: self)
  }

  /// Notifies the delegate that the person has closed the picker.
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    guard presentingViewController == nil, !hasEnded else { return }
    hasEnded = true
    delegate?.documentPickerWasCancelled(self)
  }

  // MARK: Internals

  private var contentTypes: [UTType] = []
  private var exported: [URL] = []
  private let mode: UIDocumentPickerMode
  private var picked: [URL] = []
  private var hasEnded = false
  /// The browser of which the picker is the list; nil for none.
  weak var browser: UIDocumentBrowserViewController?
  /// The person's folder; a picker shows nothing outside of it.
  private(set) lazy var root = DocumentsFolder.current

  private static func checked(
    _ mode: UIDocumentPickerMode, _ possible: [UIDocumentPickerMode]
  ) -> UIDocumentPickerMode {
    programmingPrecondition(
      possible.contains(mode),
      "a document picker with these arguments cannot have the mode \(mode)",
      exception: "NSInvalidArgumentException")
    return mode
  }

  /// The folders from the person's to the first shown one.
  private var folders: [URL] {
    guard let directoryURL, FolderEntry.isInside(directoryURL, root) else { return [root] }
    let names = directoryURL.resolvingSymlinksInPath().standardizedFileURL.pathComponents
      .dropFirst(root.standardizedFileURL.pathComponents.count)
    return names.reduce(into: [root]) { folders, name in
      let next = (folders.last ?? root).appendingPathComponent(name)
      var isFolder: ObjCBool = false
      if FileManager.default.fileExists(atPath: next.path, isDirectory: &isFolder),
        isFolder.boolValue
      {
        folders.append(next)
      }
    }
  }

  private var isExporting: Bool { !exported.isEmpty }
  private var picksFolders: Bool { contentTypes.contains { $0 == .folder || $0 == .directory } }

  /// Whether the lists have a button that ends the picker.
  var hasDone: Bool { isExporting || picksFolders || allowsMultipleSelection }
  /// The title of that button.
  var titleOfDone: String {
    switch mode {
    case .import, .open: "Open"
    case .exportToService: "Save"
    case .moveToService: "Move"
    }
  }
  /// Whether that button is enabled.
  var isDoneEnabled: Bool { isExporting || picksFolders || !picked.isEmpty }

  /// Returns whether a file has one of the types that the app asks for (DocumentsInApps.DP2).
  func canPick(_ entry: FolderEntry) -> Bool {
    !isExporting && !entry.isFolder && contentTypes.contains { entry.type.conforms(to: $0) }
  }

  /// Returns whether a file has been picked so far.
  func isPicked(_ url: URL) -> Bool { picked.contains(url) }

  /// Handles a tap on a file.
  func choose(_ url: URL) {
    if let place = picked.firstIndex(of: url) {
      picked.remove(at: place)
    } else {
      picked.append(url)
    }
    if !allowsMultipleSelection { deliver(picked) }
  }

  /// Handles a tap on the button that ends the picker, in a folder.
  func finish(in folder: URL) {
    if isExporting {
      export(to: folder)
    } else {
      deliver(picked.isEmpty && picksFolders ? [folder] : picked)
    }
  }

  /// Handles a tap on Cancel.
  func cancel() {
    guard !hasEnded else { return }
    end { $0.delegate?.documentPickerWasCancelled($0) }
  }

  /// Gives the app the files (DocumentsInApps.DP3).
  private func deliver(_ urls: [URL]) {
    guard !hasEnded, !urls.isEmpty else { return }
    // A file may have become a symbolic link since the list was made.
    let inside = urls.filter { FolderEntry.isInside($0, root) }.map { $0.resolvingSymlinksInPath() }
    if let browser {
      picked = []
      return browser.picked(inside)
    }
    do {
      let given = mode == .import ? try inside.map { try UniqueName.copy($0, to: inbox) } : inside
      if mode == .open { given.forEach(PickedFiles.shared.add) }
      end { $0.tell(given) }
    } catch {
      fail(error)
    }
  }

  /// Moves or copies the app's files (DocumentsInApps.DP4).
  private func export(to folder: URL) {
    guard !hasEnded, FolderEntry.isInside(folder, root) else { return }
    do {
      let places = try exported.map { url in
        guard mode == .moveToService else { return try UniqueName.copy(url, to: folder) }
        let place = UniqueName.place(for: url.lastPathComponent, in: folder)
        try FileManager.default.moveItem(at: url, to: place)
        return place
      }
      places.forEach(PickedFiles.shared.add)
      end { $0.tell(places) }
    } catch {
      fail(error)
    }
  }

  private func tell(_ urls: [URL]) {
    guard !urls.isEmpty else {
      delegate?.documentPickerWasCancelled(self)
      return
    }
    delegate?.documentPicker(self, didPickDocumentsAt: urls)
  }

  /// Shows that files could not be copied or moved; the picker stays.
  private func fail(_ error: any Error) {
    picked = []
    let alert = UIAlertController(
      title: "The File Could Not Be \(mode == .moveToService ? "Moved" : "Copied")",
      message: DocumentError.text(of: error), preferredStyle: .alert)
    alert.addAction(UIAlertAction(title: "OK", style: .default))
    present(alert, animated: true)
  }

  /// Removes the picker, and then calls a closure.
  private func end(_ then: @escaping @MainActor (UIDocumentPickerViewController) -> Void) {
    hasEnded = true
    guard let presenter = presentingViewController else { return then(self) }
    presenter.dismiss(animated: true) { [self] in then(self) }
  }

  /// The folder of the app with copies of picked files.
  private var inbox: URL {
    let name = Bundle.main.bundleIdentifier ?? "app"
    return FileManager.default.temporaryDirectory.appendingPathComponent("\(name)-Inbox")
  }
}
