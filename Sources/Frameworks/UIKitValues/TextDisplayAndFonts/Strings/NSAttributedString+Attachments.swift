extension NSAttributedString {
  /// Returns whether a range has a text attachment (Text.ST13).
  ///
  /// - Parameter range: The range, in UTF-16 units, clipped to the string.
  public func containsAttachments(in range: NSRange) -> Bool {
    let own = NSIntersectionRange(range, NSRange(location: 0, length: length))
    guard own.length > 0 else { return false }
    let text = string as NSString
    var isFound = false
    enumerateAttribute(.attachment, in: own) { value, run, stop in
      // Only this character can be an attachment.
      guard value is BaseTextAttachment,
        (run.location..<NSMaxRange(run)).contains(where: {
          Int(text.character(at: $0)) == BaseTextAttachment.characterCode
        })
      else { return }
      isFound = true
      stop.pointee = true
    }
    return isFound
  }
}
