/// The delegate of a navigation item whose title the user may change (Navigation.NB22).
@preconcurrency @MainActor
public protocol UINavigationItemRenameDelegate: NSObjectProtocol {
  /// Called when the user has entered a title.
  func navigationItem(_ navigationItem: UINavigationItem, didEndRenamingWith title: String)
  /// Returns whether the title may be changed.
  func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool
  /// Returns the text that the user changes, and the part of it that is selected.
  func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>)
  /// Returns whether a title is accepted.
  func navigationItem(_ navigationItem: UINavigationItem, shouldEndRenamingWith title: String)
    -> Bool
}

extension UINavigationItemRenameDelegate {
  /// Returns true.
  public func navigationItemShouldBeginRenaming(_ navigationItem: UINavigationItem) -> Bool {
    true
  }
  /// Returns the suggested title and range.
  public func navigationItem(
    _ navigationItem: UINavigationItem, willBeginRenamingWith suggestedTitle: String,
    selectedRange: Range<String.Index>
  ) -> (String, Range<String.Index>) { (suggestedTitle, selectedRange) }
  /// Returns true.
  public func navigationItem(
    _ navigationItem: UINavigationItem, shouldEndRenamingWith title: String
  ) -> Bool { true }
}
