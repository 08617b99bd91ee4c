import Contacts
import PhoneTesting
import Testing
import UIKit

/// A phone with an app that uses its contacts.
@MainActor struct ContactBench {
  private final class PlainApp: UIResponder, UIApplicationDelegate {}

  let phone = SimulatedPhone()
  let names = [CNContactGivenNameKey as CNKeyDescriptor, CNContactFamilyNameKey as CNKeyDescriptor]

  init(_ status: PermissionStatus? = .authorized) {
    phone.launch(PlainApp.self)
    if let status { phone.permissions[.contacts] = status }
  }

  /// Returns a new contact, which is not stored.
  func contact(_ given: String, _ family: String = "") -> CNMutableContact {
    let contact = CNMutableContact()
    (contact.givenName, contact.familyName) = (given, family)
    return contact
  }

  /// Stores new contacts.
  func add(_ contacts: CNMutableContact...) throws {
    try phone.run {
      let request = CNSaveRequest()
      for contact in contacts { request.add(contact, toContainerWithIdentifier: nil) }
      try CNContactStore().execute(request)
    }
  }

  /// Returns the given names of the contacts that meet a predicate.
  func found(_ predicate: NSPredicate) throws -> [String] {
    try phone.run {
      try CNContactStore().unifiedContacts(matching: predicate, keysToFetch: names)
        .map(\.givenName)
    }
  }

  /// Returns the given names of all contacts in an order.
  func all(_ order: CNContactSortOrder = .none) throws -> [String] {
    try phone.run {
      let request = CNContactFetchRequest(keysToFetch: names)
      request.sortOrder = order
      var found: [String] = []
      try CNContactStore().enumerateContacts(with: request) { contact, _ in
        found.append(contact.givenName)
      }
      return found
    }
  }

  /// Returns the code of the error that a function throws; `nil` without one.
  func code(_ body: () throws -> Void) -> CNError.Code? {
    do {
      try phone.run { try body() }
      return nil
    } catch {
      return (error as? CNError)?.code
    }
  }
}
