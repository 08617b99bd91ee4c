// The keys and values of keychain items. Step Keychain.KC17.

/// The class of an item.
public let kSecClass: CFString = "class"
/// A password for a service.
public let kSecClassGenericPassword: CFString = "genp"
/// A password for a server.
public let kSecClassInternetPassword: CFString = "inet"
/// A certificate.
public let kSecClassCertificate: CFString = "cert"
/// A public or private key.
public let kSecClassKey: CFString = "keys"
/// An identity: a certificate and its private key.
public let kSecClassIdentity: CFString = "idnt"
/// The state of the phone in which an item can be read; it has no effect.
public let kSecAttrAccessible: CFString = "pdmn"
/// While the phone is unlocked.
public let kSecAttrAccessibleWhenUnlocked: CFString = "ak"
/// After the phone was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlock: CFString = "ck"
/// Always, even while the phone is locked.
public let kSecAttrAccessibleAlways: CFString = "dk"
/// While the phone is unlocked and has a passcode.
public let kSecAttrAccessibleWhenPasscodeSetThisDeviceOnly: CFString = "akpu"
/// While this phone is unlocked.
public let kSecAttrAccessibleWhenUnlockedThisDeviceOnly: CFString = "aku"
/// After this phone was unlocked once.
public let kSecAttrAccessibleAfterFirstUnlockThisDeviceOnly: CFString = "cku"
/// Always, on this phone.
public let kSecAttrAccessibleAlwaysThisDeviceOnly: CFString = "dku"
/// The conditions of an access; they have no effect.
public let kSecAttrAccessControl: CFString = "accc"
/// The group of apps that share an item.
public let kSecAttrAccessGroup: CFString = "agrp"
/// Whether an item is synchronized; it never is.
public let kSecAttrSynchronizable: CFString = "sync"
/// Items that are synchronized and others.
public let kSecAttrSynchronizableAny: CFString = "syna"
/// A hint for the synchronization of an item, which never happens.
public let kSecAttrSyncViewHint: CFString = "vwht"
/// The persistent reference of an item; it has no effect, use `kSecValuePersistentRef`.
public let kSecAttrPersistentReference: CFString = "persistref"
/// The persistent reference of an item, in its earlier spelling.
public let kSecAttrPersistantReference: CFString = "persistref"
/// The date of creation.
public let kSecAttrCreationDate: CFString = "cdat"
/// The date of the last change.
public let kSecAttrModificationDate: CFString = "mdat"
/// The kind of an item, for users.
public let kSecAttrDescription: CFString = "desc"
/// A comment.
public let kSecAttrComment: CFString = "icmt"
/// The creator, four characters.
public let kSecAttrCreator: CFString = "crtr"
/// The type, four characters.
public let kSecAttrType: CFString = "type"
/// The label, for users.
public let kSecAttrLabel: CFString = "labl"
/// Whether an item is hidden from users.
public let kSecAttrIsInvisible: CFString = "invi"
/// Whether an item has no password.
public let kSecAttrIsNegative: CFString = "nega"
/// The account.
public let kSecAttrAccount: CFString = "acct"
/// The service of a generic password.
public let kSecAttrService: CFString = "svce"
/// Data of the app.
public let kSecAttrGeneric: CFString = "gena"
/// The security domain of an internet password.
public let kSecAttrSecurityDomain: CFString = "sdmn"
/// The server of an internet password.
public let kSecAttrServer: CFString = "srvr"
/// The protocol of an internet password.
public let kSecAttrProtocol: CFString = "ptcl"
/// The authentication of an internet password.
public let kSecAttrAuthenticationType: CFString = "atyp"
/// The port of an internet password.
public let kSecAttrPort: CFString = "port"
/// The path of an internet password.
public let kSecAttrPath: CFString = "path"
/// Whether the password is returned.
public let kSecReturnData: CFString = "r_Data"
/// Whether the attributes are returned.
public let kSecReturnAttributes: CFString = "r_Attributes"
/// Whether the key, certificate or identity is returned; a password has no reference.
public let kSecReturnRef: CFString = "r_Ref"
/// Whether a persistent reference is returned.
public let kSecReturnPersistentRef: CFString = "r_PersistentRef"
/// The password.
public let kSecValueData: CFString = "v_Data"
/// The reference of an item.
public let kSecValueRef: CFString = "v_Ref"
/// The persistent reference of an item.
public let kSecValuePersistentRef: CFString = "v_PersistentRef"
/// The number of items that are returned.
public let kSecMatchLimit: CFString = "m_Limit"
/// One item.
public let kSecMatchLimitOne: CFString = "m_LimitOne"
/// All items.
public let kSecMatchLimitAll: CFString = "m_LimitAll"
/// The policy that certificates and identities meet.
public let kSecMatchPolicy: CFString = "m_Policy"
/// The items that are searched, as references.
public let kSecMatchItemList: CFString = "m_ItemList"
/// The keychains that are searched; an iPhone has one.
public let kSecMatchSearchList: CFString = "m_SearchList"
/// The names of issuers, one of which is in the chain of certificates and identities.
public let kSecMatchIssuers: CFString = "m_Issuers"
/// The e-mail address of certificates and identities that have one.
public let kSecMatchEmailAddressIfPresent: CFString = "m_EmailAddressIfPresent"
/// The text that the subject of certificates and identities contains.
public let kSecMatchSubjectContains: CFString = "m_SubjectContains"
/// Whether only trusted certificates and identities are found.
public let kSecMatchTrustedOnly: CFString = "m_TrustedOnly"
/// The date on which certificates and identities are valid; null for now.
public let kSecMatchValidOnDate: CFString = "m_ValidOnDate"
/// The access group of the items of tokens, which a phone without tokens lacks.
public let kSecAttrAccessGroupToken: CFString = "com.apple.token"
/// Whether upper and lower case are equal in the text that the subject contains.
public let kSecMatchCaseInsensitive: CFString = "m_CaseInsensitive"
/// The items that are searched, as references; an older key.
public let kSecUseItemList: CFString = "u_ItemList"
/// Whether the keychain of an iPhone is used, which it is.
public let kSecUseDataProtectionKeychain: CFString = "nleg"
/// Whether the user may be asked; the user never is.
public let kSecUseAuthenticationUI: CFString = "u_AuthUI"
/// The user may be asked.
public let kSecUseAuthenticationUIAllow: CFString = "u_AuthUIA"
/// The user may not be asked.
public let kSecUseAuthenticationUIFail: CFString = "u_AuthUIF"
/// Items that need the user are skipped.
public let kSecUseAuthenticationUISkip: CFString = "u_AuthUIS"
/// The reason for asking the user.
public let kSecUseOperationPrompt: CFString = "u_OpPrompt"
/// The context of asking the user.
public let kSecUseAuthenticationContext: CFString = "u_AuthCtx"
