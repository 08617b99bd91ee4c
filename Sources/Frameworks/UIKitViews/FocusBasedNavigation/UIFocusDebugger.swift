/// The output of the focus debugger.
@preconcurrency @MainActor
public protocol UIFocusDebuggerOutput: NSObjectProtocol {}

/// Explanations of the focus, for use in a debugger.
@preconcurrency @MainActor
open class UIFocusDebugger: NSObject {
  /// Explains the debugger's methods.
  open class func help() -> any UIFocusDebuggerOutput {
    Output("status(), checkFocusability(for:) and simulateFocusUpdateRequest(from:) say that")
  }
  /// Explains which item is focused.
  open class func status() -> any UIFocusDebuggerOutput { Output("now") }
  /// Explains whether an item can be focused.
  open class func checkFocusability(for item: any UIFocusItem) -> any UIFocusDebuggerOutput {
    Output("for \(item)")
  }
  /// Explains which item would be focused.
  open class func simulateFocusUpdateRequest(
    from environment: any UIFocusEnvironment
  ) -> any UIFocusDebuggerOutput { Output("from \(environment)") }

  private final class Output: NSObject, UIFocusDebuggerOutput {
    private let subject: String
    init(_ subject: String) { self.subject = subject }
    override var description: String { "\(subject): an iPhone has no focus system" }
  }
}
