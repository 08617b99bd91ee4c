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

  /// The object that changes the text after a drop.
  public enum Performer: UInt, Sendable {
    /// The text view, from the data of the items.
    case view = 0
    /// The delegate, when it is notified of the drop.
    case delegate = 1
  }

  /// The presentation of progress while data of items is still loading.
  public enum ProgressMode: UInt, Sendable {
    /// The phone; nothing is shown here.
    case system = 0
    /// The app.
    case custom = 1
  }
}
