import SwiftSyntax

// The timers of Dispatch: on an iPhone their protocol is restricted to classes, so that an app may
// refer to a timer weakly and compare it by identity; on Linux it is not.
extension LoweringVisitor {
  /// Lowers the type `DispatchSourceTimer` to one that is restricted to classes.
  func lowerTimerType(_ node: IdentifierTypeSyntax) {
    guard node.name.text == "DispatchSourceTimer", mentionsTimers,
      node.parent?.is(ExtensionDeclSyntax.self) != true,
      node.parent?.is(InheritedTypeSyntax.self) != true
    else { return }
    edits.replace(node.name.bytes, with: "_ClassDispatchTimer")
  }

  /// Lowers `DispatchSource.makeTimerSource(queue: queue)` to a function that returns such a timer.
  func lowerTimerCreation(_ node: MemberAccessExprSyntax) {
    guard node.declName.baseName.text == "makeTimerSource", mentionsTimers, let base = node.base,
      ["DispatchSource", "Dispatch.DispatchSource"].contains(base.trimmedDescription)
    else { return }
    edits.replace(node.declName.baseName.bytes, with: "_newTimerSource")
  }

  /// Whether the file may use Dispatch's timers.
  private var mentionsTimers: Bool {
    options.modules?.contains("TactusFoundation") == true
      && interface.protocols["DispatchSourceTimer"] == nil
      && !interface.ownClasses.contains("DispatchSource")
  }
}
