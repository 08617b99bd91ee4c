/// The delegate of a text view.
///
/// All methods are optional. Their order is in steps TextViews.TV7, TextViews.TV8,
/// TextViews.TV14 and TextViews.TV33.
@preconcurrency @MainActor
public protocol UITextViewDelegate: UIScrollViewDelegate {
  /// Returns whether editing may begin.
  func textViewShouldBeginEditing(_ textView: UITextView) -> Bool
  /// Notifies the delegate that editing has begun.
  func textViewDidBeginEditing(_ textView: UITextView)
  /// Returns whether editing may end.
  func textViewShouldEndEditing(_ textView: UITextView) -> Bool
  /// Notifies the delegate that editing has ended.
  func textViewDidEndEditing(_ textView: UITextView)
  /// Returns whether the text in a range, in UTF-16 units, may be replaced.
  func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool
  /// Notifies the delegate that the user has changed the text.
  func textViewDidChange(_ textView: UITextView)
  /// Notifies the delegate that the selection has changed.
  func textViewDidChangeSelection(_ textView: UITextView)
  /// Returns whether the text in ranges, in UTF-16 units, may be replaced; the method with one
  /// range is called unless this one is implemented.
  func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool
  /// Returns the action of a link, an attachment or a tag; nil shows its menu instead.
  func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction?
  /// Returns the menu of a link, an attachment or a tag; nil for none.
  func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration?
  /// Notifies the delegate that the menu of a text item is about to appear.
  func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Notifies the delegate that the menu of a text item is about to disappear.
  func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating)
  /// Returns whether a link may be opened.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether an attachment may be used.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool
  /// Returns whether a link may be opened; called unless the method with an interaction is
  /// implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool
  /// Returns whether an attachment may be used; called unless the method with an interaction is
  /// implemented.
  func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool
  /// Returns the edit menu for a range; nil for the default one.
  func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Returns the edit menu for ranges; the method with one range is called unless this one is
  /// implemented.
  func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu?
  /// Notifies the delegate that the edit menu is about to appear.
  func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Notifies the delegate that the edit menu is about to disappear.
  func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating)
  /// Notifies the delegate that Writing Tools are about to change the text; never called, as the
  /// phone has none.
  func textViewWritingToolsWillBegin(_ textView: UITextView)
  /// Notifies the delegate that Writing Tools have changed the text; never called, as the phone has
  /// none.
  func textViewWritingToolsDidEnd(_ textView: UITextView)
  /// Returns the ranges that Writing Tools leave alone; never called, as the phone has none.
  func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue]
  /// Notifies the delegate that the panel that formats the selection is about to appear.
  func textView(
    _ textView: UITextView,
    willBeginFormattingWith viewController: UITextFormattingViewController)
  /// Notifies the delegate that the panel that formats the selection has appeared.
  func textView(
    _ textView: UITextView,
    didBeginFormattingWith viewController: UITextFormattingViewController)
  /// Notifies the delegate that the panel that formats the selection is about to disappear.
  func textView(
    _ textView: UITextView,
    willEndFormattingWith viewController: UITextFormattingViewController)
  /// Notifies the delegate that the panel that formats the selection has disappeared.
  func textView(
    _ textView: UITextView,
    didEndFormattingWith viewController: UITextFormattingViewController)
  /// Inserts a suggestion; never called, as the keyboard suggests only text.
  func textView(_ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion)
}
