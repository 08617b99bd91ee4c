/// The text form of an interface, for the build folder and for other modules.
extension FileInterface {
  /// The lines, in a deterministic order.
  package var text: String {
    var lines: [String] = []
    if !imports.isEmpty { lines.append(row("imports", "", words(imports.sorted()))) }
    if !lackingNames.isEmpty { lines.append(row("lacks", "", words(lackingNames.sorted()))) }
    if !wrapperAliases.isEmpty {
      lines.append(row("wrappers", "", words(wrapperAliases.sorted())))
    }
    if !overloaded.isEmpty { lines.append(row("overloaded", "", words(overloaded.sorted()))) }
    if !objectParameters.isEmpty {
      lines.append(row("takes", "", words(objectParameters.sorted())))
    }
    if !genericTypes.isEmpty { lines.append(row("generic", "", words(genericTypes.sorted()))) }
    if !onMainActor.isEmpty { lines.append(row("main", "", words(onMainActor.sorted()))) }
    if !creatingProtocols.isEmpty {
      lines.append(row("creates", "", words(creatingProtocols.sorted())))
    }
    if !isolatedRequirements.isEmpty {
      lines.append(row("isolates", "", words(isolatedRequirements.sorted())))
    }
    if !requiredProperties.isEmpty {
      lines.append(row("properties", "", words(requiredProperties.sorted())))
    }
    if !addedInitializers.isEmpty {
      lines.append(row("adds", "", words(addedInitializers.sorted())))
    }
    if asksForMethods { lines.append(row("asks", "", "")) }
    if exchangesMethods { lines.append(row("exchanges", "", "")) }
    if hasLocalTypes { lines.append(row("local", "", "")) }
    for (name, methods) in sorted(requirements) {
      lines.append(row("requires", name, words(methods)))
    }
    for (name, members) in sorted(exports) {
      lines.append(row("exports", name, words(members)))
    }
    for (name, types) in sorted(parameterTypes) {
      lines.append(row("parameters", name, words(types)))
    }
    for (name, type) in sorted(typeAliases) { lines.append(row("typealias", name, type)) }
    for (name, type) in sorted(statedTypes) { lines.append(row("type", name, type)) }
    for (name, parts) in sorted(aliases) { lines.append(row("alias", name, words(parts.sorted()))) }
    for item in classes {
      lines.append(
        row("class", item.name, words(item.inherited), words(item.traits.sorted())))
    }
    for (type, names) in sorted(conformances) { lines.append(row("conforms", type, words(names))) }
    for (type, names) in sorted(values) { lines.append(row("value", type, words(names))) }
    for (type, names) in sorted(protocols) { lines.append(row("protocol", type, words(names))) }
    for (name, types) in sorted(associatedTypes) {
      lines.append(row("associated", name, words(types)))
    }
    for item in optionals {
      let traits =
        (item.isProperty ? ["property"] : []) + (item.isStatic ? ["static"] : [])
        + (item.isVoid ? ["void"] : [])
        + (item.isPublic ? ["public"] : [])
      lines.append(
        row(
          "optional", item.owner, item.name, item.signature, words(traits), item.arguments,
          item.overload, item.valueType))
    }
    for item in creations {
      lines.append(
        row(
          "creation", item.owner, item.labels, item.parameters, item.arguments, item.effects,
          item.callEffects, item.mark, item.access))
    }
    for item in folds {
      let traits =
        (item.isOverride ? ["override"] : []) + (item.isOpen ? ["open"] : [])
        + (item.isExposed ? ["exposed"] : []) + (item.isMovable ? ["movable"] : [])
      lines.append(
        row(
          "fold", item.owner, item.name, item.text, words(traits), item.types,
          words(item.adopted)))
    }
    for (name, selector) in sorted(selectors) { lines.append(row("selector", name, selector)) }
    for (type, names) in sorted(members) {
      lines.append(row("members", type, words(names.sorted())))
    }
    for (type, names) in sorted(overrides) {
      lines.append(row("overrides", type, words(names.sorted())))
    }
    for (type, names) in sorted(tests) { lines.append(row("tests", type, words(names.sorted()))) }
    for (name, condition) in sorted(testConditions) { lines.append(row("testif", name, condition)) }
    for (name, reason) in sorted(unselectable) { lines.append(row("unselectable", name, reason)) }
    for (type, names) in sorted(exposed) {
      lines.append(row("exposed", type, words(names.sorted())))
    }
    return lines.map { $0 + "\n" }.joined()
  }

  /// Reads the lines of ``text`` and skips unknown ones.
  package init(text: String) {
    for line in text.split(separator: "\n") {
      let cells = line.split(separator: "\t", omittingEmptySubsequences: false).map(String.init)
      guard cells.count > 2 else { continue }
      read(cells)
    }
  }

  private mutating func read(_ cells: [String]) {
    func cell(_ index: Int) -> String { cells.indices.contains(index) ? cells[index] : "" }
    let list = cell(2).split(separator: "|").map(String.init)
    switch cells[0] {
    case "class":
      let traits = Set(cell(3).split(separator: "|").map(String.init))
      classes.append(Class(name: cells[1], inherited: list, traits: traits))
    case "imports": imports.formUnion(list)
    case "lacks": lackingNames.formUnion(list)
    case "overloaded": overloaded.formUnion(list)
    case "tests": tests[cells[1], default: []].formUnion(list)
    case "testif": testConditions[cells[1]] = cells[2]
    case "takes": objectParameters.formUnion(list)
    case "generic": genericTypes.formUnion(list)
    case "main": onMainActor.formUnion(list)
    case "creates": creatingProtocols.formUnion(list)
    case "isolates": isolatedRequirements.formUnion(list)
    case "properties": requiredProperties.formUnion(list)
    case "adds": addedInitializers.formUnion(list)
    case "creation":
      creations.append(
        RequiredInitializer(
          owner: cells[1], labels: cells[2], parameters: cell(3), arguments: cell(4),
          effects: cell(5), callEffects: cell(6), mark: cell(7), access: cell(8)))
    case "asks": asksForMethods = true
    case "exchanges": exchangesMethods = true
    case "local": hasLocalTypes = true
    case "requires": requirements[cells[1]] = list
    case "exports": exports[cells[1]] = list
    case "parameters": parameterTypes[cells[1], default: []] += list
    case "typealias": typeAliases[cells[1]] = cells[2]
    case "type": statedTypes[cells[1]] = cells[2]
    case "alias": aliases[cells[1], default: []].formUnion(list)
    case "conforms": conformances[cells[1], default: []] += list
    case "wrappers": wrapperAliases.formUnion(list)
    case "value": values[cells[1]] = list
    case "protocol": protocols[cells[1]] = list
    case "associated": associatedTypes[cells[1]] = list
    case "optional":
      optionals.append(
        OptionalMember(
          owner: cells[1], name: cells[2], signature: cell(3),
          isProperty: cell(4).contains("property"), arguments: cell(5),
          isStatic: cell(4).contains("static"),
          isVoid: cell(4).contains("void"), isPublic: cell(4).contains("public"),
          overload: cell(6), valueType: cell(7)))
    case "fold":
      folds.append(
        Fold(
          owner: cells[1], name: cells[2], text: cell(3), isOverride: cell(4).contains("override"),
          types: cell(5), isOpen: cell(4).contains("open"),
          isExposed: cell(4).contains("exposed"),
          isMovable: cell(4).contains("movable"),
          adopted: cell(6).split(separator: "|").map(String.init)))
    case "unselectable": unselectable[cells[1]] = cells[2]
    case "selector": selectors[cells[1]] = cells[2]
    case "members": members[cells[1], default: []].formUnion(list)
    case "overrides": overrides[cells[1], default: []].formUnion(list)
    case "exposed": exposed[cells[1], default: []].formUnion(list)
    default: break
    }
  }

  private func row(_ cells: String...) -> String { cells.map(clean).joined(separator: "\t") }
  private func words(_ names: [String]) -> String {
    names.map { clean($0.filter { $0 != "|" }) }.filter { !$0.isEmpty }.joined(separator: "|")
  }
  /// Returns a cell without tabs and line breaks, which separate cells and lines.
  private func clean(_ cell: String) -> String {
    let isOdd = cell.unicodeScalars.contains { $0.value < 32 || (0x80...0x2fff).contains($0.value) }
    guard isOdd else { return cell }
    return String(cell.map { $0.isNewline || $0 == "\t" ? " " : $0 })
  }
  private func sorted<Value>(_ table: [String: Value]) -> [(String, Value)] {
    table.sorted { $0.key < $1.key }.map { ($0.key, $0.value) }
  }
}
