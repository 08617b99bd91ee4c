@_spi(UIKitModules) import TactusUIKitViews

extension UITableViewCell: ArchivedContentOwner {
  package var archivedContent: UIView { contentView }
  package var ownContentParts: [UIView] {
    [textLabel, detailTextLabel, imageView].compactMap(\.self)
  }

  private static var cellArchive: [ArchivedProperty<UITableViewCell>] {
    [
      .init("TactusSelectionStyle", \.selectionStyle), .init("TactusAccessory", \.accessoryType),
      .init("TactusAccessoryView", \.accessoryView),
      .init("TactusBackgroundView", \.backgroundView),
      .init("TactusIndentation", \.indentationLevel),
      .init("TactusIndentationWidth", \.indentationWidth),
    ]
  }

  /// Encodes the style, the standard views and the content (Archives.AR17).
  func encodeCell(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding else { return }
    coder.encode(style.rawValue, forKey: "TactusCellStyle")
    if let reuseIdentifier { coder.encode(reuseIdentifier as Any?, forKey: "TactusReuse") }
    Self.cellArchive.encode(self, with: coder)
    for (label, name) in labels {
      coder.encode(label?.attributedText, forKey: "Tactus\(name)Text")
      coder.encode(label?.font, forKey: "Tactus\(name)Font")
      coder.encode(label?.textColor, forKey: "Tactus\(name)Color")
    }
    coder.encode(imageView?.image, forKey: "TactusCellImage")
    encodeContent(coder)
  }

  /// Decodes the standard views and the content (Archives.AR17).
  func decodeCell(_ coder: NSCoder) {
    guard coder.allowsKeyedCoding, coder.containsValue(forKey: "TactusCellStyle") else { return }
    decodeArchive(Self.cellArchive, coder)
    for (label, name) in labels {
      func value<Value: NSObject>(_ key: String) -> Value? {
        coder.decodeObject(of: [Value.self], forKey: "Tactus\(name)\(key)") as? Value
      }
      guard let text: NSAttributedString = value("Text") else { continue }
      if let font: UIFont = value("Font") { label?.font = font }
      if let color: UIColor = value("Color") { label?.textColor = color }
      label?.attributedText = text
    }
    let image = coder.decodeObject(of: [UIImage.self], forKey: "TactusCellImage") as? UIImage
    if let image { imageView?.image = image }
    decodeContent(coder)
  }

  private var labels: [(label: UILabel?, name: String)] {
    [(textLabel, "Title"), (detailTextLabel, "Detail")]
  }
}

extension UITableViewCell.CellStyle {
  /// Creates the style of an archived cell; the default one for another coder.
  init(archived coder: NSCoder) {
    let hasStyle = coder.allowsKeyedCoding && coder.containsValue(forKey: "TactusCellStyle")
    let number = hasStyle ? coder.decodeInteger(forKey: "TactusCellStyle") : 0
    self = Self(rawValue: number) ?? .default
  }
}
