extension UIBarButtonItem {
  /// The styles of a bar button item.
  public enum Style: Int, Sendable {
    /// The default style.
    case plain = 0
    /// A style with a border, which is no longer drawn.
    case bordered = 1
    /// The style of a button that completes a task; its title is semibold.
    case done = 2

    /// The name of `done` since iOS 26.
    public static let prominent = Style.done
  }

  /// The system's bar button items.
  public enum SystemItem: Int, Sendable {
    /// Completes a task and keeps the changes.
    case done = 0
    /// Cancels a task and discards the changes.
    case cancel = 1
    /// Begins editing.
    case edit = 2
    /// Saves changes.
    case save = 3
    /// Adds an object.
    case add = 4
    /// A space that shares the free width.
    case flexibleSpace = 5
    /// A space of a fixed width.
    case fixedSpace = 6
    /// Begins a new message.
    case compose = 7
    /// Replies to a message.
    case reply = 8
    /// Shows the available actions.
    case action = 9
    /// Moves an object to another place, such as a folder.
    case organize = 10
    /// Shows bookmarks.
    case bookmarks = 11
    /// Searches.
    case search = 12
    /// Reloads the content.
    case refresh = 13
    /// Stops loading.
    case stop = 14
    /// Opens the camera.
    case camera = 15
    /// Deletes an object.
    case trash = 16
    /// Starts playback.
    case play = 17
    /// Pauses playback.
    case pause = 18
    /// Moves backward through playback.
    case rewind = 19
    /// Moves forward through playback.
    case fastForward = 20
    /// Undoes the last change.
    case undo = 21
    /// Redoes the change that was undone.
    case redo = 22
    /// Turns a page.
    case pageCurl = 23
    /// Closes the view.
    case close = 24

    /// The title; `nil` for an item with an icon, and for a space.
    var title: String? {
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
