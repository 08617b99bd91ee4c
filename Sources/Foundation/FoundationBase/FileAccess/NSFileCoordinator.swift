import TactusCrashReports

/// A coordinator of the process's reading and writing of files (FileCoordination.FC1…FC5).
///
/// - Thread: any. Waiting blocks the thread, except within an accessor of the same purpose.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// Options for reading.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Presenters need not save first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// A symbolic link is resolved.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only metadata is read, so presenters need not save first.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
  }

  /// Options for writing.
  public struct WritingOptions: OptionSet, Sendable {
    /// The raw value.
    public let rawValue: UInt
    /// Creates a set from its raw value.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The file is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// The file is moved.
    ///
    /// Presenters save first.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// The file is changed in part.
    ///
    /// Presenters save first.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// The file is replaced.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only metadata is written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// The purpose.
  ///
  /// Coordinators with the same purpose do not wait for each other.
  open var purposeIdentifier = UUID().uuidString

  /// Whether the coordinator is cancelled; protected by the lock of `FileClaims`.
  var isCancelled = false
  private weak var presenter: (any NSFilePresenter)?

  /// Creates a coordinator.
  ///
  /// - Parameter filePresenterOrNil: The presenter that accesses the file, which is not notified.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
  }

  // MARK: Presenters

  /// Registers a presenter.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.add(filePresenter)
  }

  /// Unregisters a presenter.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.remove(filePresenter)
  }

  /// The registered presenters.
  open class var filePresenters: [any NSFilePresenter] { FilePresenters.all }

  // MARK: Access

  /// Reads a file while no other coordinator writes it.
  ///
  /// - Parameters:
  ///   - url: The URL of the file.
  ///   - options: The options.
  ///   - outError: The error if the file could not be read.
  ///   - reader: The accessor, which is called before the method returns.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) {
    coordinate([.readingIntent(with: url, options: options)], outError) { reader($0[0]) }
  }

  /// Writes a file while no other coordinator reads or writes it.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) {
    coordinate([.writingIntent(with: url, options: options)], outError) { writer($0[0]) }
  }

  /// Reads one file and writes another.
  open func coordinate(
    readingItemAt readingURL: URL, options readingOptions: ReadingOptions = [],
    writingItemAt writingURL: URL, options writingOptions: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor readerWriter: (URL, URL) -> Void
  ) {
    let intents = [
      NSFileAccessIntent.readingIntent(with: readingURL, options: readingOptions),
      .writingIntent(with: writingURL, options: writingOptions),
    ]
    coordinate(intents, outError) { readerWriter($0[0], $0[1]) }
  }

  /// Writes two files.
  open func coordinate(
    writingItemAt url1: URL, options options1: WritingOptions = [],
    writingItemAt url2: URL, options options2: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL, URL) -> Void
  ) {
    let intents = [
      NSFileAccessIntent.writingIntent(with: url1, options: options1),
      .writingIntent(with: url2, options: options2),
    ]
    coordinate(intents, outError) { writer($0[0], $0[1]) }
  }

  /// Reads and writes several files asynchronously.
  ///
  /// - Parameters:
  ///   - intents: The intents.
  ///   - queue: The queue of the accessor.
  ///   - accessor: The accessor, called with an error if access was not possible.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    PhoneTime.callOnAnotherThread {
      var error: NSError?
      self.coordinate(intents, &error) { _ in
        // The accessor runs on its queue while this thread holds the claim.
        let operation = BlockOperation { accessor(nil) }
        queue.addOperations([operation], waitUntilFinished: true)
      }
      if let error { queue.addOperation { accessor(error) } }
    }
  }

  /// Notifies presenters that a file has been moved, whose versions follow it.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    do {
      try FileVersionStore.move(oldURL, to: newURL)
    } catch {
      RuntimeWarning.once("the versions of \(oldURL.path) stay behind: \(error)")
    }
    FilePresenters.notify(of: oldURL, except: presenter) { presenter, isItself in
      if isItself {
        presenter.presentedItemDidMove(to: newURL)
      } else {
        presenter.presentedSubitem(at: oldURL, didMoveTo: newURL)
      }
    }
  }

  /// Cancels waiting and future accesses.
  ///
  /// A running accessor continues.
  open func cancel() { FileClaims.shared.cancel(self) }

  // MARK: Internals

  private func coordinate(
    _ intents: [NSFileAccessIntent], _ outError: UnsafeMutablePointer<NSError?>?,
    _ access: ([URL]) -> Void
  ) {
    outError?.pointee = nil
    let claim = FileClaim(of: self, intents)
    guard FileClaims.shared.acquire(claim) else {
      outError?.pointee = CocoaError(.userCancelled) as NSError
      return
    }
    defer { FileClaims.shared.release(claim) }
    let request = FilePresenterRequest(except: presenter)
    defer { request.end() }
    for intent in intents {
      if let error = request.prepare(for: intent) {
        outError?.pointee = error as NSError
        return
      }
    }
    access(intents.map(\.url))
    for intent in intents where intent.isDeletion { FileVersionStore.forget(intent.url) }
    for intent in intents where intent.isChange {
      FilePresenters.notify(of: intent.url, except: presenter) { presenter, isItself in
        if isItself {
          presenter.presentedItemDidChange()
        } else {
          presenter.presentedSubitemDidChange(at: intent.url)
        }
      }
    }
  }
}
