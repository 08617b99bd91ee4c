import TactusThreads

/// The drag of an app; there is at most one.
@MainActor
final class DragController {
  static var shared: DragController { ofContext.value }

  private static let ofContext = ContextLocal(DragController())

  /// The session with lifted items; nil for none.
  var session: DragSession?
}
