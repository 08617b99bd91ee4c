// The options and results of the import of PKCS #12 files. Step Keychain.KC23.

/// The password of a file.
public let kSecImportExportPassphrase: CFString = "passphrase"
/// Whether an import leaves the keychain alone, as each one does here.
public let kSecImportToMemoryOnly: CFString = "memory"
/// The label of an imported item.
public let kSecImportItemLabel: CFString = "label"
/// The identifier of the key of an imported item.
public let kSecImportItemKeyID: CFString = "keyid"
/// The trust in the certificate of an imported item.
public let kSecImportItemTrust: CFString = "trust"
/// The chain of the certificate of an imported item.
public let kSecImportItemCertChain: CFString = "chain"
/// The identity of an imported item.
public let kSecImportItemIdentity: CFString = "identity"
