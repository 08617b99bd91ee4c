/// A script that the web view injects into a webpage; no page runs it here.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (text, time, isForMain) = (source, injectionTime, forMainFrameOnly)
    super.init()
  }

  /// The source.
  open var source: String { text }
  /// The time.
  open var injectionTime: WKUserScriptInjectionTime { time }
  /// A Boolean value that indicates whether only main frames run the script.
  open var isForMainFrameOnly: Bool { isForMain }

  private let text: String
  private let time: WKUserScriptInjectionTime
  private let isForMain: Bool
}
