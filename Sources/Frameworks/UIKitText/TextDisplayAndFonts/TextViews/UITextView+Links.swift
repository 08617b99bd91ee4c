// Links, attachments and detected data. Steps TextViews.TV14, TextViews.TV15.
extension UITextView {
  /// Adds the attributes of links and of marked text to a paragraph before it is laid out.
  func addDisplayAttributes(_ text: NSMutableAttributedString, at place: Int) {
    let all = NSRange(location: 0, length: text.length)
    guard all.length > 0 else { return }
    prepareAttachmentViews(of: text)
    addHighlights(to: text)
    var links: [NSRange] = []
    text.enumerateAttribute(.link, in: all) { value, run, _ in
      if value != nil { links.append(run) }
    }
    links += detectedItems(in: text.string).map(\.range)
    for range in links {
      // The look of a link is that of the text view rather than that of labels.
      text.removeAttribute(.link, range: range)
      text.addAttributes(linkTextAttributes, range: range)
    }
    if let marked = editor.marked {
      let inside = NSIntersectionRange(marked, NSRange(location: place, length: text.length))
      if inside.length > 0 {
        text.addAttributes(
          markedTextStyle ?? [.underlineStyle: NSUnderlineStyle.single.rawValue],
          range: NSRange(location: inside.location - place, length: inside.length))
      }
    }
  }

  /// Returns the detected data of a paragraph, while the text cannot be edited (TextViews.TV15).
  private func detectedItems(in text: String) -> [(range: NSRange, url: URL)] {
    guard !isEditable, !dataDetectorTypes.isEmpty else { return [] }
    // Foundation on Linux marks the names of these types as deprecated.
    let kinds: [(UIDataDetectorTypes, UInt64)] = [
      (.link, 1 << 5), (.phoneNumber, 1 << 11), (.calendarEvent, 1 << 3), (.address, 1 << 4),
      (.flightNumber, 1 << 12),
    ]
    let types = kinds.reduce(0 as UInt64) { dataDetectorTypes.contains($1.0) ? $0 | $1.1 : $0 }
    guard types != 0, let detector = try? NSDataDetector(types: types) else { return [] }
    let all = NSRange(location: 0, length: (text as NSString).length)
    let found = detector.matches(in: text, options: [], range: all)
    return found.enumerated().compactMap { index, match in
      if let url = match.url { return (match.range, url) }
      if let number = match.phoneNumber {
        return URL(string: "tel:\(number.filter { $0.isNumber || $0 == "+" })")
          .map { (match.range, $0) }
      }
      return URL(string: "\(Self.detectedScheme)://\(index)").map { (match.range, $0) }
    }
  }

  /// The scheme of the URLs of dates, addresses and flights, which no app opens.
  static let detectedScheme = "x-apple-data-detectors"

  /// Returns the link or attachment at a point (TextViews.TV14).
  func textItem(at point: CGPoint) -> UITextItem? {
    guard isSelectable, !isEditable,
      let letter = textManager.letter(at: inContainer(point), in: textContainer)
    else { return nil }
    let place = letter.location
    var run = NSRange()
    let all = NSRange(location: 0, length: editor.length)
    switch textStorage.attribute(.link, at: place, longestEffectiveRange: &run, in: all) {
    case let url as URL: return UITextItem(.link(url), run)
    case let text as String: return URL(string: text).map { UITextItem(.link($0), run) }
    default: break
    }
    if let attachment = textStorage.attribute(.attachment, at: place, effectiveRange: nil)
      as? NSTextAttachment
    {
      return UITextItem(.textAttachment(attachment), letter)
    }
    let tag = textStorage.attribute(
      .textItemTag, at: place, longestEffectiveRange: &run, in: all)
    if let tag = tag as? String { return UITextItem(.tag(tag), run) }
    let text = editor.text as NSString
    let paragraph = text.paragraphRange(for: letter)
    for item in detectedItems(in: text.substring(with: paragraph)) {
      let range = NSRange(
        location: paragraph.location + item.range.location, length: item.range.length)
      if NSLocationInRange(place, range) { return UITextItem(.link(item.url), range) }
    }
    return nil
  }

  /// Performs the action of a link, attachment or tag, as the delegate decides (TextViews.TV14).
  ///
  /// - Returns: Whether there is an item at the point.
  func activateItem(at point: CGPoint) -> Bool {
    guard let item = textItem(at: point) else { return false }
    let usual = UIAction { [weak self] _ in self?.performDefaultAction(of: item) }
    let chosen =
      delegate.map { $0.textView(self, primaryActionFor: item, defaultAction: usual) } ?? usual
    if let chosen { chosen.perform(for: self) } else { itemMenus.show(item) }
    return true
  }

  private func performDefaultAction(of item: UITextItem) {
    switch item.content {
    case .link(let url):
      let allows = delegate?.textView(
        self, shouldInteractWith: url, in: item.range, interaction: .invokeDefaultAction)
      if allows ?? true, url.scheme != Self.detectedScheme { UIApplication.shared.open(url) }
    case .textAttachment(let attachment):
      _ = delegate?.textView(
        self, shouldInteractWith: attachment, in: item.range, interaction: .invokeDefaultAction)
    case .tag: break
    }
  }
}
