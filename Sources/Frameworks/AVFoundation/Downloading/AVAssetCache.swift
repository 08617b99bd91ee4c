/// The parts of an asset that are there without the network.
///
/// Steps Players.DL3.
open class AVAssetCache: NSObject, @unchecked Sendable {
  // Nothing changes.

  init(_ asset: AVURLAsset) {
    self.asset = asset
    super.init()
  }

  /// Whether the asset plays without the network: if it is a file.
  open var isPlayableOffline: Bool { asset?.url.isFileURL ?? false }

  /// Returns the options of a group that are there: all of a file.
  open func mediaSelectionOptions(in mediaSelectionGroup: AVMediaSelectionGroup)
    -> [AVMediaSelectionOption]
  { isPlayableOffline ? mediaSelectionGroup.options : [] }

  // MARK: Internals

  private weak var asset: AVURLAsset?
}

extension AVURLAsset {
  /// The parts of the asset that are there without the network; nil for an address of a server.
  public var assetCache: AVAssetCache? { url.isFileURL ? AVAssetCache(self) : nil }
}
