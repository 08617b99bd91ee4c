/// A view controller that shows a document, which it opens and closes.
///
/// Steps DocumentsInApps.DV1…
@preconcurrency @MainActor
open class UIDocumentViewController: UIViewController {
  // MARK: Creating

  /// Creates a controller of a document; nil for one that lets the person choose it.
  public init(document: UIDocument?) {
    self.document = document
    super.init(nibName: nil, bundle: nil)
    documentDidChange()
  }

  /// Creates a controller without a document from a nib file.
  public override init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) {
    super.init(nibName: nibNameOrNil, bundle: nibBundleOrNil)
  }

  /// Creates a controller without a document from an interface file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  // MARK: Document

  /// The document; a document that is open is shown at once, and another one is opened when the
  /// controller is on the screen (DocumentsInApps.DV1).
  open var document: UIDocument? {
    didSet {
      guard document !== oldValue else { return }
      documentDidChange()
    }
  }

  /// Opens the document, unless it is open.
  ///
  /// - Parameter completionHandler: Called on the main queue; receives whether the document is
  ///   open.
  open func openDocument(completionHandler: @escaping (Bool) -> Void) {
    guard let document else { return completionHandler(false) }
    guard document.documentState.contains(.closed) else { return completionHandler(true) }
    // A document that is being opened cannot be opened a second time.
    if let opening, opening.document === document {
      return opening.handlers.append(completionHandler)
    }
    let opening = DocumentOpening(document)
    opening.handlers.append(completionHandler)
    self.opening = opening
    document.open { [weak self] isOpen in
      if let self, self.opening === opening { self.opening = nil }
      if opening.closesAtOnce {
        if isOpen { document.close() }
      } else if isOpen, let self, document === self.document {
        documentIsOpen()
      }
      for handler in opening.handlers { handler(isOpen && !opening.closesAtOnce) }
    }
  }

  /// Opens the document, unless it is open, and returns whether it is.
  open func openDocument() async -> Bool {
    await withCheckedContinuation { next in
      openDocument { next.resume(returning: $0) }
    }
  }

  /// Called when the document is open; does nothing unless overridden.
  open func documentDidOpen() {}

  /// Called after the controller has changed its navigation item; does nothing unless overridden.
  open func navigationItemDidUpdate() {}

  /// The buttons that undo and redo the document's changes, for a bar (DocumentsInApps.DV3).
  open var undoRedoItemGroup: UIBarButtonItemGroup { undoItems.group }

  /// The undo manager: that of the document, while there is one.
  open override var undoManager: UndoManager? { document?.undoManager ?? super.undoManager }

  /// The appearance of the controller while it has no document (DocumentsInApps.DV4).
  open var launchOptions = LaunchOptions() {
    didSet {
      oldValue.didChange = nil
      showLaunchView()
    }
  }

  // MARK: Controller

  open override func viewDidLoad() {
    super.viewDidLoad()
    showLaunchView()
  }

  /// Opens the document (DocumentsInApps.DV1).
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    isShown = true
    opening?.closesAtOnce = false
    openIfShown()
  }

  /// Closes the document if the controller is dismissed or removed (DocumentsInApps.DV2).
  open override func viewDidDisappear(_ animated: Bool) {
    super.viewDidDisappear(animated)
    isShown = false
    guard isBeingDismissed || isMovingFromParent || navigationController?.isBeingDismissed == true
    else { return }
    opening?.closesAtOnce = true
    guard let document, !document.documentState.contains(.closed) else { return }
    document.close()
  }

  // MARK: Internals

  private var isShown = false
  private var opening: DocumentOpening?
  private var launchView: DocumentLaunchView?
  private lazy var undoItems = UndoRedoItems()

  private func documentDidChange() {
    undoItems.document = document
    navigationItem.title = document?.localizedName
    navigationItemDidUpdate()
    showLaunchView()
    guard let document else { return }
    if document.documentState.contains(.closed) { openIfShown() } else { documentIsOpen() }
  }

  private func openIfShown() {
    guard isShown, document?.documentState.contains(.closed) == true else { return }
    openDocument { _ in }
  }

  private func documentIsOpen() {
    undoItems.update()
    if navigationItem.title != document?.localizedName {
      navigationItem.title = document?.localizedName
      navigationItemDidUpdate()
    }
    documentDidOpen()
  }

  /// Shows what lets the person choose a document, or removes it (DocumentsInApps.DV4).
  private func showLaunchView() {
    launchView?.removeFromSuperview()
    launchView = nil
    launchOptions.didChange = { [weak self] in self?.showLaunchView() }
    guard document == nil, isViewLoaded else { return }
    let launchView = DocumentLaunchView(launchOptions, over: self)
    launchView.frame = view.bounds
    launchView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    view.addSubview(launchView)
    self.launchView = launchView
  }
}
