/// Lets those who read and write the same files of this process wait for each other (FC1…FC5).
///
/// - Thread: any; who must wait holds up the thread, but within an accessor of the same purpose nobody waits.
open class NSFileCoordinator: NSObject, @unchecked Sendable {
  /// How something is read.
  public struct ReadingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// Presenters need not save first.
    public static let withoutChanges = ReadingOptions(rawValue: 1)
    /// What a symbolic link leads to is read.
    public static let resolvesSymbolicLink = ReadingOptions(rawValue: 2)
    /// Only what is known of a file at once is read; presenters need not save first.
    public static let immediatelyAvailableMetadataOnly = ReadingOptions(rawValue: 4)
  }

  /// How something is written.
  public struct WritingOptions: OptionSet, Sendable {
    /// The bits.
    public let rawValue: UInt
    /// Makes a set of its bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// It is deleted.
    public static let forDeleting = WritingOptions(rawValue: 1)
    /// It is moved; presenters save first.
    public static let forMoving = WritingOptions(rawValue: 2)
    /// It is changed in part; presenters save first.
    public static let forMerging = WritingOptions(rawValue: 4)
    /// Another takes its place.
    public static let forReplacing = WritingOptions(rawValue: 8)
    /// Only what is known of a file is written.
    public static let contentIndependentMetadataOnly = WritingOptions(rawValue: 16)
  }

  /// Those of one purpose do not wait for each other.
  open var purposeIdentifier = UUID().uuidString

  /// Whether it has given up; held by the lock of `FileClaims`.
  var isCancelled = false
  private weak var presenter: (any NSFilePresenter)?

  /// Makes one.
  ///
  /// - Parameter filePresenterOrNil: Who does it; it is not told of it.
  public init(filePresenter filePresenterOrNil: (any NSFilePresenter)? = nil) {
    presenter = filePresenterOrNil
  }

  // MARK: Presenters

  /// Has somebody told of what others do, until it is removed.
  open class func addFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.add(filePresenter)
  }

  /// Tells somebody nothing more.
  open class func removeFilePresenter(_ filePresenter: any NSFilePresenter) {
    FilePresenters.remove(filePresenter)
  }

  /// Who is told.
  open class var filePresenters: [any NSFilePresenter] { FilePresenters.all }

  // MARK: Access

  /// Reads something while nobody writes it.
  ///
  /// - Parameters:
  ///   - url: What is read.
  ///   - options: How.
  ///   - outError: Is told why nothing was read.
  ///   - reader: Reads, before this returns.
  open func coordinate(
    readingItemAt url: URL, options: ReadingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor reader: (URL) -> Void
  ) {
    coordinate([.readingIntent(with: url, options: options)], outError) { reader($0[0]) }
  }

  /// Writes something while nobody reads it, and nobody else writes it.
  open func coordinate(
    writingItemAt url: URL, options: WritingOptions = [],
    error outError: UnsafeMutablePointer<NSError?>?, byAccessor writer: (URL) -> Void
  ) {
    coordinate([.writingIntent(with: url, options: options)], outError) { writer($0[0]) }
  }

  /// Reads one thing and writes another.
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

  /// Writes two things.
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

  /// Reads and writes several things, later and elsewhere.
  ///
  /// - Parameters:
  ///   - intents: What is read and written.
  ///   - queue: Where.
  ///   - accessor: Does it, or is told why not.
  open func coordinate(
    with intents: [NSFileAccessIntent], queue: OperationQueue,
    byAccessor accessor: @escaping @Sendable ((any Error)?) -> Void
  ) {
    DispatchQueue.global().async {
      var error: NSError?
      self.coordinate(intents, &error) { _ in
        // Who wants it done on a queue has it done there while it is held.
        let operation = BlockOperation { accessor(nil) }
        queue.addOperations([operation], waitUntilFinished: true)
      }
      if let error { queue.addOperation { accessor(error) } }
    }
  }

  /// Somebody has moved something: tells who shows it.
  open func item(at oldURL: URL, didMoveTo newURL: URL) {
    FilePresenters.tell(of: oldURL, but: presenter) { presenter, isItself in
      if isItself {
        presenter.presentedItemDidMove(to: newURL)
      } else {
        presenter.presentedSubitem(at: oldURL, didMoveTo: newURL)
      }
    }
  }

  /// Gives up what waits, and what comes later; what has begun goes on.
  open func cancel() { FileClaims.shared.cancel(self) }

  // MARK: Internals

  private func coordinate(
    _ intents: [NSFileAccessIntent], _ outError: UnsafeMutablePointer<NSError?>?,
    _ access: ([URL]) -> Void
  ) {
    outError?.pointee = nil
    let claim = FileClaim(of: self, intents)
    guard FileClaims.shared.take(claim) else {
      outError?.pointee = CocoaError(.userCancelled) as NSError
      return
    }
    defer { FileClaims.shared.release(claim) }
    let asking = FilePresenterRequest(but: presenter)
    defer { asking.end() }
    for intent in intents {
      if let error = asking.prepare(for: intent) {
        outError?.pointee = error as NSError
        return
      }
    }
    access(intents.map(\.url))
    for intent in intents where intent.isChange {
      FilePresenters.tell(of: intent.url, but: presenter) { presenter, isItself in
        if isItself {
          presenter.presentedItemDidChange()
        } else {
          presenter.presentedSubitemDidChange(at: intent.url)
        }
      }
    }
  }
}
