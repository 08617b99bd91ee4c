// The functions that read certificates and keys with an `NSData`, which on an iPhone is a `CFData`.

/// Creates a certificate from DER; `nil` for other data.
@_disfavoredOverload
public func SecCertificateCreateWithData(
  _ allocator: CFAllocator?, _ data: NSData
) -> SecCertificate? { SecCertificateCreateWithData(allocator, data as Data) }

/// Creates a key from PKCS #1 or X9.63.
///
/// - Parameters:
///   - keyData: The bytes. Other forms of DER that contain an RSA key are understood too.
///   - attributes: The type and class of the key.
///   - error: Memory for an error; `nil` for none.
/// - Returns: The key, or `nil` for other bytes.
@_disfavoredOverload
public func SecKeyCreateWithData(
  _ keyData: NSData, _ attributes: CFDictionary,
  _ error: UnsafeMutablePointer<Unmanaged<CFError>?>?
) -> SecKey? { SecKeyCreateWithData(keyData as Data, attributes, error) }

/// Reads the identities and certificates of a file in PKCS #12.
///
/// - Parameters:
///   - pkcs12_data: The file.
///   - options: The password, as `kSecImportExportPassphrase`.
///   - items: Receives a dictionary for each identity.
/// - Returns: `errSecSuccess` or an error, such as `errSecAuthFailed` for another password.
@_disfavoredOverload @discardableResult
public func SecPKCS12Import(
  _ pkcs12_data: NSData, _ options: CFDictionary, _ items: UnsafeMutablePointer<CFArray?>
) -> OSStatus { SecPKCS12Import(pkcs12_data as Data, options, items) }
