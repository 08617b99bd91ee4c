extension UITextViewDelegate {
  /// Returns true.
  public func textViewShouldBeginEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidBeginEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textViewShouldEndEditing(_ textView: UITextView) -> Bool { true }
  /// Does nothing.
  public func textViewDidEndEditing(_ textView: UITextView) {}
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldChangeTextIn range: NSRange, replacementText text: String
  ) -> Bool { true }
  /// Does nothing.
  public func textViewDidChange(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewDidChangeSelection(_ textView: UITextView) {}
  /// Returns the default action.
  public func textView(
    _ textView: UITextView, primaryActionFor textItem: UITextItem, defaultAction: UIAction
  ) -> UIAction? { defaultAction }
  /// Calls the method with one range.
  public func textView(
    _ textView: UITextView, shouldChangeTextInRanges ranges: [NSValue],
    replacementText text: String
  ) -> Bool {
    ranges.allSatisfy {
      self.textView(textView, shouldChangeTextIn: $0.rangeValue, replacementText: text)
    }
  }
  /// Returns the default menu, if `shouldInteractWith` allows it.
  public func textView(
    _ textView: UITextView, menuConfigurationFor textItem: UITextItem, defaultMenu: UIMenu
  ) -> UITextItem.MenuConfiguration? {
    let isAllowed =
      switch textItem.content {
      case .link(let url):
        self.textView(
          textView, shouldInteractWith: url, in: textItem.range, interaction: .presentActions)
      case .textAttachment(let attachment):
        self.textView(
          textView, shouldInteractWith: attachment, in: textItem.range,
          interaction: .presentActions)
      case .tag: true
      }
    return isAllowed ? UITextItem.MenuConfiguration(menu: defaultMenu) : nil
  }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillDisplayFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, textItemMenuWillEndFor textItem: UITextItem,
    animator: any UIContextMenuInteractionAnimating
  ) {}
  /// Calls the method without an interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange,
    interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: URL, in: characterRange) }
  /// Calls the method without an interaction.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange, interaction: UITextItemInteraction
  ) -> Bool { self.textView(textView, shouldInteractWith: textAttachment, in: characterRange) }
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith URL: URL, in characterRange: NSRange
  ) -> Bool { true }
  /// Returns true.
  public func textView(
    _ textView: UITextView, shouldInteractWith textAttachment: NSTextAttachment,
    in characterRange: NSRange
  ) -> Bool { true }
  /// Returns nil.
  public func textView(
    _ textView: UITextView, editMenuForTextIn range: NSRange, suggestedActions: [UIMenuElement]
  ) -> UIMenu? { nil }
  /// Calls the method with one range.
  public func textView(
    _ textView: UITextView, editMenuForTextInRanges ranges: [NSValue],
    suggestedActions: [UIMenuElement]
  ) -> UIMenu? {
    ranges.first.flatMap {
      self.textView(
        textView, editMenuForTextIn: $0.rangeValue, suggestedActions: suggestedActions)
    }
  }
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willPresentEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, willDismissEditMenuWith animator: any UIEditMenuInteractionAnimating
  ) {}
  /// Does nothing.
  public func textViewWritingToolsWillBegin(_ textView: UITextView) {}
  /// Does nothing.
  public func textViewWritingToolsDidEnd(_ textView: UITextView) {}
  /// Returns no range.
  public func textView(
    _ textView: UITextView, writingToolsIgnoredRangesInEnclosingRange enclosingRange: NSRange
  ) -> [NSValue] { [] }
  /// Does nothing.
  public func textView(
    _ textView: UITextView,
    willBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView,
    didBeginFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView,
    willEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView,
    didEndFormattingWith viewController: UITextFormattingViewController
  ) {}
  /// Does nothing.
  public func textView(
    _ textView: UITextView, insertInputSuggestion inputSuggestion: UIInputSuggestion
  ) {}
}
