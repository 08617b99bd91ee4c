import TactusPhoneLink

// The limits of a message, which closes the connection if it exceeds them.
extension [ScreenElement] {
  /// Fits the list into a message: frames that are not numbers are moved beyond the screen, and
  /// long texts and lists are cut (Accessibility.AC17).
  mutating func fitIntoMessage() {
    if count > LinkLimits.screenElements {
      RuntimeWarning.once(
        "the screen has \(count) elements, and assistive technologies get the first "
          + "\(LinkLimits.screenElements)")
      removeLast(count - LinkLimits.screenElements)
      for place in indices where !self[place].ordered.isEmpty {
        self[place].ordered.removeAll { $0 >= LinkLimits.screenElements }
      }
    }
    let bytes = reduce(0) { $0 + $1.textBytes }
    // The texts of a typical screen take a few kilobytes.
    let longest = bytes > Self.freeBytes ? Swift.max(Self.freeBytes / (6 * count), 1) : .max
    for place in indices { self[place].fitIntoMessage(atMost: longest) }
    if longest < .max {
      RuntimeWarning.once(
        "the texts of the screen's elements have \(bytes) bytes, and assistive technologies get their "
          + "beginnings; \(Self.freeBytes) are the limit")
    }
  }

  /// The largest number of bytes of all texts; as JSON a byte can take six.
  private static var freeBytes: Int { LinkLimits.messageBytes / 12 }
}

extension ScreenElement {
  /// Fits the element into a message.
  ///
  /// - Parameter bytes: The largest length of a text.
  mutating func fitIntoMessage(atMost bytes: Int = .max) {
    if !(x.isFinite && y.isFinite && width.isFinite && height.isFinite) {
      (x, y) = (x.isFinite ? x : Self.beyond, y.isFinite ? y : Self.beyond)
      (width, height) = (width.isFinite ? width : 0, height.isFinite ? height : 0)
    }
    if let point = activation, !(point.x.isFinite && point.y.isFinite) { activation = nil }
    rotors = Array(rotors.prefix(LinkLimits.spokenParts))
    guard bytes < .max else { return }
    label = label?.cut(to: bytes)
    value = value?.cut(to: bytes)
    hint = hint?.cut(to: bytes)
    identifier = identifier?.cut(to: bytes)
    kind = kind.cut(to: bytes)
    if let text = found?.text { found?.text = text.cut(to: bytes) }
    if let text = selection?.text { selection?.text = text.cut(to: bytes) }
    // Lists of texts are rarely long; those that are too long are left out.
    if actions.bytes > bytes { actions = [] }
    if rotors.bytes > bytes { rotors = [] }
    if labelParts.reduce(0, { $0 + $1.text.utf8.count }) > bytes { labelParts = [] }
    if content.bytes > bytes { content = [] }
    if let cell, cell.rowHeaders.bytes + cell.columnHeaders.bytes > bytes { self.cell = nil }
  }

  /// A coordinate that is on no screen, in points.
  private static let beyond = 1e9

  /// The number of bytes of all texts.
  var textBytes: Int {
    let own = [label, value, hint, identifier, kind, found?.text, selection?.text]
      .compactMap(\.self).bytes
    let parts = labelParts.reduce(0) { $0 + $1.text.utf8.count }
    let headers = (cell?.rowHeaders.bytes ?? 0) + (cell?.columnHeaders.bytes ?? 0)
    return own + parts + content.bytes + headers + actions.bytes + rotors.bytes
  }
}

extension [String] {
  /// The number of bytes of all texts.
  fileprivate var bytes: Int { reduce(0) { $0 + $1.utf8.count } }
}

extension [ElementContent] {
  /// The number of bytes of all texts.
  fileprivate var bytes: Int { reduce(0) { $0 + $1.label.utf8.count + $1.value.utf8.count } }
}

extension String {
  /// The beginning of the text in so many bytes.
  fileprivate func cut(to bytes: Int) -> String {
    guard utf8.count > bytes else { return self }
    return String(decoding: utf8.prefix(bytes), as: UTF8.self)
  }
}
