import CoreSpotlight
import Testing

/// Steps ObjectiveC.WC11–WC12: objects of Core Spotlight that an app makes without arguments.
@Suite struct MadeObjectTests {
  private final class Index: CSSearchableIndex, @unchecked Sendable {
    nonisolated(unsafe) var titles: [String?] = []
    override func indexSearchableItems(
      _ items: [CSSearchableItem], completionHandler: (@Sendable ((any Error)?) -> Void)? = nil
    ) {
      titles += items.map(\.attributeSet.title)
      completionHandler?(nil)
    }
  }

  @Test("ObjectiveC.WC11, WC12. Items and persons are empty; a subclass of an index gets them")
  func empty() {
    let item = CSSearchableItem()
    #expect(!item.uniqueIdentifier.isEmpty && item.domainIdentifier == nil && !item.isUpdate)
    #expect(item.uniqueIdentifier != CSSearchableItem().uniqueIdentifier)
    #expect(item.attributeSet.contentType == nil && item.attributeSet.title == nil)
    #expect(item.expirationDate > Date(timeIntervalSince1970: 1_600_000_000))
    let person = CSPerson()
    #expect(person.displayName == nil && person.handles.isEmpty)
    #expect(person.handleIdentifier.isEmpty && person.contactIdentifier == nil)
    let set = CSSearchableItemAttributeSet()
    set.title = "Tea"
    item.attributeSet = set
    let index = Index()
    (index as CSSearchableIndex).indexSearchableItems([item, CSSearchableItem()])
    #expect(index.titles == ["Tea", nil] && CSSearchableIndex() !== CSSearchableIndex.default())
  }
}
