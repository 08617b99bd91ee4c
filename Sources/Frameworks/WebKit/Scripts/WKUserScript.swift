/// An app's script for pages; no page runs it here.
@preconcurrency @MainActor
open class WKUserScript: NSObject {
  /// Creates a script.
  public init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool
  ) {
    (text, time, isForMain) = (source, injectionTime, forMainFrameOnly)
    super.init()
  }

  /// Creates a script for a content world.
  public convenience init(
    source: String, injectionTime: WKUserScriptInjectionTime, forMainFrameOnly: Bool,
    in contentWorld: WKContentWorld
  ) {
    self.init(source: source, injectionTime: injectionTime, forMainFrameOnly: forMainFrameOnly)
  }

  /// The source code.
  open var source: String { text }
  /// The injection time.
  open var injectionTime: WKUserScriptInjectionTime { time }
  /// Whether the script is for main frames only.
  open var isForMainFrameOnly: Bool { isForMain }

  private let text: String
  private let time: WKUserScriptInjectionTime
  private let isForMain: Bool
}
