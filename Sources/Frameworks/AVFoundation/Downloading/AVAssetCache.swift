/// The parts of an asset that are there without the network (Players.DL3).
///
/// - Thread: any; all its properties are constants.
open class AVAssetCache: NSObject, @unchecked Sendable {
  // Nothing changes.

  /// Creates the cache of the asset at an address.
  init(_ url: URL) {
    self.url = url
    super.init()
  }

  /// Whether the asset plays without the network: if it is a file.
  open var isPlayableOffline: Bool { url.isFileURL }

  /// Returns the options of a group that are there: all of a file.
  open func mediaSelectionOptions(in mediaSelectionGroup: AVMediaSelectionGroup)
    -> [AVMediaSelectionOption]
  { isPlayableOffline ? mediaSelectionGroup.options : [] }

  // MARK: Internals

  private let url: URL
}

extension AVURLAsset {
  /// The parts of the asset that are there without the network; nil for an address of a server.
  public var assetCache: AVAssetCache? { url.isFileURL ? AVAssetCache(url) : nil }
}
