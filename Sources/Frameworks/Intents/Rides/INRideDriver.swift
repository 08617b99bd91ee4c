/// The driver of a ride.
open class INRideDriver: INPerson, @unchecked Sendable {
  /// Creates a driver.
  public convenience init(
    phoneNumber: String, nameComponents: PersonNameComponents?, displayName: String?,
    image: INImage?, rating: String?
  ) {
    self.init(
      personHandle: INPersonHandle(value: phoneNumber, type: .phoneNumber),
      nameComponents: nameComponents, displayName: displayName, image: image,
      contactIdentifier: nil, customIdentifier: nil)
    self.rating = rating
  }

  /// The rating by other users.
  open private(set) var rating: String?
  /// The phone number.
  open var phoneNumber: String? { personHandle?.value }
}
