/// A collector of data of an item; the base class of such collectors.
///
/// - Thread: main.
open class AVPlayerItemMediaDataCollector: NSObject, @unchecked Sendable {
  // Sendable because the main thread uses it.
}
