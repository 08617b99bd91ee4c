/// The entities of the history, by which fetch requests match transactions and changes.
///
/// They belong to no model; their objects are no managed objects.
// Source: CoreData.HI5; the names are ours. Confidence: guess.
enum HistoryEntities {
  static let transaction = entity(
    "HistoryTransaction",
    [
      "author": .stringAttributeType, "bundleID": .stringAttributeType,
      "contextName": .stringAttributeType, "processID": .stringAttributeType,
      "storeID": .stringAttributeType, "timestamp": .dateAttributeType,
      "token": .transformableAttributeType, "transactionNumber": .integer64AttributeType,
    ])

  static let change = entity(
    "HistoryChange",
    [
      "changeID": .integer64AttributeType, "changeType": .integer64AttributeType,
      "changedEntity": .stringAttributeType, "changedObjectID": .objectIDAttributeType,
    ])

  private static func entity(
    _ name: String, _ attributes: [String: NSAttributeType]
  ) -> NSEntityDescription {
    let entity = NSEntityDescription()
    entity.name = name
    entity.properties = attributes.sorted { $0.key < $1.key }.map { name, type in
      let attribute = NSAttributeDescription()
      (attribute.name, attribute.attributeType) = (name, type)
      return attribute
    }
    return entity
  }

  /// Returns a request of all objects of an entity of the history.
  static func request(of entity: NSEntityDescription) -> NSFetchRequest<NSFetchRequestResult> {
    let request = NSFetchRequest<NSFetchRequestResult>()
    request.entity = entity
    return request
  }
}
