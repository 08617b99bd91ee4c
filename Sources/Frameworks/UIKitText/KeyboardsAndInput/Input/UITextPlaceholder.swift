/// A gap in a text, where dictated or converted text will be.
///
/// Step TextViews.TP1.
@preconcurrency @MainActor
open class UITextPlaceholder: NSObject {
  /// The rectangles of the gap, in the coordinates of the text input view.
  open var rects: [UITextSelectionRect] { findRects?() ?? [] }

  /// Finds the rectangles; nil for none.
  var findRects: (() -> [UITextSelectionRect])?
  /// The attachment that makes the gap; nil for none.
  var attachment: NSTextAttachment?
}

extension UITextInput {
  /// Returns a placeholder; a text input of an app's own has no gap, unless it makes one itself.
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder { UITextPlaceholder() }
  /// Removes a placeholder; does nothing.
  public func remove(_ textPlaceholder: UITextPlaceholder) {}
}

extension UITextView {
  /// Inserts a gap of a size before the selection (TextViews.TP1).
  public func insertTextPlaceholder(with size: CGSize) -> UITextPlaceholder {
    let (placeholder, attachment) = (UITextPlaceholder(), NSTextAttachment())
    attachment.image = UIImage()
    attachment.bounds = CGRect(origin: .zero, size: size)
    placeholder.attachment = attachment
    textStorage.insert(NSAttributedString(attachment: attachment), at: selectedRange.location)
    placeholder.findRects = { [weak self, unowned placeholder] in
      guard let self, let place = place(of: placeholder),
        let start = position(from: beginningOfDocument, offset: place.location),
        let end = position(from: start, offset: place.length),
        let range = textRange(from: start, to: end)
      else { return [] }
      return selectionRects(for: range)
    }
    return placeholder
  }

  /// Removes the gap of a placeholder (TextViews.TP1).
  public func remove(_ textPlaceholder: UITextPlaceholder) {
    guard let place = place(of: textPlaceholder) else { return }
    textStorage.deleteCharacters(in: place)
    textPlaceholder.attachment = nil
  }

  private func place(of placeholder: UITextPlaceholder) -> NSRange? {
    guard let attachment = placeholder.attachment else { return nil }
    var found: NSRange?
    textStorage.enumerateAttribute(
      .attachment, in: NSRange(location: 0, length: textStorage.length)
    ) { value, range, stop in
      guard (value as? NSTextAttachment) === attachment else { return }
      found = range
      stop.pointee = true
    }
    return found
  }
}
