/// The dictionaries of a fetch.
// Source: CoreData.FE6
struct FetchedDictionaries {
  private let request: NSFetchRequest<NSFetchRequestResult>
  private let columns: [Column]
  private let groups: [String]

  private struct Column {
    let name: String
    let expression: NSExpression?
    /// Whether the expression has one value for all objects, such as a sum.
    var isAggregate: Bool {
      guard let expression, expression.expressionType == .function else { return false }
      return ["sum:", "count:", "min:", "max:", "average:", "median:", "stddev:", "mode:"]
        .contains(expression.function)
    }
  }

  init(_ request: NSFetchRequest<NSFetchRequestResult>, _ entity: NSEntityDescription) throws {
    self.request = request
    let asked =
      request.propertiesToFetch
      ?? entity.contents.attributes.filter { !$0.value.isTransient }.keys
      .sorted()
    columns = try asked.map { element in
      if let name = element as? String { return Column(name: name, expression: nil) }
      guard let property = element as? NSPropertyDescription else {
        throw StoreError.make(
          NSCoreDataError, "A property to fetch is a \(type(of: element)), not a property.")
      }
      return Column(
        name: property.name, expression: (property as? NSExpressionDescription)?.expression)
    }
    groups = (request.propertiesToGroupBy ?? []).compactMap {
      ($0 as? String) ?? ($0 as? NSPropertyDescription)?.name
    }
  }

  /// Returns the dictionaries of objects.
  func of(_ objects: [NSManagedObject]) -> [NSDictionary] {
    var results: [NSDictionary]
    if !groups.isEmpty {
      results = grouped(objects).map { dictionary($0) }
    } else if !columns.isEmpty, columns.allSatisfy(\.isAggregate) {
      results = [dictionary(objects)]
    } else {
      results = objects.map { dictionary([$0]) }
    }
    if let condition = request.havingPredicate {
      // Its variables are the names of the values, too.
      results = results.filter { dictionary in
        let values = dictionary as? [String: Any] ?? [:]
        return condition.evaluate(with: dictionary, substitutionVariables: values)
      }
    }
    if request.returnsDistinctResults {
      var seen: Set<NSDictionary> = []
      results = results.filter { seen.insert($0).inserted }
    }
    return results
  }

  private func grouped(_ objects: [NSManagedObject]) -> [[NSManagedObject]] {
    var places: [NSArray: Int] = [:]
    var found: [[NSManagedObject]] = []
    for object in objects {
      let key = NSArray(array: groups.map { object.value(forKeyPath: $0) ?? NSNull() })
      if let place = places[key] {
        found[place].append(object)
      } else {
        places[key] = found.count
        found.append([object])
      }
    }
    return found
  }

  /// Returns the dictionary of one object, or of a group.
  private func dictionary(_ group: [NSManagedObject]) -> NSDictionary {
    let dictionary = NSMutableDictionary()
    for column in columns {
      guard let value = value(column, group) else { continue }
      let shown = (value as? NSManagedObject)?.objectID ?? value
      dictionary.setObject(shown, forKey: column.name as NSString)
    }
    return dictionary
  }

  private func value(_ column: Column, _ group: [NSManagedObject]) -> Any? {
    guard let expression = column.expression else {
      return group.first?.value(forKeyPath: column.name)
    }
    if column.isAggregate { return expression.expressionValue(with: group, context: nil) }
    return group.first.flatMap { expression.expressionValue(with: $0, context: nil) }
  }
}
