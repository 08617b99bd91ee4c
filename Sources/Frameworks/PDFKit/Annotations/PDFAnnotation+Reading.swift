import TactusDocumentReading

extension PDFAnnotation {
  /// Creates an annotation that a document has (QuickLook.PA1).
  ///
  /// - Parameters:
  ///   - entries: The values of the format.
  ///   - index: The index on the page.
  ///   - page: The page.
  ///   - places: A closure that returns the destination of a value.
  convenience init(
    _ entries: [String: PDFValue], index: Int, on page: PDFPage,
    _ places: (PDFValue?) -> PDFDestination?
  ) {
    self.init(
      bounds: AnnotationValue.rectangle(entries["Rect"]) ?? .zero,
      forType: PDFAnnotationSubtype(rawValue: "/" + (entries["Subtype"]?.name ?? "")),
      withProperties: nil)
    for (key, value) in entries { read(value, "/" + key, places) }
    readBorder(entries)
    if let state = Self.onState(entries) { stored["onState"] = state }
    if let popup = entries["Popup"]?.entries {
      stored["/Popup"] = PDFAnnotation(popup, index: -1, on: page, places)
    }
    if entries["AP"] != nil { stored["/AP"] = [String: Any]() }
    (self.index, isChanged) = (index, false)
    self.page = page
  }

  /// Creates a link of the document whose other values cannot be read.
  convenience init(_ link: PageLink, on page: PDFPage) {
    self.init(bounds: CGRect(link.area), forType: .link, withProperties: nil)
    switch link.target {
    case .address(let address):
      stored["/A"] = URL(string: address).map { PDFActionURL(url: $0) }
    case .place(let place): stored["/Dest"] = PDFDestination(place, of: page.document)
    }
    (index, isChanged) = (-1, false)
    self.page = page
  }

  // MARK: Internals

  private func read(_ value: PDFValue, _ key: String, _ places: (PDFValue?) -> PDFDestination?) {
    switch key {
    case "/Rect", "/Subtype", "/Type", "/P", "/Border", "/BS", "/AP", "/Popup", "/Parent": break
    case "/C", "/IC": stored[key] = AnnotationValue.color(value)
    case "/M": stored[key] = AnnotationValue.string(value).flatMap { AnnotationValue.date($0) }
    case "/DA": if let text = AnnotationValue.string(value) { setAppearance(text) }
    case "/Dest": stored[key] = places(value)
    case "/A": stored[key] = action(value.entries ?? [:], places)
    case "/MK": stored[key] = Self.characteristics(value.entries ?? [:])
    case "/L", "/QuadPoints": set(Self.plain(value), key)
    case "/InkList":
      inkPaths = (value.elements ?? []).map { path in
        let line = UIBezierPath()
        for (index, point) in AnnotationValue.points(Self.plain(path)).enumerated() {
          let moved = CGPoint(x: point.x - bounds.minX, y: point.y - bounds.minY)
          if index == 0 { line.move(to: moved) } else { line.addLine(to: moved) }
        }
        return line
      }
    default: stored[key] = Self.plain(value)
    }
  }

  private func readBorder(_ entries: [String: PDFValue]) {
    let border = PDFBorder()
    if let style = entries["BS"]?.entries {
      border.lineWidth = style["W"]?.number.map { CGFloat($0) } ?? 1
      border.setStyle(named: style["S"]?.name ?? "S")
      border.dashPattern = style["D"]?.elements?.compactMap(\.number)
    } else if let parts = entries["Border"]?.elements, parts.count > 2 {
      border.lineWidth = parts[2].number.map { CGFloat($0) } ?? 1
      if parts.count > 3 {
        border.style = .dashed
        border.dashPattern = parts[3].elements?.compactMap(\.number)
      }
    } else {
      return
    }
    stored["/Border"] = border
  }

  private func action(
    _ entries: [String: PDFValue], _ places: (PDFValue?) -> PDFDestination?
  ) -> PDFAction? {
    switch entries["S"]?.name {
    case "URI":
      AnnotationValue.string(entries["URI"]).flatMap { URL(string: $0) }
        .map { PDFActionURL(url: $0) }
    case "GoTo": places(entries["D"]).map { PDFActionGoTo(destination: $0) }
    case "Named":
      PDFActionNamed(name: PDFActionNamedName.named(entries["N"]?.name ?? ""))
    case "GoToR": remote(entries)
    case "ResetForm":
      reset(entries)
    default: nil
    }
  }

  private func remote(_ entries: [String: PDFValue]) -> PDFAction? {
    let file =
      AnnotationValue.string(entries["F"]) ?? AnnotationValue.string(entries["F"]?.entries?["F"])
    guard let file, let place = entries["D"]?.elements else { return nil }
    let numbers = place.dropFirst(2).map { CGFloat($0.number ?? 0) }
    return PDFActionRemoteGoTo(
      pageIndex: place.first?.integer ?? 0,
      at: CGPoint(x: numbers.first ?? 0, y: numbers.dropFirst().first ?? 0),
      fileURL: URL(filePath: file))
  }

  private func reset(_ entries: [String: PDFValue]) -> PDFAction {
    let action = PDFActionResetForm()
    action.fields = entries["Fields"]?.elements?.compactMap { AnnotationValue.string($0) }
    action.fieldsIncludedAreCleared = (entries["Flags"]?.integer ?? 0) & 1 == 0
    return action
  }

  private static func characteristics(
    _ entries: [String: PDFValue]
  ) -> PDFAppearanceCharacteristics {
    let all = PDFAppearanceCharacteristics()
    all.backgroundColor = AnnotationValue.color(entries["BG"])
    all.borderColor = AnnotationValue.color(entries["BC"])
    all.caption = AnnotationValue.string(entries["CA"])
    all.rolloverCaption = AnnotationValue.string(entries["RC"])
    all.downCaption = AnnotationValue.string(entries["AC"])
    all.rotation = entries["R"]?.integer ?? 0
    return all
  }

  /// Returns the name of the on state of a button; nil if its appearances have none.
  private static func onState(_ entries: [String: PDFValue]) -> String? {
    entries["AP"]?.entries?["N"]?.entries?.keys.filter { $0 != "Off" }.min()
  }

  /// Returns a value in the form of apps.
  private static func plain(_ value: PDFValue) -> Any? {
    switch value {
    case .null: nil
    case .boolean(let flag): flag
    case .number(let number): Int(exactly: number).map { $0 as Any } ?? number
    case .text, .name: AnnotationValue.string(value)
    case .array(let values): values.compactMap { plain($0) }
    case .dictionary(let entries), .stream(let entries, _):
      Dictionary(
        uniqueKeysWithValues: entries.compactMap { key, value in
          plain(value).map { ("/" + key, $0) }
        }) as [String: Any]
    case .reference: nil
    }
  }
}
