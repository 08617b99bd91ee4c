import TactusJSON
import TactusTextFormatting

extension QuickAction {
  /// Returns the action as a JSON object.
  func wireText() throws(LinkError) -> String {
    guard userInfo.utf8.count <= LinkLimits.userInfoBytes else { throw .malformed }
    var words = [
      #""type":\#(try TactusPhoneLink.wireText(type))"#,
      #""title":\#(try TactusPhoneLink.wireText(title))"#,
    ]
    if let subtitle { words.append(#""subtitle":\#(try TactusPhoneLink.wireText(subtitle))"#) }
    if let icon { words.append(#""icon":{\#(try icon.wireFields())}"#) }
    if !userInfo.isEmpty { words.append(#""info":\#(JSONOutput.quoted(userInfo))"#) }
    if let targetContent {
      words.append(#""target":\#(try TactusPhoneLink.wireText(targetContent))"#)
    }
    return "{\(words.joined(separator: ","))}"
  }

  init(_ fields: WireFields) throws(LinkError) {
    let info = fields.has("info") ? try fields.text("info") : ""
    guard info.utf8.count <= LinkLimits.userInfoBytes else { throw .malformed }
    self.init(
      type: try fields.shortText("type"), title: try fields.shortText("title"),
      subtitle: fields.has("subtitle") ? try fields.shortText("subtitle") : nil,
      icon: fields.has("icon") ? try QuickActionIcon(try fields.object("icon")) : nil,
      userInfo: info,
      targetContent: fields.has("target") ? try fields.shortText("target") : nil)
  }
}

extension QuickActionIcon {
  /// Returns the JSON member of the icon.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .system(let number): #""system":\#(number)"#
    case .image(let name): #""image":\#(try wireText(name))"#
    case .symbol(let name): #""symbol":\#(try wireText(name))"#
    case .monogram(let text): #""monogram":\#(try wireText(text))"#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    if fields.has("system") {
      let number: Int = try fields.whole("system")
      guard Self.systemNumbers.contains(number) else { throw .malformed }
      self = .system(number)
    } else if fields.has("image") {
      self = .image(try fields.shortText("image"))
    } else if fields.has("symbol") {
      self = .symbol(try fields.shortText("symbol"))
    } else {
      self = .monogram(try fields.shortText("monogram"))
    }
  }
}

extension [QuickAction] {
  /// Returns the actions as a JSON array, as stores keep them.
  ///
  /// - Throws: `LinkError.malformed` if an action exceeds a limit.
  package func json() throws(LinkError) -> String { try wireText() }

  /// Decodes the actions of a JSON array.
  ///
  /// - Throws: `LinkError.malformed`.
  package init(json text: String) throws(LinkError) {
    let tree: JSONTree
    do throws(SourceTextError) {
      tree = try JSONTree(SourceText(name: "actions", text: #"{"actions":\#(text)}"#))
    } catch {
      throw .malformed
    }
    try self.init(WireFields(tree.root), "actions")
  }
}
