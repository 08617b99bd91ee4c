/// The ways in which a node takes part in the movement of the focus.
public enum SKNodeFocusBehavior: Int, Sendable {
  /// The node neither gets the focus nor covers other nodes.
  case none = 0
  /// The node covers others.
  case occluding = 1
  /// The node can get the focus.
  case focusable = 2
}
