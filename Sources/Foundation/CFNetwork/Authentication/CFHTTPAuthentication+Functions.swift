import TactusCoreFoundation

// The functions of HTTP authentication. Steps Networking.NW74–NW75.

/// The domain of HTTP errors.
public let kCFStreamErrorDomainHTTP: Int32 = 4

/// Returns the identifier of authentications.
public func CFHTTPAuthenticationGetTypeID() -> CFTypeID { CFHTTPAuthentication.typeID }

/// Creates the authentication that a response with the status 401 or 407 asks for.
public func CFHTTPAuthenticationCreateFromResponse(
  _ alloc: CFAllocator?, _ response: CFHTTPMessage
) -> Unmanaged<CFHTTPAuthentication> { .passRetained(CFHTTPAuthentication(response)) }

/// Returns whether an authentication can be used.
///
/// - Parameters:
///   - auth: The authentication.
///   - error: Memory for the error of one that cannot.
public func CFHTTPAuthenticationIsValid(
  _ auth: CFHTTPAuthentication, _ error: UnsafeMutablePointer<CFStreamError>?
) -> Bool {
  if !auth.isSupported { fail(error, .typeUnsupported) }
  return auth.isSupported
}

/// Returns whether an authentication applies to a request: to any that is sent to the server.
public func CFHTTPAuthenticationAppliesToRequest(
  _ auth: CFHTTPAuthentication, _ request: CFHTTPMessage
) -> Bool { auth.isSupported && request.isRequest }

/// Returns whether requests have to be sent one after another: for no scheme that is supported.
public func CFHTTPAuthenticationRequiresOrderedRequests(_ auth: CFHTTPAuthentication) -> Bool {
  false
}

/// Adds credentials to a request.
///
/// - Parameters:
///   - request: The request.
///   - auth: The authentication.
///   - username: The name of the user.
///   - password: The password.
///   - error: Memory for the error.
/// - Returns: Whether the credentials were added.
@discardableResult
public func CFHTTPMessageApplyCredentials(
  _ request: CFHTTPMessage, _ auth: CFHTTPAuthentication, _ username: CFString?,
  _ password: CFString?, _ error: UnsafeMutablePointer<CFStreamError>?
) -> Bool {
  guard let username, auth.challenge?.scheme.lowercased() != "basic" || !username.contains(":")
  else {
    fail(error, .badUserName)
    return false
  }
  guard let password else {
    fail(error, .badPassword)
    return false
  }
  guard auth.answer(request, user: username, password: password) else {
    fail(error, .typeUnsupported)
    return false
  }
  return true
}

/// Adds credentials to a request, from a dictionary.
@discardableResult
public func CFHTTPMessageApplyCredentialDictionary(
  _ request: CFHTTPMessage, _ auth: CFHTTPAuthentication, _ dict: CFDictionary,
  _ error: UnsafeMutablePointer<CFStreamError>?
) -> Bool {
  CFHTTPMessageApplyCredentials(
    request, auth, dict[kCFHTTPAuthenticationUsername] as? String,
    dict[kCFHTTPAuthenticationPassword] as? String, error)
}

/// Adds credentials for a failed response, or those of the scheme Basic without one, to a request.
///
/// - Parameters:
///   - request: The request.
///   - authenticationFailureResponse: The response with the challenge; nil to add credentials in
///     advance.
///   - username: The name of the user.
///   - password: The password.
///   - authenticationScheme: The scheme; nil for the strongest one.
///   - forProxy: Whether the credentials are for a proxy.
@discardableResult
public func CFHTTPMessageAddAuthentication(
  _ request: CFHTTPMessage, _ authenticationFailureResponse: CFHTTPMessage?,
  _ username: CFString, _ password: CFString, _ authenticationScheme: CFString?,
  _ forProxy: Bool
) -> Bool {
  if let response = authenticationFailureResponse {
    let auth = CFHTTPAuthentication(response, scheme: authenticationScheme)
    guard auth.isOfProxy == forProxy else { return false }
    return auth.answer(request, user: username, password: password)
  }
  guard request.isRequest,
    authenticationScheme == nil || authenticationScheme == kCFHTTPAuthenticationSchemeBasic,
    let value = CFHTTPAuthentication.basicAnswer(user: username, password: password)
  else { return false }
  request.fields.set(forProxy ? "Proxy-Authorization" : "Authorization", value)
  return true
}

/// Returns the realm of a challenge; an empty text without one.
public func CFHTTPAuthenticationCopyRealm(_ auth: CFHTTPAuthentication) -> Unmanaged<CFString> {
  .passRetained(auth.challenge?.parameters["realm"] ?? "")
}

/// Returns the URLs of the protection space of the Digest scheme.
public func CFHTTPAuthenticationCopyDomains(_ auth: CFHTTPAuthentication) -> Unmanaged<CFArray> {
  let names = auth.challenge?.parameters["domain"]?.split(separator: " ") ?? []
  return .passRetained(names.compactMap { URL(string: String($0)) })
}

/// Returns the scheme of a challenge.
public func CFHTTPAuthenticationCopyMethod(_ auth: CFHTTPAuthentication) -> Unmanaged<CFString> {
  .passRetained(auth.challenge?.scheme ?? "")
}

/// Returns whether the scheme needs a user name and a password.
public func CFHTTPAuthenticationRequiresUserNameAndPassword(_ auth: CFHTTPAuthentication) -> Bool {
  auth.isSupported
}

/// Returns whether the scheme needs the domain of an account: only NTLM does.
public func CFHTTPAuthenticationRequiresAccountDomain(_ auth: CFHTTPAuthentication) -> Bool {
  auth.challenge?.scheme.lowercased() == "ntlm"
}

private func fail(
  _ error: UnsafeMutablePointer<CFStreamError>?, _ code: CFStreamErrorHTTPAuthentication
) {
  error?.pointee = CFStreamError(
    domain: CFIndex(kCFStreamErrorDomainHTTP), error: code.rawValue)
}
