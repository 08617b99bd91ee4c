extension UIBarButtonItem {
  /// What a button in a bar is there for.
  public enum Style: Int, Sendable {
    /// Something among others.
    case plain = 0
    /// With a border, which is not drawn any more.
    case bordered = 1
    /// To end what is being done; it is semibold.
    case done = 2
  }

  /// A button of the system's.
  public enum SystemItem: Int, Sendable {
    /// Ends what is being done, and keeps it.
    case done = 0
    /// Ends what is being done, and does not keep it.
    case cancel = 1
    /// Begins to edit.
    case edit = 2
    /// Keeps what was done.
    case save = 3
    /// Makes something new.
    case add = 4
    /// Room that takes what others leave.
    case flexibleSpace = 5
    /// Room of a width.
    case fixedSpace = 6
    /// Begins to write something.
    case compose = 7
    /// Answers.
    case reply = 8
    /// Offers what can be done with it.
    case action = 9
    /// Puts it somewhere.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Loads it anew.
    case refresh = 13
    /// Stops loading.
    case stop = 14
    /// Takes a picture.
    case camera = 15
    /// Throws it away.
    case trash = 16
    /// Plays.
    case play = 17
    /// Pauses.
    case pause = 18
    /// Goes back in what is played.
    case rewind = 19
    /// Goes on in what is played, quickly.
    case fastForward = 20
    /// Takes back what was done last.
    case undo = 21
    /// Does it again.
    case redo = 22
    /// Turns a page.
    case pageCurl = 23
    /// Closes it.
    case close = 24

    /// What is written on it; nil for a sign or room.
    var words: String? {
      switch self {
      case .done: "Done"
      case .cancel: "Cancel"
      case .edit: "Edit"
      case .save: "Save"
      case .undo: "Undo"
      case .redo: "Redo"
      default: nil
      }
    }
  }
}
