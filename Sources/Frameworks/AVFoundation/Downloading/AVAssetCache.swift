/// The parts of an asset that are available offline (Players.DL3).
///
/// - Thread: any; all its properties are constants.
open class AVAssetCache: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates the cache of the asset at a URL.
  init(_ url: URL) {
    self.url = url
    super.init()
  }

  /// Whether the asset can be played offline: true for a file.
  open var isPlayableOffline: Bool { url.isFileURL }

  /// Returns the options of a group that are available offline: all for a file.
  open func mediaSelectionOptions(in mediaSelectionGroup: AVMediaSelectionGroup)
    -> [AVMediaSelectionOption]
  { isPlayableOffline ? mediaSelectionGroup.options : [] }

  // MARK: Internals

  private let url: URL
}

extension AVURLAsset {
  /// The parts of the asset that are available offline; nil for a server's URL.
  public var assetCache: AVAssetCache? { url.isFileURL ? AVAssetCache(url) : nil }
}
