// The passwords that an app shares with a website; the phone has none. Step Keychain.KC16.

internal import TactusCrashReports
internal import TactusCryptography

/// The password of a shared credential.
public let kSecSharedPassword: CFString = "spwd"
/// Whether the user may not be asked; an older key, as the user never is.
public let kSecUseNoAuthenticationUI: CFString = "u_NoAuthUI"

/// Looks for shared credentials; the closure is called with an error.
public func SecRequestSharedWebCredential(
  _ fqdn: CFString?, _ account: CFString?,
  _ completionHandler: @escaping @Sendable (CFArray?, CFError?) -> Void
) {
  let error = refusal()
  PhoneTime.callOnAnotherThread { completionHandler(nil, error) }
}

/// Adds, changes or removes a shared credential; the closure is called with an error.
public func SecAddSharedWebCredential(
  _ fqdn: CFString, _ account: CFString, _ password: CFString?,
  _ completionHandler: @escaping @Sendable (CFError?) -> Void
) {
  let error = refusal()
  PhoneTime.callOnAnotherThread { completionHandler(error) }
}

/// Returns a random password of four groups of three letters and digits.
public func SecCreateSharedWebCredentialPassword() -> CFString? {
  let characters = Array("abcdefghkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789")
  let letters = Randomness.bytes(count: 12).map { characters[Int($0) % characters.count] }
  return stride(from: 0, to: 12, by: 3).map { String(letters[$0..<($0 + 3)]) }
    .joined(separator: "-")
}

private func refusal() -> CFError {
  RuntimeWarning.once(
    "shared web credentials need a website that names the app, which is not looked up",
    namesPlace: true)
  return securityError(errSecNotAvailable, "There are no shared web credentials.")
}
