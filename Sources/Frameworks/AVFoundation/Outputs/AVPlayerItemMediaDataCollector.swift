/// The base class of collectors of an item's media data.
///
/// - Thread: main.
open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable {
  // Sendable because the main thread uses it.
}
