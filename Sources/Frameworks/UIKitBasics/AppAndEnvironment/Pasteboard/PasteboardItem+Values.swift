import TactusPhoneLink

/// The values of pasteboard items in the form in which other apps receive them (Pasteboard.CO10).
extension PasteboardItem {
  /// Creates an item from the values by type; those that have no such form are named in a warning
  /// and left out.
  @MainActor
  package init(_ values: [String: Any]) {
    self.init([])
    for (type, value) in values.sorted(by: { $0.key < $1.key }) {
      guard let part = Self.representation(type, value) else {
        RuntimeWarning.once(
          "a value of the type '\(type)' on the general pasteboard stays in the app: other apps "
            + "cannot receive a \(Swift.type(of: value))")
        continue
      }
      representations.append(part)
    }
  }

  /// The values by type.
  @MainActor package var values: [String: Any] {
    var values: [String: Any] = [:]
    for part in representations { values[part.type] = part.value }
    return values
  }

  /// Whether the item is a text and nothing else.
  package var isText: Bool {
    representations.count == 1 && representations[0].kind == .text
      && representations[0].type == PasteboardRepresentation.textTypes[0]
  }

  // MARK: Internals

  @MainActor
  private static func representation(_ type: String, _ value: Any) -> Representation? {
    switch value {
    case let text as String: return Representation(type, .text, text)
    case let url as URL: return Representation(type, .url, url.absoluteString)
    case let data as Data: return Representation(type, .data, data.base64EncodedString())
    case let image as UIImage:
      return image.pngData().map {
        Representation(type, .image, "\(image.scale) \($0.base64EncodedString())")
      }
    case let color as UIColor:
      var (red, green, blue, alpha): (CGFloat, CGFloat, CGFloat, CGFloat) = (0, 0, 0, 0)
      guard color.getRed(&red, green: &green, blue: &blue, alpha: &alpha) else { return nil }
      return Representation(type, .color, "\(red) \(green) \(blue) \(alpha)")
    default:
      let list = try? PropertyListSerialization.data(
        fromPropertyList: value, format: .binary, options: 0)
      return list.map { Representation(type, .list, $0.base64EncodedString()) }
    }
  }
}

extension PasteboardItem.Representation {
  /// The value; nil if the text does not have its form.
  @MainActor fileprivate var value: Any? {
    switch kind {
    case .text: return text
    case .url: return URL(string: text)
    case .data: return Data(base64Encoded: text)
    case .image:
      let parts = text.split(separator: " ", maxSplits: 1)
      guard parts.count == 2, let scale = Double(parts[0]),
        let data = Data(base64Encoded: String(parts[1]))
      else { return nil }
      return UIImage(data: data, scale: CGFloat(scale))
    case .color:
      let parts = text.split(separator: " ").compactMap { Double($0) }.map { CGFloat($0) }
      guard parts.count == 4 else { return nil }
      return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3])
    case .list:
      return Data(base64Encoded: text).flatMap {
        try? PropertyListSerialization.propertyList(from: $0, options: [], format: nil)
      }
    }
  }
}
