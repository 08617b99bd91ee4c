import TactusPhoneTypes

extension HomeRequest {
  /// Returns the JSON members of the request.
  func wireFields() throws(LinkError) -> String {
    switch self {
    case .launch(let bundle, let reason, let area):
      var words = [#""launch":"\#(bundle.text)""#]
      switch reason {
      case .icon: break
      case .open(let item): words.append(#""item":{\#(try item.wireFields())}"#)
      case .command: words.append(#""command":true"#)
      }
      if let area { words.append(#""area":{\#(try area.wireFields())}"#) }
      return words.joined(separator: ",")
    case .move(let bundle, let position):
      let page =
        if case .page(let page) = position.area { #","page":\#(page)"# } else { "" }
      return #""move":"\#(bundle.text)","index":\#(position.index)\#(page)"#
    case .uninstall(let bundle): return #""uninstall":"\#(bundle.text)""#
    case .showCards(let cards):
      guard cards.count <= LinkLimits.cards else { throw .malformed }
      var texts: [String] = []
      for card in cards {
        texts.append(#"{"app":"\#(card.bundle.text)",\#(try card.area.wireFields())}"#)
      }
      return #""cards":[\#(texts.joined(separator: ","))]"#
    case .quit(let bundle): return #""quit":"\#(bundle.text)""#
    case .closeSwitcher: return #""switcher":false"#
    }
  }

  init(_ fields: WireFields) throws(LinkError) {
    if fields.has("launch") {
      let reason: LaunchReason =
        fields.has("item")
        ? .open(try OpenItem(try fields.object("item"))) : fields.has("command") ? .command : .icon
      self = .launch(
        try fields.bundle("launch"), reason,
        from: fields.has("area") ? try ScreenArea(try fields.object("area")) : nil)
    } else if fields.has("move") {
      let area: HomePosition.Area = fields.has("page") ? .page(try fields.whole("page")) : .dock
      self = .move(try fields.bundle("move"), to: HomePosition(area, try fields.whole("index")))
    } else if fields.has("cards") {
      var cards: [AppCard] = []
      for object in try fields.objects("cards", atMost: LinkLimits.cards) {
        cards.append(AppCard(try object.bundle("app"), area: try ScreenArea(object)))
      }
      self = .showCards(cards)
    } else if fields.has("quit") {
      self = .quit(try fields.bundle("quit"))
    } else if fields.has("switcher") {
      self = .closeSwitcher
    } else {
      self = .uninstall(try fields.bundle("uninstall"))
    }
  }
}

extension ScreenArea {
  /// Returns the JSON members of the area.
  func wireFields() throws(LinkError) -> String {
    var words: [String] = []
    for (key, number) in [
      ("x", x), ("y", y), ("width", width), ("height", height), ("radius", radius),
    ] { words.append(#""\#(key)":\#(try wireNumber(number))"#) }
    return words.joined(separator: ",")
  }

  init(_ fields: WireFields) throws(LinkError) {
    self.init(
      x: try fields.number("x"), y: try fields.number("y"), width: try fields.number("width"),
      height: try fields.number("height"), radius: try fields.number("radius"))
  }
}
