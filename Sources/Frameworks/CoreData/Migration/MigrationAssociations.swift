/// The associated source and destination instances of an entity mapping, in the order of
/// association.
struct MigrationAssociations {
  private var pairs: [(source: NSManagedObject, destination: NSManagedObject)] = []
  private var bySource: [ObjectIdentifier: [NSManagedObject]] = [:]
  private var byDestination: [ObjectIdentifier: [NSManagedObject]] = [:]

  mutating func add(_ source: NSManagedObject, _ destination: NSManagedObject) {
    pairs.append((source, destination))
    bySource[ObjectIdentifier(source), default: []].append(destination)
    byDestination[ObjectIdentifier(destination), default: []].append(source)
  }

  func destinations(of sources: [NSManagedObject]?) -> [NSManagedObject] {
    guard let sources else { return pairs.map(\.destination) }
    return sources.flatMap { bySource[ObjectIdentifier($0)] ?? [] }
  }

  func sources(of destinations: [NSManagedObject]?) -> [NSManagedObject] {
    guard let destinations else { return pairs.map(\.source) }
    return destinations.flatMap { byDestination[ObjectIdentifier($0)] ?? [] }
  }
}
