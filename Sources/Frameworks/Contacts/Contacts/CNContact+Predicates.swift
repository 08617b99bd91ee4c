extension CNContact {
  /// Returns a predicate for contacts by words of their names (Contacts.PR2).
  public class func predicateForContacts(matchingName name: String) -> NSPredicate {
    ContactPredicate(.name(name))
  }

  /// Returns a predicate for contacts with an e-mail address (Contacts.PR3).
  public class func predicateForContacts(matchingEmailAddress emailAddress: String) -> NSPredicate {
    ContactPredicate(.email(emailAddress))
  }

  /// Returns a predicate for contacts with a phone number (Contacts.PR4).
  public class func predicateForContacts(matching phoneNumber: CNPhoneNumber) -> NSPredicate {
    ContactPredicate(.phone(phoneNumber))
  }

  /// Returns a predicate for contacts by their identifiers.
  public class func predicateForContacts(withIdentifiers identifiers: [String]) -> NSPredicate {
    ContactPredicate(.identifiers(identifiers))
  }

  /// Returns a predicate for the contacts of a group.
  public class func predicateForContactsInGroup(
    withIdentifier groupIdentifier: String
  ) -> NSPredicate { ContactPredicate(.group(groupIdentifier)) }

  /// Returns a predicate for the contacts of a container.
  public class func predicateForContactsInContainer(
    withIdentifier containerIdentifier: String
  ) -> NSPredicate { ContactPredicate(.container(containerIdentifier)) }
}
