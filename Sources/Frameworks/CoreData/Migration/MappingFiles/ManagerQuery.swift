/// A call of a migration manager in the expression of a mapping.
// Source: CoreData.MG10
enum ManagerQuery: String {
  case ofMapping = "destinationInstancesForEntityMappingNamed:sourceInstances:"
  case ofRelationship = "destinationInstancesForSourceRelationshipNamed:sourceInstances:"

  /// Returns the expression of the result.
  ///
  /// - Parameter arguments: A name, and the source instances.
  func expression(_ arguments: [NSExpression]) -> NSExpression? {
    guard arguments.count == 2 else { return nil }
    return NSExpression(
      block: { object, expressions, variables in
        guard let manager = variables?[NSMigrationManagerKey] as? NSMigrationManager else {
          return NSNull()
        }
        let values = expressions.map { $0.expressionValue(with: object, context: variables) }
        let instances = values[1].flatMap { ManagedValue.elements($0) ?? [$0] } ?? []
        let sources = instances.compactMap { $0 as? NSManagedObject }
        switch self {
        case .ofMapping:
          return manager.destinationInstances(
            forEntityMappingName: values[0] as? String ?? "", sourceInstances: sources)
        case .ofRelationship: return manager.destinationInstances(of: sources)
        }
      }, arguments: arguments)
  }
}
