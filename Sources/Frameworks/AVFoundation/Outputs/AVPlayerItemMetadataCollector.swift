/// A collector of date range metadata from playlists of streams.
///
/// It collects nothing, because playlists are not read (Players.LE3).
///
/// - Thread: main.
open class AVPlayerItemMetadataCollector: AVPlayerItemMediaDataCollector, @unchecked Sendable {
  /// Creates a collector.
  ///
  /// - Parameters:
  ///   - identifiers: The identifiers of metadata; `nil` for all.
  ///   - classifyingLabels: The classes of ranges; `nil` for all.
  public init(identifiers: [String]?, classifyingLabels: [String]?) { super.init() }

  /// The delegate.
  open private(set) weak var delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?
  /// The queue of the calls; `nil` for the main queue.
  open private(set) var delegateQueue: DispatchQueue?

  /// Sets the delegate and the queue of its calls.
  ///
  /// - Parameters:
  ///   - delegate: The delegate, which is not retained; `nil` for none.
  ///   - delegateQueue: A serial queue; `nil` for the main queue.
  open func setDelegate(
    _ delegate: (any AVPlayerItemMetadataCollectorPushDelegate)?,
    queue delegateQueue: DispatchQueue?
  ) { (self.delegate, self.delegateQueue) = (delegate, delegateQueue) }
}
