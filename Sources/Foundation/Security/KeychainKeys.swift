// The keys and values of keychain items. The text of each is its name (ours).

/// The class of an item.
public let kSecClass: CFString = "kSecClass"
/// A password for a service.
public let kSecClassGenericPassword: CFString = "kSecClassGenericPassword"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "kSecClassInternetPassword"
/// A certificate.
public let kSecClassCertificate: CFString = "kSecClassCertificate"
/// A public or private key.
public let kSecClassKey: CFString = "kSecClassKey"
/// An identity, a class that is not supported.
public let kSecClassIdentity: CFString = "kSecClassIdentity"
/// The state of the phone in which an item can be read; it has no effect.
public let kSecAttrAccessible: CFString = "kSecAttrAccessible"
/// While the phone is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "kSecAttrAccessibleWhenUnlocked"
/// After the phone was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "kSecAttrAccessibleAfterFirstUnlock"
/// Always.
public let kSecAttrAccessibleAlways: CFString = "kSecAttrAccessibleAlways"
/// While the phone is unlocked and has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString =
  "kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly"
/// While this phone is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString =
  "kSecAttrAccessibleWhenUnlockedThisDeviceOnly"
/// After this phone was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString =
  "kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly"
/// Always, on this phone.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString =
  "kSecAttrAccessibleAlwaysThisDeviceOnly"
/// The conditions of an access; they have no effect.
public let kSecAttrAccessControl: CFString = "kSecAttrAccessControl"
/// The group of apps that share an item.
public let kSecAttrAccessGroup: CFString = "kSecAttrAccessGroup"
/// Whether an item is synchronized; it never is.
public let kSecAttrSynchronizable: CFString = "kSecAttrSynchronizable"
/// Items that are synchronized and others.
public let kSecAttrSynchronizableAny: CFString = "kSecAttrSynchronizableAny"
/// The date of creation.
public let kSecAttrCreationDate: CFString = "kSecAttrCreationDate"
/// The date of the last change.
public let kSecAttrModificationDate: CFString = "kSecAttrModificationDate"
/// The kind of an item, for users.
public let kSecAttrDescription: CFString = "kSecAttrDescription"
/// A comment.
public let kSecAttrComment: CFString = "kSecAttrComment"
/// The creator, four characters.
public let kSecAttrCreator: CFString = "kSecAttrCreator"
/// The type, four characters.
public let kSecAttrType: CFString = "kSecAttrType"
/// The label, for users.
public let kSecAttrLabel: CFString = "kSecAttrLabel"
/// Whether an item is hidden from users.
public let kSecAttrIsInvisible: CFString = "kSecAttrIsInvisible"
/// Whether an item has no password.
public let kSecAttrIsNegative: CFString = "kSecAttrIsNegative"
/// The account.
public let kSecAttrAccount: CFString = "kSecAttrAccount"
/// The service of a generic password.
public let kSecAttrService: CFString = "kSecAttrService"
/// Data of the app.
public let kSecAttrGeneric: CFString = "kSecAttrGeneric"
/// The security domain of an internet password.
public let kSecAttrSecurityDomain: CFString = "kSecAttrSecurityDomain"
/// The server of an internet password.
public let kSecAttrServer: CFString = "kSecAttrServer"
/// The protocol of an internet password.
public let kSecAttrProtocol: CFString = "kSecAttrProtocol"
/// The authentication of an internet password.
public let kSecAttrAuthenticationType: CFString = "kSecAttrAuthenticationType"
/// The port of an internet password.
public let kSecAttrPort: CFString = "kSecAttrPort"
/// The path of an internet password.
public let kSecAttrPath: CFString = "kSecAttrPath"
/// Whether the password is returned.
public let kSecReturnData: CFString = "kSecReturnData"
/// Whether the attributes are returned.
public let kSecReturnAttributes: CFString = "kSecReturnAttributes"
/// Whether the key or the certificate is returned; a password has no reference.
public let kSecReturnRef: CFString = "kSecReturnRef"
/// Whether a persistent reference is returned.
public let kSecReturnPersistentRef: CFString = "kSecReturnPersistentRef"
/// The password.
public let kSecValueData: CFString = "kSecValueData"
/// The reference of an item.
public let kSecValueRef: CFString = "kSecValueRef"
/// The persistent reference of an item.
public let kSecValuePersistentRef: CFString = "kSecValuePersistentRef"
/// The number of items that are returned.
public let kSecMatchLimit: CFString = "kSecMatchLimit"
/// One item.
public let kSecMatchLimitOne: CFString = "kSecMatchLimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "kSecMatchLimitAll"
/// Whether upper and lower case are equal; it has no effect.
public let kSecMatchCaseInsensitive: CFString = "kSecMatchCaseInsensitive"
/// Whether the keychain of an iPhone is used, which it is.
public let kSecUseDataProtectionKeychain: CFString = "kSecUseDataProtectionKeychain"
/// Whether the user may be asked; the user never is.
public let kSecUseAuthenticationUI: CFString = "kSecUseAuthenticationUI"
/// The user may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "kSecUseAuthenticationUIAllow"
/// The user may not be asked.
public let kSecUseAuthenticationUIFail: CFString = "kSecUseAuthenticationUIFail"
/// Items that need the user are skipped.
public let kSecUseAuthenticationUISkip: CFString = "kSecUseAuthenticationUISkip"
/// The reason for asking the user.
public let kSecUseOperationPrompt: CFString = "kSecUseOperationPrompt"
/// The context of asking the user.
public let kSecUseAuthenticationContext: CFString = "kSecUseAuthenticationContext"
