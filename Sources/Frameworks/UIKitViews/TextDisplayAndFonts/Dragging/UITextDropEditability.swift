/// The text-drop editability styles for noneditable text views.
public enum UITextDropEditability: UInt, Sendable {
  /// The text view does not accept drops.
  case no = 0
  /// The text view accepts drops but reverts to its noneditable status immediately afterward.
  case temporary = 1
  /// The text view accepts drops, and the dropped text remains editable afterward.
  case yes = 2
}
