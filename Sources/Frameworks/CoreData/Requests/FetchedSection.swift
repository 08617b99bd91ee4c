/// A section of fetched results.
public protocol NSFetchedResultsSectionInfo {
  /// The name.
  var name: String { get }
  /// The title in an index.
  var indexTitle: String? { get }
  /// The number of objects.
  var numberOfObjects: Int { get }
  /// The objects.
  var objects: [Any]? { get }
}

/// A section with its objects.
final class FetchedSection<ResultType: AnyObject>: NSFetchedResultsSectionInfo {
  let name: String
  let indexTitle: String?
  var members: [ResultType]

  init(_ name: String, _ indexTitle: String?, _ members: [ResultType]) {
    (self.name, self.indexTitle, self.members) = (name, indexTitle, members)
  }

  var numberOfObjects: Int { members.count }
  var objects: [Any]? { members }
}
