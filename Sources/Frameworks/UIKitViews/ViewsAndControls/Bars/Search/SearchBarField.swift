/// The text field of a search bar, which notifies the bar.
@MainActor
final class SearchBarField: UISearchTextField {
  weak var bar: UISearchBar?

  override func mayBeginEditing() -> Bool {
    guard let bar else { return super.mayBeginEditing() }
    return bar.delegate?.searchBarShouldBeginEditing(bar) != false && super.mayBeginEditing()
  }
  override func mayEndEditing() -> Bool {
    guard let bar else { return super.mayEndEditing() }
    return bar.delegate?.searchBarShouldEndEditing(bar) != false && super.mayEndEditing()
  }
  override func didBeginEditing() {
    super.didBeginEditing()
    bar?.editingBegan()
  }
  override func didEndEditing() {
    super.didEndEditing()
    bar?.editingEnded()
  }
  override func allowsChange(_ range: NSRange, to text: String) -> Bool {
    guard super.allowsChange(range, to: text) else { return false }
    return bar.map {
      $0.delegate?.searchBar(
        $0, shouldChangeTextInRanges: [NSValue(range: range)], replacementText: text) ?? true
    } ?? true
  }
  override func textWasEdited() {
    super.textWasEdited()
    bar?.textChanged()
  }
  override func pressReturn() {
    if enablesReturnKeyAutomatically, !hasText, tokens.isEmpty { return }
    super.pressReturn()
    bar?.searchRequested()
  }
}
