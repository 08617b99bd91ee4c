/// An object that makes requests.
public protocol ASAuthorizationProvider: NSObjectProtocol {}
