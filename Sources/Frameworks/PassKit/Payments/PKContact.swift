/// The name and the addresses of somebody who pays.
open class PKContact: NSObject, @unchecked Sendable {
  /// The name.
  open var name: PersonNameComponents?
  /// The address.
  open var postalAddress: CNPostalAddress?
  /// The mail address.
  open var emailAddress: String?
  /// The phone number.
  open var phoneNumber: CNPhoneNumber?

  /// Creates a contact without values.
  public override init() { super.init() }
}
