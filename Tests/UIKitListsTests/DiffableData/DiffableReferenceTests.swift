import Testing
import UIKit

/// Tests of snapshots as objects.
@Suite struct DiffableReferenceTests {
  @Test("DiffableData.DR1–DR2. A snapshot becomes an object and a snapshot again")
  func converting() throws {
    var snapshot = NSDiffableDataSourceSnapshot<String, Int>()
    snapshot.appendSections(["a", "b"])
    snapshot.appendItems([1, 2], toSection: "a")
    snapshot.appendItems([3], toSection: "b")
    snapshot.reloadItems([2])
    snapshot.reloadSections(["b"])
    snapshot.reconfigureItems([3])
    let reference = snapshot as NSDiffableDataSourceSnapshotReference
    #expect(reference.numberOfItems == 3 && reference.numberOfSections == 2)
    #expect(reference.itemIdentifiersInSection(withIdentifier: "a") as? [Int] == [1, 2])
    #expect(
      reference.sectionIdentifierForSectionContainingItem(withIdentifier: 3) as? String == "b")
    let back = reference as NSDiffableDataSourceSnapshot<String, Int>
    #expect(back.sectionIdentifiers == ["a", "b"] && back.itemIdentifiers == [1, 2, 3])
    #expect(back.reloadedItemIdentifiers == [2] && back.reloadedSectionIdentifiers == ["b"])
    #expect(back.reconfiguredItemIdentifiers == [3])
    let object: Any = reference
    #expect(object as? NSDiffableDataSourceSnapshot<String, String> == nil)
    #expect((object as? NSDiffableDataSourceSnapshot<String, Int>)?.numberOfItems == 3)
  }

  @Test("DiffableData.DR3. The object changes as a snapshot does")
  func changing() throws {
    let reference = NSDiffableDataSourceSnapshotReference()
    reference.appendSections(withIdentifiers: ["a", "b"])
    reference.appendItems(withIdentifiers: [1, 2], intoSectionWithIdentifier: "a")
    reference.appendItems(withIdentifiers: [3])
    reference.insertItems(withIdentifiers: [4], beforeItemWithIdentifier: 1)
    reference.insertItems(withIdentifiers: [5], afterItemWithIdentifier: 1)
    reference.moveItem(withIdentifier: 2, beforeItemWithIdentifier: 3)
    reference.moveItem(withIdentifier: 4, afterItemWithIdentifier: 3)
    reference.insertSections(withIdentifiers: ["c"], beforeSectionWithIdentifier: "a")
    reference.insertSections(withIdentifiers: ["d"], afterSectionWithIdentifier: "c")
    reference.moveSection(withIdentifier: "b", beforeSectionWithIdentifier: "d")
    reference.moveSection(withIdentifier: "c", afterSectionWithIdentifier: "a")
    reference.deleteItems(withIdentifiers: [5])
    reference.reloadItems(withIdentifiers: [2])
    reference.reconfigureItems(withIdentifiers: [4])
    reference.reloadSections(withIdentifiers: ["a"])
    #expect(reference.sectionIdentifiers as? [String] == ["b", "d", "a", "c"])
    #expect(reference.itemIdentifiers as? [Int] == [2, 3, 4, 1])
    #expect(reference.reloadedItemIdentifiers as? [Int] == [2])
    #expect(reference.reconfiguredItemIdentifiers as? [Int] == [4])
    #expect(reference.reloadedSectionIdentifiers as? [String] == ["a"])
    let copy = try #require(reference.copy() as? NSDiffableDataSourceSnapshotReference)
    reference.deleteSections(withIdentifiers: ["d", "b"])
    #expect(reference.itemIdentifiers as? [Int] == [1])
    reference.deleteAllItems()
    #expect(reference.numberOfSections == 0 && copy.numberOfItems == 4)
  }
}
