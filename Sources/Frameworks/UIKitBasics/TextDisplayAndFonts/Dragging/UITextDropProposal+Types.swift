extension UITextDropProposal {
  /// The part of the text that dropped text takes the place of.
  public enum Action: UInt, Sendable {
    /// No part: it goes to the position under the finger.
    case insert = 0
    /// The selection; without one the text goes to the position under the finger.
    case replaceSelection = 1
    /// The whole text.
    case replaceAll = 2
  }

  /// Whether the view or the delegate changes the text after a drop.
  public enum Performer: UInt, Sendable {
    /// The text view, from the data of the items.
    case view = 0
    /// The delegate, when it is told of the drop.
    case delegate = 1
  }

  /// Whether the phone or the app shows that data of items is still loading.
  public enum ProgressMode: UInt, Sendable {
    /// The phone; nothing is shown here.
    case system = 0
    /// The app.
    case custom = 1
  }
}
