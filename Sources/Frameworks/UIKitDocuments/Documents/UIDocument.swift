internal import Synchronization
internal import TactusCrashReports
internal import TactusThreads
internal import TactusVirtualTime

/// A document: its file, its changes, and the reading and writing on another thread.
///
/// Apps override `contents(forType:)` and `load(fromContents:ofType:)`. Steps DocumentsInApps.OP1…
open class UIDocument: NSObject, NSFilePresenter, ProgressReporting {
  /// Posted on the main queue after the state of a document has changed.
  public static let stateChangedNotification = Notification.Name(
    "UIDocumentStateChangedNotification")

  let record: Mutex<DocumentRecord>
  let worker = SerialWorker()
  let mainPath = MainPath()
  private let presenterQueue = CallingThreadQueue()
  var undoObservers: [any NSObjectProtocol] = []
  var openObservers: [any NSObjectProtocol] = []
  private var ownUndoManager: UndoManager?

  /// Creates a document of a file, which need not exist.
  public init(fileURL url: URL) {
    programmingPrecondition(
      url.isFileURL && !url.path.isEmpty, "UIDocument needs the URL of a file, got \(url)",
      exception: "NSInvalidArgumentException")
    record = Mutex(DocumentRecord(fileURL: url))
    progress = Progress(totalUnitCount: 1)
    super.init()
  }

  deinit { (undoObservers + openObservers).forEach(NotificationCenter.default.removeObserver) }

  // MARK: Attributes

  /// The document's file.
  ///
  /// - Thread: any.
  open var fileURL: URL { record.withLock { $0.fileURL } }
  /// The name of the document: that of its file without the extension.
  open var localizedName: String { fileURL.deletingPathExtension().lastPathComponent }
  /// The identifier of the document's type, derived from the extension of its file.
  open var fileType: String? { DocumentType.identifier(of: fileURL) }
  /// The date of the file's last change when it was read or written; nil before.
  ///
  /// - Thread: any.
  open var fileModificationDate: Date? {
    get { record.withLock { $0.modificationDate } }
    set { record.withLock { $0.modificationDate = newValue } }
  }
  /// The state of the document.
  open var documentState: State { record.withLock { $0.state } }
  /// The progress of reading or writing, while the state has `progressAvailable`.
  public let progress: Progress

  // MARK: Opening and closing

  /// Opens the document: reads its file on another thread.
  ///
  /// - Parameter completionHandler: Called on the main queue; receives whether the document is
  ///   open.
  open func open(completionHandler: ((Bool) -> Void)? = nil) { beginOpening(completionHandler) }

  /// Closes the document, after unsaved changes have been saved.
  ///
  /// - Parameter completionHandler: Called on the main queue; receives whether they have been
  ///   saved.
  open func close(completionHandler: ((Bool) -> Void)? = nil) { beginClosing(completionHandler) }

  // MARK: Reading

  /// Loads the contents of the file into the app's model; called on the main thread.
  ///
  /// - Parameters:
  ///   - contents: The data of a file, or the file wrapper of a file package.
  ///   - typeName: The identifier of the type.
  open func load(fromContents contents: Any, ofType typeName: String?) throws {
    programmingError("\(type(of: self)) does not override load(fromContents:ofType:)")
  }

  /// Reads a file; called on another thread.
  open func read(from url: URL) throws {
    let contents = try DocumentFile.contents(of: url)
    guard !PhoneTime.isOnMainActor else {
      return try load(fromContents: contents, ofType: fileType)
    }
    // The contents are loaded on the main thread once this method has returned.
    nonisolated(unsafe) let pending = contents
    record.withLock { $0.pendingContents = pending }
  }

  /// Replaces the contents by those of a file.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - completionHandler: Called on the main queue; receives whether the file could be read.
  open func revert(toContentsOf url: URL, completionHandler: ((Bool) -> Void)? = nil) {
    beginReverting(to: url, completionHandler)
  }

  // MARK: Writing

  /// Returns the contents to save: data, or a file wrapper; called on the thread that saves.
  open func contents(forType typeName: String) throws -> Any {
    programmingError("\(type(of: self)) does not override contents(forType:)")
  }

  /// Saves the document.
  ///
  /// - Parameters:
  ///   - url: The file.
  ///   - saveOperation: The kind of the save.
  ///   - completionHandler: Called on the main queue; receives whether it was saved.
  open func save(
    to url: URL, for saveOperation: SaveOperation, completionHandler: ((Bool) -> Void)? = nil
  ) {
    beginSaving(to: url, for: saveOperation, completionHandler)
  }

  /// Saves the document over its file if it has unsaved changes; called from time to time.
  open func autosave(completionHandler: ((Bool) -> Void)? = nil) {
    guard hasUnsavedChanges else { return onMain { completionHandler?(true) } }
    save(to: fileURL, for: .forOverwriting, completionHandler: completionHandler)
  }

  /// The identifier of the type that the document is saved as.
  open var savingFileType: String? { fileType }

  /// Returns the extension of a file of a type.
  open func fileNameExtension(
    forType typeName: String?, saveOperation: SaveOperation
  ) -> String {
    let own = fileURL.pathExtension
    guard let typeName, typeName != fileType else { return own }
    return DocumentType.pathExtension(of: typeName) ?? own
  }

  /// Writes contents so that the file is replaced as a whole, or stays as it was; called on another
  /// thread.
  open func writeContents(
    _ contents: Any, andAttributes additionalFileAttributes: [AnyHashable: Any]?,
    safelyTo url: URL, for saveOperation: SaveOperation
  ) throws {
    let original = FileManager.default.fileExists(atPath: url.path) ? url : nil
    try SafeFile.replace(url) { place in
      try writeContents(contents, to: place, for: saveOperation, originalContentsURL: original)
      try DocumentFile.setAttributes(additionalFileAttributes ?? [:], of: place)
    }
  }

  /// Writes contents to a new place; called on another thread.
  ///
  /// - Parameters:
  ///   - contents: The contents.
  ///   - url: The place, where nothing is.
  ///   - saveOperation: The kind of the save.
  ///   - originalContentsURL: The file as it was saved before, if there is one.
  open func writeContents(
    _ contents: Any, to url: URL, for saveOperation: SaveOperation, originalContentsURL: URL?
  ) throws {
    try DocumentFile.write(contents, to: url, original: originalContentsURL)
  }

  /// Returns further attributes of the file; none by default.
  open func fileAttributesToWrite(
    to url: URL, for saveOperation: SaveOperation
  ) throws -> [AnyHashable: Any] { [:] }

  /// Runs a closure on the document's own thread, after the earlier ones.
  open func performAsynchronousFileAccess(_ block: @escaping @Sendable () -> Void) {
    worker.post(block)
  }

  // MARK: Changes

  /// Whether the document has changes that are not saved.
  open var hasUnsavedChanges: Bool { record.withLock { $0.changes.hasChanges } }

  /// Notes a change; a save follows after some time.
  open func updateChangeCount(_ change: ChangeKind) {
    record.withLock { $0.changes.note(change) }
    scheduleAutosave()
  }

  /// Returns a token of the changes that a save will write.
  open func changeCountToken(for saveOperation: SaveOperation) -> Any {
    ChangeToken(record.withLock { $0.changes })
  }

  /// Notes that the changes of a token are saved.
  open func updateChangeCount(withToken changeCountToken: Any, for saveOperation: SaveOperation) {
    guard let token = changeCountToken as? ChangeToken else {
      RuntimeWarning.once(
        "updateChangeCount(withToken:for:) needs a token of changeCountToken(for:), "
          + "got \(type(of: changeCountToken))")
      return
    }
    record.withLock { $0.changes.noteSaved(token.count) }
    scheduleAutosave()
  }

  /// The undo manager of the document, which counts what is done, undone and redone as changes.
  open var undoManager: UndoManager! {
    get {
      if ownUndoManager == nil { self.undoManager = UndoManager() }
      return ownUndoManager
    }
    set {
      ownUndoManager = newValue
      observeUndo(of: newValue)
    }
  }

  // MARK: Editing and errors

  /// Called when the user must not change the document for a while; does nothing unless overridden.
  open func disableEditing() {}

  /// Called when the user may change the document again; does nothing unless overridden.
  open func enableEditing() {}

  /// Handles an error; by default, writes a line for the developer.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - userInteractionPermitted: Whether the user may be asked.
  open func handleError(_ error: any Error, userInteractionPermitted: Bool) {
    RuntimeWarning.once(
      "\(type(of: self)) \(fileURL.path): \(DocumentError.text(of: error))")
    finishedHandlingError(error, recovered: false)
  }

  /// Ends the handling of an error.
  ///
  /// - Parameters:
  ///   - error: The error.
  ///   - recovered: Whether the cause is removed.
  open func finishedHandlingError(_ error: any Error, recovered: Bool) {
    record.withLock { $0.errorInHandling = nil }
    if recovered { change { $0.state.remove(.savingError) } }
  }

  /// Called when the user can no longer be asked about an error, because the app leaves the screen.
  open func userInteractionNoLongerPermitted(forError error: any Error) {
    finishedHandlingError(error, recovered: false)
  }

  // MARK: File presenter

  /// The document's file.
  open var presentedItemURL: URL? { fileURL }

  /// The queue of the notifications, which run on the thread that accesses the file.
  open var presentedItemOperationQueue: OperationQueue { presenterQueue }

  /// Saves unsaved changes before others read the file.
  open func savePresentedItemChanges(completionHandler: @escaping ((any Error)?) -> Void) {
    answer(completionHandler) { try await $0.savePresentedItemChanges() }
  }

  /// Saves unsaved changes before others read the file.
  nonisolated(nonsending) open func savePresentedItemChanges() async throws {
    try await withCheckedThrowingContinuation { (next: CheckedContinuation<Void, any Error>) in
      saveForOthers { error in
        if let error { next.resume(throwing: error) } else { next.resume() }
      }
    }
  }

  /// Closes the document, because its file will be deleted.
  open func accommodatePresentedItemDeletion(
    completionHandler: @escaping ((any Error)?) -> Void
  ) { answer(completionHandler) { try await $0.accommodatePresentedItemDeletion() } }

  /// Closes the document, because its file will be deleted.
  nonisolated(nonsending) open func accommodatePresentedItemDeletion() async throws {
    closeForDeletion()
  }

  /// Follows the file to a new place.
  open func presentedItemDidMove(to newURL: URL) { record.withLock { $0.fileURL = newURL } }

  /// Reads the file again if another wrote it and the document has no changes.
  open func presentedItemDidChange() { readChangedFile() }

  /// Notes a conflict of the file.
  open func presentedItemDidGain(_ version: NSFileVersion) { noteConflicts() }

  /// Notes whether the file has other conflicts.
  open func presentedItemDidLose(_ version: NSFileVersion) { noteConflicts() }

  /// Notes whether the file has other conflicts.
  open func presentedItemDidResolveConflict(_ version: NSFileVersion) { noteConflicts() }
}
