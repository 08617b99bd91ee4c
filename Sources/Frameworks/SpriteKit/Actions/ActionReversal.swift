/// The rules by which actions are reversed.
enum ActionReversal {
  /// The reverse is the same action.
  case same
  /// The reverse takes the same time and changes nothing.
  case nothing
  /// The reverse is another action.
  case made(() -> SKAction)
}
