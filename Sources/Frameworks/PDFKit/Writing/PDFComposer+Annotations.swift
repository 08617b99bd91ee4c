import TactusDocumentReading

extension PDFComposer {
  /// Returns the values of an annotation in the format.
  ///
  /// - Parameters:
  ///   - annotation: The annotation.
  ///   - page: The page of the annotation.
  ///   - original: The annotation in the page's document; nil for a new one.
  ///   - source: The page's document.
  func value(
    of annotation: PDFAnnotation, on page: PDFPage, _ original: PDFValue?, _ source: PDFSource?
  ) -> [String: PDFValue] {
    var entries: [String: PDFValue] = [:]
    if let source, let own = original.flatMap({ source.objects.resolve($0)?.entries }) {
      entries = copy(own, of: source)
      guard annotation.isChanged else { return entries }
      // Values removed by the app are not written.
      for key in ["C", "IC", "Contents", "Dest", "A", "M", "Name", "Open", "BS", "Border", "MK"] {
        entries[key] = nil
      }
      shareValue(of: annotation, own, source)
    }
    entries["Type"] = .name("Annot")
    entries["Rect"] = AnnotationValue.rectangle(annotation.bounds)
    entries["P"] = numbers[ObjectIdentifier(page)].map { .reference($0) }
    if annotation.index == nil, annotation.stored["/F"] == nil {
      // New annotations are printed, as on an iPhone (observed by others).
      entries["F"] = .number(Double(PDFAnnotation.Flag.printed))
    }
    for (key, value) in annotation.stored where key.hasPrefix("/") && key != "/AP" {
      let name = String(key.dropFirst())
      switch value {
      case let popup as PDFAnnotation:
        let own = self.value(of: popup, on: page, nil, nil)
        entries[name] = add(.dictionary(own))
      case let border as PDFBorder: entries["BS"] = self.value(of: border)
      default:
        // The name of a nested field consists of several parts.
        if name == "T", entries["Parent"] != nil { continue }
        entries[name] = self.value(of: value, key)
      }
    }
    writePoints(of: annotation, to: &entries)
    if let appearance = appearance(of: annotation) {
      let isButton = annotation.widgetFieldType == .button
      if !isButton || entries["AP"] == nil { entries["AP"] = appearance }
    } else {
      entries["AP"] = nil
    }
    if annotation.font != nil || annotation.fontColor != nil {
      entries["DA"] = AnnotationValue.text(defaultAppearance(of: annotation))
    } else if ["FreeText", "Widget"].contains(annotation.type ?? ""), entries["DA"] == nil {
      entries["DA"] = AnnotationValue.text("/Helv 12 Tf 0 g")
    }
    return entries
  }

  /// Sets the value of the parent field of a button or text field.
  private func shareValue(
    of annotation: PDFAnnotation, _ own: [String: PDFValue], _ source: PDFSource
  ) {
    guard let parent = own["Parent"]?.target, own["FT"] == nil || own["T"] == nil,
      let value = annotation.stored["/V"].flatMap({ self.value(of: $0, "/V") })
    else { return }
    source.replaced[parent] = ["V": value]
  }

  private func writePoints(
    of annotation: PDFAnnotation, to entries: inout [String: PDFValue]
  ) {
    let origin = annotation.bounds.origin
    let points = annotation.points.flatMap { [$0.x + origin.x, $0.y + origin.y] }
    switch annotation.type {
    case "Line": entries["L"] = AnnotationValue.numbers(points)
    case "Highlight", "Underline", "StrikeOut", "Squiggly", "Redact":
      let rect = annotation.bounds
      entries["QuadPoints"] = AnnotationValue.numbers(
        points.isEmpty
          ? [
            rect.minX, rect.maxY, rect.maxX, rect.maxY, rect.minX, rect.minY, rect.maxX, rect.minY,
          ] : points)
    case "Ink":
      entries["InkList"] = .array(
        annotation.inkPaths.flatMap { PathLines.lines(of: $0.cgPath) }.map { line in
          AnnotationValue.numbers(line.flatMap { [$0.x + origin.x, $0.y + origin.y] })
        })
    default: break
    }
  }

  private func value(of border: PDFBorder) -> PDFValue {
    var entries: [String: PDFValue] = [
      "W": .number(Double(border.lineWidth)), "S": .name(String(border.styleName.dropFirst())),
    ]
    if border.style == .dashed { entries["D"] = AnnotationValue.numbers(border.dashes) }
    return .dictionary(entries)
  }

  /// Returns an app's value in the format; nil if it cannot be represented.
  private func value(of value: Any, _ key: String) -> PDFValue? {
    switch value {
    case let color as UIColor: return AnnotationValue.components(color)
    case let text as String: return string(text, key)
    case let flag as Bool where !(value is NSNumber) || ["/Open"].contains(key):
      return .boolean(flag)
    case let date as Date: return AnnotationValue.text(AnnotationValue.text(of: date))
    case let action as PDFAction: return self.value(of: action)
    case let place as PDFDestination: return self.value(of: place)
    case let all as PDFAppearanceCharacteristics:
      return .dictionary(
        Dictionary(
          uniqueKeysWithValues: all.appearanceCharacteristicsKeyValues.compactMap { key, value in
            let name = key.base as? String ?? ""
            return self.value(of: value, name).map { (String(name.dropFirst()), $0) }
          }))
    case let values as [Any]: return .array(values.compactMap { self.value(of: $0, key) })
    case let entries as [AnyHashable: Any]:
      var all: [String: PDFValue] = [:]
      for (key, value) in entries {
        let name = PDFAnnotation.name(of: key)
        all[String(name.dropFirst())] = self.value(of: value, name)
      }
      return .dictionary(all)
    default: return AnnotationValue.number(value).map { .number(Double($0)) }
    }
  }

  /// Returns a name for keys with name values, otherwise a string.
  private func string(_ text: String, _ key: String) -> PDFValue {
    let names: Set = ["/Subtype", "/AS", "/FT", "/H", "/Name", "/LE", "/S", "/IT", "/RT", "/BE"]
    guard names.contains(key) || (["/V", "/DV"].contains(key) && text.hasPrefix("/")) else {
      return AnnotationValue.text(text)
    }
    let name = text.hasPrefix("/") ? text.dropFirst() : text[...]
    return .name(
      name.utf8.map { byte in
        let isPlain = (33...126).contains(byte) && !"#()<>[]{}/%".utf8.contains(byte)
        if isPlain { return String(Unicode.Scalar(byte)) }
        return "#" + (byte < 16 ? "0" : "") + String(byte, radix: 16, uppercase: true)
      }.joined())
  }

  /// Returns a destination in the format; nil if its page is not in the new document.
  func value(of place: PDFDestination) -> PDFValue? {
    guard let page = place.page, let number = numbers[ObjectIdentifier(page)] else { return nil }
    func coordinate(_ value: CGFloat) -> PDFValue {
      value == kPDFDestinationUnspecifiedValue ? .null : .number(Double(value))
    }
    return .array([
      .reference(number), .name("XYZ"), coordinate(place.point.x), coordinate(place.point.y),
      coordinate(place.zoom),
    ])
  }

  /// Returns an action in the format; nil for one without effect.
  func value(of action: PDFAction) -> PDFValue? {
    var entries: [String: PDFValue] = ["Type": .name("Action"), "S": .name(action.type)]
    switch action {
    case let action as PDFActionURL:
      entries["URI"] = action.url.map { AnnotationValue.text($0.absoluteString) }
    case let action as PDFActionGoTo:
      guard let place = value(of: action.destination) else { return nil }
      entries["D"] = place
    case let action as PDFActionNamed: entries["N"] = .name(action.name.formatName)
    case let action as PDFActionRemoteGoTo:
      entries["F"] = AnnotationValue.text(action.url.path)
      entries["D"] = .array([
        .number(Double(action.pageIndex)), .name("XYZ"), .number(Double(action.point.x)),
        .number(Double(action.point.y)), .null,
      ])
    case let action as PDFActionResetForm:
      entries["Fields"] = action.fields.map { .array($0.map { AnnotationValue.text($0) }) }
      entries["Flags"] = .number(action.fieldsIncludedAreCleared ? 0 : 1)
    default: return nil
    }
    return .dictionary(entries)
  }

  // MARK: Outline

  /// Writes the entries below a root, and returns the root.
  func write(_ outline: PDFOutline) -> PDFValue {
    let number = reserve()
    objects[number - 1] = .dictionary(
      ["Type": .name("Outlines")].merging(writeChildren(of: outline, number)) { $1 })
    return .reference(number)
  }

  private func writeChildren(of outline: PDFOutline, _ parent: Int) -> [String: PDFValue] {
    guard !outline.children.isEmpty else { return [:] }
    let numbers = outline.children.map { _ in reserve() }
    for (index, child) in outline.children.enumerated() {
      var entries = writeChildren(of: child, numbers[index])
      entries["Title"] = AnnotationValue.text(child.label ?? "")
      entries["Parent"] = .reference(parent)
      if index > 0 { entries["Prev"] = .reference(numbers[index - 1]) }
      if index + 1 < numbers.count { entries["Next"] = .reference(numbers[index + 1]) }
      if let place = child.destination {
        entries["Dest"] = value(of: place)
      } else if let action = child.action {
        entries["A"] = value(of: action)
      }
      if !child.isOpen, let count = entries["Count"]?.number { entries["Count"] = .number(-count) }
      objects[numbers[index] - 1] = .dictionary(entries)
    }
    return [
      "First": .reference(numbers[0]), "Last": .reference(numbers[numbers.count - 1]),
      "Count": .number(Double(numbers.count)),
    ]
  }
}
