import CoreData
import Testing

/// Tests of the snapshots of fetched results.
@Suite struct SnapshotReferenceTests {
  /// A delegate that receives snapshots.
  private final class Listener: NSFetchedResultsControllerDelegate {
    var snapshots: [NSDiffableDataSourceSnapshotReference] = []
    var others = 0
    func controller(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>,
      didChangeContentWith snapshot: NSDiffableDataSourceSnapshotReference
    ) { snapshots.append(snapshot) }
    func controllerDidChangeContent(
      _ controller: NSFetchedResultsController<NSFetchRequestResult>
    ) { others += 1 }
  }

  @Test("CoreData.RC5. A delegate has a snapshot after a fetch and each change, and nothing else")
  func snapshots() throws {
    let context = Kitchen.context(try Kitchen.coordinator())
    for (name, minutes) in [("Bread", 9), ("Tea", 3)] as [(String, Int32)] {
      let dish = Dish(context: context)
      (dish.name, dish.minutes) = (name, minutes)
    }
    try context.save()
    let request = NSFetchRequest<Dish>(entityName: "Dish")
    request.sortDescriptors = [NSSortDescriptor(key: "minutes", ascending: true)]
    let results = NSFetchedResultsController(
      fetchRequest: request, managedObjectContext: context, sectionNameKeyPath: "minutes",
      cacheName: nil)
    let listener = Listener()
    results.delegate = listener
    try results.performFetch()
    #expect(listener.snapshots.count == 1)
    let first = try #require(listener.snapshots.first)
    #expect(first.sectionIdentifiers as? [String] == ["3", "9"])
    let identifiers = results.fetchedObjects?.map(\.objectID)
    #expect(first.itemIdentifiers as? [NSManagedObjectID] == identifiers)
    #expect(first.index(ofItemIdentifier: try #require(identifiers?.last)) == 1)
    #expect(first.index(ofSectionIdentifier: "4") == NSNotFound)
    #expect(first.numberOfItems(inSection: "9") == 1)
    Dish(context: context).minutes = 3
    context.processPendingChanges()
    #expect(listener.snapshots.count == 2 && listener.others == 0)
    #expect(listener.snapshots.last?.numberOfItems(inSection: "3") == 2)
  }
}
