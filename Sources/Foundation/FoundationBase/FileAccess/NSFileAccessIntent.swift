/// An intent to read or write a file.
///
/// - Thread: any; nothing in it changes after its creation.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// The URL of the file.
  open private(set) var url: URL

  /// A kind of access, with its options.
  enum AccessKind {
    case reading(NSFileCoordinator.ReadingOptions)
    case writing(NSFileCoordinator.WritingOptions)
  }

  let access: AccessKind

  private init(_ url: URL, _ access: AccessKind) { (self.url, self.access) = (url, access) }

  /// Returns an intent to read a file.
  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent {
    let isLink = options.contains(.resolvesSymbolicLink)
    return NSFileAccessIntent(isLink ? url.resolvingSymlinksInPath() : url, .reading(options))
  }

  /// Returns an intent to write a file.
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(url, .writing(options))
  }

  var isWriting: Bool {
    if case .writing = access { true } else { false }
  }

  /// Whether the file is deleted.
  var isDeletion: Bool {
    if case .writing(let options) = access { options.contains(.forDeleting) } else { false }
  }

  /// Whether presenters are notified afterwards.
  ///
  /// Deletion is announced before.
  var isChange: Bool {
    guard case .writing(let options) = access else { return false }
    return options.isDisjoint(with: [.forDeleting, .forMoving])
  }
}
