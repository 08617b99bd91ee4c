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

  /// Creates a script for a world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }

  /// The source.
  open var source: String { text }
  /// The time.
  open var injectionTime: WKUserScriptInjectionTime { time }
  /// Whether only main frames run the script.
  open var isForMainFrameOnly: Bool { isForMain }

  private let text: String
  private let time: WKUserScriptInjectionTime
  private let isForMain: Bool
}
