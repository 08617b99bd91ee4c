/// What somebody wants to read or write.
open class NSFileAccessIntent: NSObject, @unchecked Sendable {
  /// Where it is.
  public let url: URL

  enum Way {
    case reading(NSFileCoordinator.ReadingOptions)
    case writing(NSFileCoordinator.WritingOptions)
  }

  let way: Way

  private init(_ url: URL, _ way: Way) { (self.url, self.way) = (url, way) }

  /// Something that is to be read.
  open class func readingIntent(
    with url: URL, options: NSFileCoordinator.ReadingOptions = []
  ) -> NSFileAccessIntent {
    let isLink = options.contains(.resolvesSymbolicLink)
    return NSFileAccessIntent(isLink ? url.resolvingSymlinksInPath() : url, .reading(options))
  }

  /// Something that is to be written.
  open class func writingIntent(
    with url: URL, options: NSFileCoordinator.WritingOptions = []
  ) -> NSFileAccessIntent {
    NSFileAccessIntent(url, .writing(options))
  }

  var isWriting: Bool {
    if case .writing = way { true } else { false }
  }

  /// Whether who shows it is told afterwards: a deleted file was told of before.
  var isChange: Bool {
    guard case .writing(let options) = way else { return false }
    return options.isDisjoint(with: [.forDeleting, .forMoving])
  }
}
