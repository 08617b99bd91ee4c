/// The view providers of the attachments in a text container (TextKit.TA1).
package final class AttachmentViewProviders {
  /// The text view; nil outside of one.
  package weak var parentView: UIView?

  private var providers: [NSTextAttachmentViewProvider] = []

  /// Whether there are no view providers.
  package var isEmpty: Bool { providers.isEmpty }

  /// The views that have been loaded.
  package var loadedViews: [UIView] { providers.compactMap { $0.hasView ? $0.view : nil } }

  /// Returns whether an attachment is shown by a view.
  func hasView(of attachment: NSTextAttachment) -> Bool {
    providers.contains { $0.textAttachment === attachment && $0.view != nil }
  }

  /// Returns the view provider of an attachment at an offset; nil for an attachment without view.
  package func provider(
    of attachment: NSTextAttachment, at offset: Int, in container: NSTextContainer
  ) -> NSTextAttachmentViewProvider? {
    guard attachment.allowsTextAttachmentView else {
      providers.removeAll { $0.textAttachment === attachment }
      return nil
    }
    let own = providers.filter { $0.textAttachment === attachment }
    if let known = own.first(where: { $0.offset == offset }) { return known }
    if let moved = own.first(where: { !isCurrent($0, in: container) }) {
      moved.location = TextOffset(offset)
      return moved
    }
    guard
      let new = attachment.viewProvider(
        for: parentView, location: TextOffset(offset), textContainer: container)
    else { return nil }
    // An app may return the same provider again.
    if !providers.contains(where: { $0 === new }) { providers.append(new) }
    new.location = TextOffset(offset)
    return new
  }

  /// Returns the view providers of a range, by location.
  package func providers(in range: NSRange) -> [NSTextAttachmentViewProvider] {
    providers.filter { NSLocationInRange($0.offset, range) }.sorted { $0.offset < $1.offset }
  }

  /// Moves the view providers with their characters after an edit.
  ///
  /// - Parameters:
  ///   - range: The changed range in the current text.
  ///   - growth: The change in length.
  package func textWasEdited(_ range: NSRange, growth: Int) {
    let oldEnd = NSMaxRange(range) - growth
    for provider in providers where provider.offset >= oldEnd {
      provider.location = TextOffset(provider.offset + growth)
    }
  }

  /// Discards the view providers of attachments that are no longer in the text, and returns their
  /// views.
  package func discardStale(in container: NSTextContainer) -> [UIView] {
    let stale = providers.filter { !isCurrent($0, in: container) }
    guard !stale.isEmpty else { return [] }
    providers.removeAll { provider in stale.contains { $0 === provider } }
    return stale.compactMap { $0.hasView ? $0.view : nil }
  }

  /// Returns whether the text has the attachment of a view provider at its location.
  private func isCurrent(
    _ provider: NSTextAttachmentViewProvider, in container: NSTextContainer
  ) -> Bool {
    guard let storage = container.textLayoutManager?.storage, provider.offset < storage.length,
      let attachment = provider.textAttachment
    else { return false }
    let found = storage.attribute(.attachment, at: provider.offset, effectiveRange: nil)
    return found as? NSTextAttachment === attachment
  }
}

extension NSTextAttachmentViewProvider {
  fileprivate var offset: Int { (location as? TextOffset)?.offset ?? 0 }
}
