/// The description of a credential without its secret, so that it can be offered to the user.
public protocol ASCredentialIdentity: NSObjectProtocol {
  /// The service for which the credential is.
  var serviceIdentifier: ASCredentialServiceIdentifier { get }
  /// The name of the user.
  var user: String { get }
  /// The name by which the app finds the credential.
  var recordIdentifier: String? { get }
  /// The place among the user's credentials of the service; greater ones are offered first.
  var rank: Int { get set }
}
