import Contacts
import PhoneTesting
import Testing

/// The names of the history of changes, which Swift cannot read.
@MainActor @Suite struct ChangeHistoryTests {
  private final class Visitor: NSObject, CNChangeHistoryEventVisitor {
    var visits: [String] = []

    func visit(_ event: CNChangeHistoryDropEverythingEvent) { visits.append("drop") }
    func visit(_ event: CNChangeHistoryAddContactEvent) {
      visits.append("add \(event.contact.givenName) \(event.containerIdentifier ?? "")")
    }
    func visit(_ event: CNChangeHistoryUpdateContactEvent) {
      visits.append("update \(event.contact.givenName)")
    }
    func visit(_ event: CNChangeHistoryDeleteContactEvent) {
      visits.append("delete \(event.contactIdentifier)")
    }
    func visit(_ event: CNChangeHistoryAddMemberToGroupEvent) {
      visits.append("member \(event.member.givenName) \(event.group.name)")
    }
  }

  @Test("Contacts.SA6. A change calls the method of a visitor for its kind, which may be missing")
  func visiting() {
    let (contact, group, visitor) = (CNMutableContact(), CNMutableGroup(), Visitor())
    (contact.givenName, group.name) = ("Ada", "Friends")
    let events: [CNChangeHistoryEvent] = [
      CNChangeHistoryDropEverythingEvent(),
      CNChangeHistoryAddContactEvent(contact: contact, containerIdentifier: "C"),
      CNChangeHistoryUpdateContactEvent(contact: contact),
      CNChangeHistoryDeleteContactEvent(contactIdentifier: "X"),
      CNChangeHistoryAddGroupEvent(group: group, containerIdentifier: "C"),
      CNChangeHistoryUpdateGroupEvent(group: group),
      CNChangeHistoryDeleteGroupEvent(groupIdentifier: "G"),
      CNChangeHistoryAddMemberToGroupEvent(member: contact, group: group),
      CNChangeHistoryRemoveMemberFromGroupEvent(member: contact, group: group),
      CNChangeHistoryAddSubgroupToGroupEvent(subgroup: group, group: group),
      CNChangeHistoryRemoveSubgroupFromGroupEvent(subgroup: group, group: group),
    ]
    for event in events { event.accept(visitor) }
    #expect(
      visitor.visits == ["drop", "add Ada C", "update Ada", "delete X", "member Ada Friends"])
    #expect(events[0].copy() as? CNChangeHistoryEvent === events[0])
  }

  @Test("Contacts.SA6. A request for the history has values, and can be archived")
  func request() throws {
    let request = CNChangeHistoryFetchRequest()
    #expect(request.startingToken == nil && request.shouldUnifyResults && !request.mutableObjects)
    (request.startingToken, request.includeGroupChanges) = (Data([1]), true)
    request.excludedTransactionAuthors = ["A", "B"]
    request.additionalContactKeyDescriptors = [CNContactGivenNameKey as any CNKeyDescriptor]
    let data = try NSKeyedArchiver.archivedData(
      withRootObject: request, requiringSecureCoding: true)
    let again = try #require(
      try NSKeyedUnarchiver.unarchivedObject(
        ofClass: CNChangeHistoryFetchRequest.self, from: data))
    #expect(again.startingToken == Data([1]) && again.includeGroupChanges)
    #expect(again.excludedTransactionAuthors == ["A", "B"])
    #expect(again.additionalContactKeyDescriptors?.count == 1)
    let result = CNFetchResult(value: [1], token: Data([2]))
    #expect(result.value == [1] && result.currentHistoryToken == Data([2]))
    #expect(CNSaveRequest().shouldRefetchContacts)
  }

  @Test("Contacts.ER1. Errors are caught by their codes")
  func errors() {
    let error: any Error = CNError(
      .recordDoesNotExist, userInfo: [CNErrorUserInfoAffectedRecordIdentifiersKey: ["A"]])
    #expect(CNError.recordDoesNotExist ~= error && !(CNError.Code.dataAccessError ~= error))
    #expect((error as? CNError)?.affectedRecordIdentifiers == ["A"])
  }
}
