// The entity mappings of a source.
//
// Source: CoreData.MG10
extension MappingSource {
  /// The entity mappings in the order of their numbers.
  var mappings: [NSEntityMapping] {
    guard let model else { return [] }
    let outline = model.data("sourcemodeldata").flatMap { ModelOutline($0) }
    return items("entitymappings", of: model)
      .sorted { $0.number < $1.number }
      .map { mapping($0, outline) }
  }

  private func mapping(_ item: Item, _ outline: ModelOutline?) -> NSEntityMapping {
    let mapping = NSEntityMapping()
    let (source, destination) = (item.attributes["sourcename"], item.attributes["destinationname"])
    mapping.sourceEntityName = source
    mapping.destinationEntityName = destination
    let names = [source, destination].compactMap(\.self).joined(separator: "To")
    mapping.name = item.attributes["name"] ?? names
    mapping.entityMigrationPolicyClassName = item.attributes["migrationpolicyclassname"]
    mapping.mappingType = item.mappingType
    let known = source.map { outline?.properties[$0] ?? nil } ?? []
    func isKnown(_ name: String) -> Bool { known?.contains(name) ?? true }
    mapping.attributeMappings = items("attributemappings", of: item).map { property in
      let name = property.attributes["name"] ?? ""
      var expression = property.data("valueexpressiondata")
        .flatMap(ArchivedExpression.expression)
      if expression == nil, item.isAutomatic, isKnown(name) {
        expression = NSExpression(format: "$source.%K", name)
      }
      return NSPropertyMapping(name, expression)
    }
    mapping.relationshipMappings = items("relationshipmappings", of: item).map { property in
      let name = property.attributes["name"] ?? ""
      return NSPropertyMapping(name, value(of: property, named: name, isKnown))
    }
    return mapping
  }

  private func value(
    of property: Item, named name: String, _ isKnown: (String) -> Bool
  ) -> NSExpression? {
    if let data = property.data("valueexpressiondata") {
      return ArchivedExpression.expression(in: data)
    }
    let prefix = "$source."
    if let path = property.attributes["sourcekeypath"], path.hasPrefix(prefix) {
      let sources = NSExpression(format: "$source.%K", String(path.dropFirst(prefix.count)))
      guard let mapping = property.attributes["sourcemappingname"] else {
        return ManagerQuery.ofRelationship.expression([
          NSExpression(forConstantValue: name), sources,
        ])
      }
      return ManagerQuery.ofMapping.expression([NSExpression(forConstantValue: mapping), sources])
    }
    return property.isAutomatic && isKnown(name) ? InferredMappings.related(name) : nil
  }
}

extension MappingSource.Item {
  fileprivate var number: Int { attributes["mappingnumber"].flatMap { Int($0) } ?? 0 }

  fileprivate var mappingType: NSEntityMappingType {
    switch attributes["mappingtypename"] {
    case "Custom": return .customEntityMappingType
    case "Add": return .addEntityMappingType
    case "Remove": return .removeEntityMappingType
    case "Copy": return .copyEntityMappingType
    case "Transform": return .transformEntityMappingType
    default: break
    }
    if attributes["migrationpolicyclassname"] != nil { return .customEntityMappingType }
    guard attributes["sourcename"] != nil else { return .addEntityMappingType }
    return attributes["destinationname"] == nil
      ? .removeEntityMappingType : .transformEntityMappingType
  }
}
