/// The contact for billing or shipping.
open class PKContact: NSObject, @unchecked Sendable {
  /// The name.
  open var name: PersonNameComponents?
  /// The postal address.
  open var postalAddress: CNPostalAddress?
  /// The email address.
  open var emailAddress: String?
  /// The phone number.
  open var phoneNumber: CNPhoneNumber?

  /// Creates an empty contact.
  public override init() { super.init() }
}
