/// A credential of a user.
public protocol ASAuthorizationCredential: NSObjectProtocol, NSCopying {}
