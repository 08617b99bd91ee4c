/// A message between an app's threads and the render thread, an element of a linked stack.
class RenderMessage: @unchecked Sendable {
  // Only the owner of the stack, or of the message, uses the link.

  /// The class of a message; a dynamic cast would take locks.
  enum Kind {
    /// A `RenderPlan`.
    case plan
    /// A `PlayerSegment`.
    case segment
    /// A `PlayerCommandMessage`.
    case command
  }

  /// The class of the message.
  final let kind: Kind
  /// The message below it in its stack.
  final var next: Swift.Unmanaged<RenderMessage>?

  init(_ kind: Kind) { self.kind = kind }
}
