// swift-format-ignore-file
// Made by `swift run generate-tables` of Data/Names/Security.tsv.
// Do not edit.

/// The version of a certificate, such as 3, as a number.
public let kSecAttrCertificateType: CFString = "ctyp"
/// The encoding of a certificate, which is 3 for DER, as a number.
public let kSecAttrCertificateEncoding: CFString = "cenc"
/// The name of the subject of a certificate, as data.
public let kSecAttrSubject: CFString = "subj"
/// The name of the issuer of a certificate, as data.
public let kSecAttrIssuer: CFString = "issr"
/// The serial number of a certificate, as data.
public let kSecAttrSerialNumber: CFString = "slnr"
/// The identifier of the key of a certificate's subject, as data.
public let kSecAttrSubjectKeyID: CFString = "skid"
/// The digest of the public key of a certificate, as data.
public let kSecAttrPublicKeyHash: CFString = "pkhh"

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

/// The protocol FTP.
public let kSecAttrProtocolFTP: CFString = "ftp "
/// The protocol FTPAccount.
public let kSecAttrProtocolFTPAccount: CFString = "ftpa"
/// The protocol HTTP.
public let kSecAttrProtocolHTTP: CFString = "http"
/// The protocol IRC.
public let kSecAttrProtocolIRC: CFString = "irc "
/// The protocol NNTP.
public let kSecAttrProtocolNNTP: CFString = "nntp"
/// The protocol POP3.
public let kSecAttrProtocolPOP3: CFString = "pop3"
/// The protocol SMTP.
public let kSecAttrProtocolSMTP: CFString = "smtp"
/// The protocol SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "sox "
/// The protocol IMAP.
public let kSecAttrProtocolIMAP: CFString = "imap"
/// The protocol LDAP.
public let kSecAttrProtocolLDAP: CFString = "ldap"
/// The protocol AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "atlk"
/// The protocol AFP.
public let kSecAttrProtocolAFP: CFString = "afp "
/// The protocol Telnet.
public let kSecAttrProtocolTelnet: CFString = "teln"
/// The protocol SSH.
public let kSecAttrProtocolSSH: CFString = "ssh "
/// The protocol FTPS.
public let kSecAttrProtocolFTPS: CFString = "ftps"
/// The protocol HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "htps"
/// The protocol HTTPProxy.
public let kSecAttrProtocolHTTPProxy: CFString = "htpx"
/// The protocol HTTPSProxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "htsx"
/// The protocol FTPProxy.
public let kSecAttrProtocolFTPProxy: CFString = "ftpx"
/// The protocol SMB.
public let kSecAttrProtocolSMB: CFString = "smb "
/// The protocol RTSP.
public let kSecAttrProtocolRTSP: CFString = "rtsp"
/// The protocol RTSPProxy.
public let kSecAttrProtocolRTSPProxy: CFString = "rtsx"
/// The protocol DAAP.
public let kSecAttrProtocolDAAP: CFString = "daap"
/// The protocol EPPC.
public let kSecAttrProtocolEPPC: CFString = "eppc"
/// The protocol IPP.
public let kSecAttrProtocolIPP: CFString = "ipp "
/// The protocol NNTPS.
public let kSecAttrProtocolNNTPS: CFString = "ntps"
/// The protocol LDAPS.
public let kSecAttrProtocolLDAPS: CFString = "ldps"
/// The protocol TelnetS.
public let kSecAttrProtocolTelnetS: CFString = "tels"
/// The protocol IMAPS.
public let kSecAttrProtocolIMAPS: CFString = "imps"
/// The protocol IRCS.
public let kSecAttrProtocolIRCS: CFString = "ircs"
/// The protocol POP3S.
public let kSecAttrProtocolPOP3S: CFString = "pops"
/// The authentication NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "ntlm"
/// The authentication MSN.
public let kSecAttrAuthenticationTypeMSN: CFString = "msna"
/// The authentication DPA.
public let kSecAttrAuthenticationTypeDPA: CFString = "dpaa"
/// The authentication RPA.
public let kSecAttrAuthenticationTypeRPA: CFString = "rpaa"
/// The authentication HTTPBasic.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "http"
/// The authentication HTTPDigest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "httd"
/// The authentication HTMLForm.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "form"
/// The authentication Default.
public let kSecAttrAuthenticationTypeDefault: CFString = "dflt"

/// The kind of a key.
public let kSecAttrKeyType: CFString = "type"
/// RSA.
public let kSecAttrKeyTypeRSA: CFString = "42"
/// A key on an elliptic curve.
public let kSecAttrKeyTypeEC: CFString = "73"
/// A key on P-256, P-384 or P-521.
public let kSecAttrKeyTypeECSECPrimeRandom: CFString = "73"
/// The class of a key: public, private or symmetric.
public let kSecAttrKeyClass: CFString = "kcls"
/// A public key.
public let kSecAttrKeyClassPublic: CFString = "0"
/// A private key.
public let kSecAttrKeyClassPrivate: CFString = "1"
/// A symmetric key, which is not supported.
public let kSecAttrKeyClassSymmetric: CFString = "2"
/// The number of bits of a key.
public let kSecAttrKeySizeInBits: CFString = "bsiz"
/// The number of effective bits of a key.
public let kSecAttrEffectiveKeySize: CFString = "esiz"
/// Whether a new key is added to the keychain.
public let kSecAttrIsPermanent: CFString = "perm"
/// Data of the app that identify a key.
public let kSecAttrApplicationTag: CFString = "atag"
/// The digest of the public key.
public let kSecAttrApplicationLabel: CFString = "klbl"
/// Whether a key encrypts.
public let kSecAttrCanEncrypt: CFString = "encr"
/// Whether a key decrypts.
public let kSecAttrCanDecrypt: CFString = "decr"
/// Whether a key signs.
public let kSecAttrCanSign: CFString = "sign"
/// Whether a key verifies signatures.
public let kSecAttrCanVerify: CFString = "vrfy"
/// Whether other keys are derived from a key.
public let kSecAttrCanDerive: CFString = "drve"
/// Whether a key encrypts other keys.
public let kSecAttrCanWrap: CFString = "wrap"
/// Whether a key decrypts other keys.
public let kSecAttrCanUnwrap: CFString = "unwp"
/// Whether a key leaves the keychain in an encrypted form only.
public let kSecAttrIsSensitive: CFString = "sens"
/// Whether a key may leave the keychain.
public let kSecAttrIsExtractable: CFString = "extr"
/// The attributes of the private key of a new pair.
public let kSecPrivateKeyAttrs: CFString = "private"
/// The attributes of the public key of a new pair.
public let kSecPublicKeyAttrs: CFString = "public"
/// The token that has a key.
public let kSecAttrTokenID: CFString = "tkid"
/// The Secure Enclave, which the phone does not have.
public let kSecAttrTokenIDSecureEnclave: CFString = "com.apple.setoken"

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

/// A policy for any use of a certificate.
public let kSecPolicyAppleX509Basic: CFString = "1.2.840.113635.100.1.2"
/// A policy for TLS.
public let kSecPolicyAppleSSL: CFString = "1.2.840.113635.100.1.3"
/// A policy for signed and encrypted mail.
public let kSecPolicyAppleSMIME: CFString = "1.2.840.113635.100.1.8"
/// A policy for the Extensible Authentication Protocol.
public let kSecPolicyAppleEAP: CFString = "1.2.840.113635.100.1.9"
/// A policy for IPsec.
public let kSecPolicyAppleIPsec: CFString = "1.2.840.113635.100.1.11"
/// A policy for signed code.
public let kSecPolicyAppleCodeSigning: CFString = "1.2.840.113635.100.1.16"
/// A policy for certificates of Apple accounts.
public let kSecPolicyAppleIDValidation: CFString = "1.2.840.113635.100.1.18"
/// A policy for receipts of the App Store of the Mac.
public let kSecPolicyMacAppStoreReceipt: CFString = "1.2.840.113635.100.1.19"
/// A policy for time stamps.
public let kSecPolicyAppleTimeStamping: CFString = "1.2.840.113635.100.1.20"
/// A policy of revocation.
public let kSecPolicyAppleRevocation: CFString = "1.2.840.113635.100.1.21"
/// A policy for passes.
public let kSecPolicyApplePassbookSigning: CFString = "1.2.840.113635.100.1.22"
/// A policy for issuers of Apple Pay.
public let kSecPolicyApplePayIssuerEncryption: CFString = "1.2.840.113635.100.1.39"
/// The identifier of a policy; it is read only.
public let kSecPolicyOid: CFString = "SecPolicyOid"
/// The name that a certificate must have: for TLS, the host.
public let kSecPolicyName: CFString = "SecPolicyName"
/// Whether the certificate is a client's.
public let kSecPolicyClient: CFString = "SecPolicyClient"
/// The flags of a policy of revocation.
public let kSecPolicyRevocationFlags: CFString = "SecPolicyRevocationFlags"
/// The team that signs passes.
public let kSecPolicyTeamIdentifier: CFString = "SecPolicyTeamIdentifier"

/// Memory error.
public let errSecMemoryError: OSStatus = -67672
/// Invalid data.
public let errSecInvalidData: OSStatus = -67673
/// MDS error.
public let errSecMDSError: OSStatus = -67674
/// Invalid pointer.
public let errSecInvalidPointer: OSStatus = -67675
/// Self check failed.
public let errSecSelfCheckFailed: OSStatus = -67676
/// Function failed.
public let errSecFunctionFailed: OSStatus = -67677
/// Module manifest verify failed.
public let errSecModuleManifestVerifyFailed: OSStatus = -67678
/// Invalid GUID.
public let errSecInvalidGUID: OSStatus = -67679
/// Invalid handle.
public let errSecInvalidHandle: OSStatus = -67680
/// Invalid DB list.
public let errSecInvalidDBList: OSStatus = -67681
/// Invalid passthrough ID.
public let errSecInvalidPassthroughID: OSStatus = -67682
/// Invalid network address.
public let errSecInvalidNetworkAddress: OSStatus = -67683
/// CRL already signed.
public let errSecCRLAlreadySigned: OSStatus = -67684
/// Invalid number of fields.
public let errSecInvalidNumberOfFields: OSStatus = -67685
/// Verification failure.
public let errSecVerificationFailure: OSStatus = -67686
/// Unknown tag.
public let errSecUnknownTag: OSStatus = -67687
/// Invalid signature.
public let errSecInvalidSignature: OSStatus = -67688
/// Invalid name.
public let errSecInvalidName: OSStatus = -67689
/// Invalid certificate ref.
public let errSecInvalidCertificateRef: OSStatus = -67690
/// Invalid certificate group.
public let errSecInvalidCertificateGroup: OSStatus = -67691
/// Tag not found.
public let errSecTagNotFound: OSStatus = -67692
/// Invalid query.
public let errSecInvalidQuery: OSStatus = -67693
/// Invalid value.
public let errSecInvalidValue: OSStatus = -67694
/// Callback failed.
public let errSecCallbackFailed: OSStatus = -67695
/// ACL delete failed.
public let errSecACLDeleteFailed: OSStatus = -67696
/// ACL replace failed.
public let errSecACLReplaceFailed: OSStatus = -67697
/// ACL add failed.
public let errSecACLAddFailed: OSStatus = -67698
/// ACL change failed.
public let errSecACLChangeFailed: OSStatus = -67699
/// Invalid access credentials.
public let errSecInvalidAccessCredentials: OSStatus = -67700
/// Invalid record.
public let errSecInvalidRecord: OSStatus = -67701
/// Invalid ACL.
public let errSecInvalidACL: OSStatus = -67702
/// Invalid sample value.
public let errSecInvalidSampleValue: OSStatus = -67703
/// Incompatible version.
public let errSecIncompatibleVersion: OSStatus = -67704
/// Privilege not granted.
public let errSecPrivilegeNotGranted: OSStatus = -67705
/// Invalid scope.
public let errSecInvalidScope: OSStatus = -67706
/// PVC already configured.
public let errSecPVCAlreadyConfigured: OSStatus = -67707
/// Invalid PVC.
public let errSecInvalidPVC: OSStatus = -67708
/// EMM load failed.
public let errSecEMMLoadFailed: OSStatus = -67709
/// EMM unload failed.
public let errSecEMMUnloadFailed: OSStatus = -67710
/// Addin load failed.
public let errSecAddinLoadFailed: OSStatus = -67711
/// Invalid key ref.
public let errSecInvalidKeyRef: OSStatus = -67712
/// Invalid key hierarchy.
public let errSecInvalidKeyHierarchy: OSStatus = -67713
/// Addin unload failed.
public let errSecAddinUnloadFailed: OSStatus = -67714
/// Library reference not found.
public let errSecLibraryReferenceNotFound: OSStatus = -67715
/// Invalid addin function table.
public let errSecInvalidAddinFunctionTable: OSStatus = -67716
/// Invalid service mask.
public let errSecInvalidServiceMask: OSStatus = -67717
/// Module not loaded.
public let errSecModuleNotLoaded: OSStatus = -67718
/// Invalid sub service ID.
public let errSecInvalidSubServiceID: OSStatus = -67719
/// Attribute not in context.
public let errSecAttributeNotInContext: OSStatus = -67720
/// Module manager initialize failed.
public let errSecModuleManagerInitializeFailed: OSStatus = -67721
/// Module manager not found.
public let errSecModuleManagerNotFound: OSStatus = -67722
/// Event notification callback not found.
public let errSecEventNotificationCallbackNotFound: OSStatus = -67723
/// Input length error.
public let errSecInputLengthError: OSStatus = -67724
/// Output length error.
public let errSecOutputLengthError: OSStatus = -67725
/// Privilege not supported.
public let errSecPrivilegeNotSupported: OSStatus = -67726
/// Device error.
public let errSecDeviceError: OSStatus = -67727
/// Attach handle busy.
public let errSecAttachHandleBusy: OSStatus = -67728
/// Not logged in.
public let errSecNotLoggedIn: OSStatus = -67729
/// Algorithm mismatch.
public let errSecAlgorithmMismatch: OSStatus = -67730
/// Key usage incorrect.
public let errSecKeyUsageIncorrect: OSStatus = -67731
/// Key blob type incorrect.
public let errSecKeyBlobTypeIncorrect: OSStatus = -67732
/// Key header inconsistent.
public let errSecKeyHeaderInconsistent: OSStatus = -67733
/// Unsupported key format.
public let errSecUnsupportedKeyFormat: OSStatus = -67734
/// Unsupported key size.
public let errSecUnsupportedKeySize: OSStatus = -67735
/// Invalid key usage mask.
public let errSecInvalidKeyUsageMask: OSStatus = -67736
/// Unsupported key usage mask.
public let errSecUnsupportedKeyUsageMask: OSStatus = -67737
/// Invalid key attribute mask.
public let errSecInvalidKeyAttributeMask: OSStatus = -67738
/// Unsupported key attribute mask.
public let errSecUnsupportedKeyAttributeMask: OSStatus = -67739
/// Invalid key label.
public let errSecInvalidKeyLabel: OSStatus = -67740
/// Unsupported key label.
public let errSecUnsupportedKeyLabel: OSStatus = -67741
/// Invalid key format.
public let errSecInvalidKeyFormat: OSStatus = -67742
/// Unsupported vector of buffers.
public let errSecUnsupportedVectorOfBuffers: OSStatus = -67743
/// Invalid input vector.
public let errSecInvalidInputVector: OSStatus = -67744
/// Invalid output vector.
public let errSecInvalidOutputVector: OSStatus = -67745
/// Invalid context.
public let errSecInvalidContext: OSStatus = -67746
/// Invalid algorithm.
public let errSecInvalidAlgorithm: OSStatus = -67747
/// Invalid attribute key.
public let errSecInvalidAttributeKey: OSStatus = -67748
/// Missing attribute key.
public let errSecMissingAttributeKey: OSStatus = -67749
/// Invalid attribute init vector.
public let errSecInvalidAttributeInitVector: OSStatus = -67750
/// Missing attribute init vector.
public let errSecMissingAttributeInitVector: OSStatus = -67751
/// Invalid attribute salt.
public let errSecInvalidAttributeSalt: OSStatus = -67752
/// Missing attribute salt.
public let errSecMissingAttributeSalt: OSStatus = -67753
/// Invalid attribute padding.
public let errSecInvalidAttributePadding: OSStatus = -67754
/// Missing attribute padding.
public let errSecMissingAttributePadding: OSStatus = -67755
/// Invalid attribute random.
public let errSecInvalidAttributeRandom: OSStatus = -67756
/// Missing attribute random.
public let errSecMissingAttributeRandom: OSStatus = -67757
/// Invalid attribute seed.
public let errSecInvalidAttributeSeed: OSStatus = -67758
/// Missing attribute seed.
public let errSecMissingAttributeSeed: OSStatus = -67759
/// Invalid attribute passphrase.
public let errSecInvalidAttributePassphrase: OSStatus = -67760
/// Missing attribute passphrase.
public let errSecMissingAttributePassphrase: OSStatus = -67761
/// Invalid attribute key length.
public let errSecInvalidAttributeKeyLength: OSStatus = -67762
/// Missing attribute key length.
public let errSecMissingAttributeKeyLength: OSStatus = -67763
/// Invalid attribute block size.
public let errSecInvalidAttributeBlockSize: OSStatus = -67764
/// Missing attribute block size.
public let errSecMissingAttributeBlockSize: OSStatus = -67765
/// Invalid attribute output size.
public let errSecInvalidAttributeOutputSize: OSStatus = -67766
/// Missing attribute output size.
public let errSecMissingAttributeOutputSize: OSStatus = -67767
/// Invalid attribute rounds.
public let errSecInvalidAttributeRounds: OSStatus = -67768
/// Missing attribute rounds.
public let errSecMissingAttributeRounds: OSStatus = -67769
/// Invalid algorithm parms.
public let errSecInvalidAlgorithmParms: OSStatus = -67770
/// Missing algorithm parms.
public let errSecMissingAlgorithmParms: OSStatus = -67771
/// Invalid attribute label.
public let errSecInvalidAttributeLabel: OSStatus = -67772
/// Missing attribute label.
public let errSecMissingAttributeLabel: OSStatus = -67773
/// Invalid attribute key type.
public let errSecInvalidAttributeKeyType: OSStatus = -67774
/// Missing attribute key type.
public let errSecMissingAttributeKeyType: OSStatus = -67775
/// Invalid attribute mode.
public let errSecInvalidAttributeMode: OSStatus = -67776
/// Missing attribute mode.
public let errSecMissingAttributeMode: OSStatus = -67777
/// Invalid attribute effective bits.
public let errSecInvalidAttributeEffectiveBits: OSStatus = -67778
/// Missing attribute effective bits.
public let errSecMissingAttributeEffectiveBits: OSStatus = -67779
/// Invalid attribute start date.
public let errSecInvalidAttributeStartDate: OSStatus = -67780
/// Missing attribute start date.
public let errSecMissingAttributeStartDate: OSStatus = -67781
/// Invalid attribute end date.
public let errSecInvalidAttributeEndDate: OSStatus = -67782
/// Missing attribute end date.
public let errSecMissingAttributeEndDate: OSStatus = -67783
/// Invalid attribute version.
public let errSecInvalidAttributeVersion: OSStatus = -67784
/// Missing attribute version.
public let errSecMissingAttributeVersion: OSStatus = -67785
/// Invalid attribute prime.
public let errSecInvalidAttributePrime: OSStatus = -67786
/// Missing attribute prime.
public let errSecMissingAttributePrime: OSStatus = -67787
/// Invalid attribute base.
public let errSecInvalidAttributeBase: OSStatus = -67788
/// Missing attribute base.
public let errSecMissingAttributeBase: OSStatus = -67789
/// Invalid attribute subprime.
public let errSecInvalidAttributeSubprime: OSStatus = -67790
/// Missing attribute subprime.
public let errSecMissingAttributeSubprime: OSStatus = -67791
/// Invalid attribute iteration count.
public let errSecInvalidAttributeIterationCount: OSStatus = -67792
/// Missing attribute iteration count.
public let errSecMissingAttributeIterationCount: OSStatus = -67793
/// Invalid attribute DLDB handle.
public let errSecInvalidAttributeDLDBHandle: OSStatus = -67794
/// Missing attribute DLDB handle.
public let errSecMissingAttributeDLDBHandle: OSStatus = -67795
/// Invalid attribute access credentials.
public let errSecInvalidAttributeAccessCredentials: OSStatus = -67796
/// Missing attribute access credentials.
public let errSecMissingAttributeAccessCredentials: OSStatus = -67797
/// Invalid attribute public key format.
public let errSecInvalidAttributePublicKeyFormat: OSStatus = -67798
/// Missing attribute public key format.
public let errSecMissingAttributePublicKeyFormat: OSStatus = -67799
/// Invalid attribute private key format.
public let errSecInvalidAttributePrivateKeyFormat: OSStatus = -67800
/// Missing attribute private key format.
public let errSecMissingAttributePrivateKeyFormat: OSStatus = -67801
/// Invalid attribute symmetric key format.
public let errSecInvalidAttributeSymmetricKeyFormat: OSStatus = -67802
/// Missing attribute symmetric key format.
public let errSecMissingAttributeSymmetricKeyFormat: OSStatus = -67803
/// Invalid attribute wrapped key format.
public let errSecInvalidAttributeWrappedKeyFormat: OSStatus = -67804
/// Missing attribute wrapped key format.
public let errSecMissingAttributeWrappedKeyFormat: OSStatus = -67805
/// Staged operation in progress.
public let errSecStagedOperationInProgress: OSStatus = -67806
/// Staged operation not started.
public let errSecStagedOperationNotStarted: OSStatus = -67807
/// Query size unknown.
public let errSecQuerySizeUnknown: OSStatus = -67809
/// Block size mismatch.
public let errSecBlockSizeMismatch: OSStatus = -67810
/// Public key inconsistent.
public let errSecPublicKeyInconsistent: OSStatus = -67811
/// Device verify failed.
public let errSecDeviceVerifyFailed: OSStatus = -67812
/// Invalid login name.
public let errSecInvalidLoginName: OSStatus = -67813
/// Already logged in.
public let errSecAlreadyLoggedIn: OSStatus = -67814
/// Invalid digest algorithm.
public let errSecInvalidDigestAlgorithm: OSStatus = -67815
/// Invalid CRL group.
public let errSecInvalidCRLGroup: OSStatus = -67816
/// Certificate cannot operate.
public let errSecCertificateCannotOperate: OSStatus = -67817
/// Certificate suspended.
public let errSecCertificateSuspended: OSStatus = -67821
/// Insufficient credentials.
public let errSecInsufficientCredentials: OSStatus = -67822
/// Invalid action.
public let errSecInvalidAction: OSStatus = -67823
/// Invalid authority.
public let errSecInvalidAuthority: OSStatus = -67824
/// Verify action failed.
public let errSecVerifyActionFailed: OSStatus = -67825
/// Invalid cert authority.
public let errSecInvalidCertAuthority: OSStatus = -67826
/// Invalid CRL authority.
public let errSecInvaldCRLAuthority: OSStatus = -67827
/// Invalid CRL encoding.
public let errSecInvalidCRLEncoding: OSStatus = -67828
/// Invalid CRL type.
public let errSecInvalidCRLType: OSStatus = -67829
/// Invalid CRL.
public let errSecInvalidCRL: OSStatus = -67830
/// Invalid form type.
public let errSecInvalidFormType: OSStatus = -67831
/// Invalid ID.
public let errSecInvalidID: OSStatus = -67832
/// Invalid identifier.
public let errSecInvalidIdentifier: OSStatus = -67833
/// Invalid index.
public let errSecInvalidIndex: OSStatus = -67834
/// Invalid policy identifiers.
public let errSecInvalidPolicyIdentifiers: OSStatus = -67835
/// Invalid time string.
public let errSecInvalidTimeString: OSStatus = -67836
/// Invalid reason.
public let errSecInvalidReason: OSStatus = -67837
/// Invalid request inputs.
public let errSecInvalidRequestInputs: OSStatus = -67838
/// Invalid response vector.
public let errSecInvalidResponseVector: OSStatus = -67839
/// Invalid stop on policy.
public let errSecInvalidStopOnPolicy: OSStatus = -67840
/// Invalid tuple.
public let errSecInvalidTuple: OSStatus = -67841
/// Multiple values unsupported.
public let errSecMultipleValuesUnsupported: OSStatus = -67842
/// No default authority.
public let errSecNoDefaultAuthority: OSStatus = -67844
/// Rejected form.
public let errSecRejectedForm: OSStatus = -67845
/// Request lost.
public let errSecRequestLost: OSStatus = -67846
/// Request rejected.
public let errSecRequestRejected: OSStatus = -67847
/// Unsupported address type.
public let errSecUnsupportedAddressType: OSStatus = -67848
/// Unsupported service.
public let errSecUnsupportedService: OSStatus = -67849
/// Invalid tuple group.
public let errSecInvalidTupleGroup: OSStatus = -67850
/// Invalid base ACLs.
public let errSecInvalidBaseACLs: OSStatus = -67851
/// Invalid tuple credentials.
public let errSecInvalidTupleCredendtials: OSStatus = -67852
/// Invalid encoding.
public let errSecInvalidEncoding: OSStatus = -67853
/// Invalid validity period.
public let errSecInvalidValidityPeriod: OSStatus = -67854
/// Invalid requestor.
public let errSecInvalidRequestor: OSStatus = -67855
/// Request descriptor.
public let errSecRequestDescriptor: OSStatus = -67856
/// Invalid bundle info.
public let errSecInvalidBundleInfo: OSStatus = -67857
/// Invalid CRL index.
public let errSecInvalidCRLIndex: OSStatus = -67858
/// No field values.
public let errSecNoFieldValues: OSStatus = -67859
/// Unsupported field format.
public let errSecUnsupportedFieldFormat: OSStatus = -67860
/// Unsupported index info.
public let errSecUnsupportedIndexInfo: OSStatus = -67861
/// Unsupported locality.
public let errSecUnsupportedLocality: OSStatus = -67862
/// Unsupported num attributes.
public let errSecUnsupportedNumAttributes: OSStatus = -67863
/// Unsupported num indexes.
public let errSecUnsupportedNumIndexes: OSStatus = -67864
/// Unsupported num record types.
public let errSecUnsupportedNumRecordTypes: OSStatus = -67865
/// A field is specified several times.
public let errSecFieldSpecifiedMultiple: OSStatus = -67866
/// Incompatible field format.
public let errSecIncompatibleFieldFormat: OSStatus = -67867
/// Invalid parsing module.
public let errSecInvalidParsingModule: OSStatus = -67868
/// Database locked.
public let errSecDatabaseLocked: OSStatus = -67869
/// Datastore is open.
public let errSecDatastoreIsOpen: OSStatus = -67870
/// Missing value.
public let errSecMissingValue: OSStatus = -67871
/// Unsupported query limits.
public let errSecUnsupportedQueryLimits: OSStatus = -67872
/// Unsupported num selection preds.
public let errSecUnsupportedNumSelectionPreds: OSStatus = -67873
/// Unsupported operator.
public let errSecUnsupportedOperator: OSStatus = -67874
/// Invalid DB location.
public let errSecInvalidDBLocation: OSStatus = -67875
/// Invalid access request.
public let errSecInvalidAccessRequest: OSStatus = -67876
/// Invalid index info.
public let errSecInvalidIndexInfo: OSStatus = -67877
/// Invalid new owner.
public let errSecInvalidNewOwner: OSStatus = -67878
/// Invalid modify mode.
public let errSecInvalidModifyMode: OSStatus = -67879
/// Missing required extension.
public let errSecMissingRequiredExtension: OSStatus = -67880
/// Extended key usage not critical.
public let errSecExtendedKeyUsageNotCritical: OSStatus = -67881
/// Timestamp missing.
public let errSecTimestampMissing: OSStatus = -67882
/// Timestamp invalid.
public let errSecTimestampInvalid: OSStatus = -67883
/// Timestamp not trusted.
public let errSecTimestampNotTrusted: OSStatus = -67884
/// Timestamp service not available.
public let errSecTimestampServiceNotAvailable: OSStatus = -67885
/// Timestamp bad alg.
public let errSecTimestampBadAlg: OSStatus = -67886
/// Timestamp bad request.
public let errSecTimestampBadRequest: OSStatus = -67887
/// Timestamp bad data format.
public let errSecTimestampBadDataFormat: OSStatus = -67888
/// Timestamp time not available.
public let errSecTimestampTimeNotAvailable: OSStatus = -67889
/// Timestamp unaccepted policy.
public let errSecTimestampUnacceptedPolicy: OSStatus = -67890
/// Timestamp unaccepted extension.
public let errSecTimestampUnacceptedExtension: OSStatus = -67891
/// Timestamp add info not available.
public let errSecTimestampAddInfoNotAvailable: OSStatus = -67892
/// Timestamp system failure.
public let errSecTimestampSystemFailure: OSStatus = -67893
/// Signing time missing.
public let errSecSigningTimeMissing: OSStatus = -67894
/// Timestamp rejection.
public let errSecTimestampRejection: OSStatus = -67895
/// Timestamp waiting.
public let errSecTimestampWaiting: OSStatus = -67896
/// Timestamp revocation warning.
public let errSecTimestampRevocationWarning: OSStatus = -67897
/// Timestamp revocation notification.
public let errSecTimestampRevocationNotification: OSStatus = -67898

/// ACL not simple.
public let errSecACLNotSimple: OSStatus = -25240
/// Policy not found.
public let errSecPolicyNotFound: OSStatus = -25241
/// Invalid trust setting.
public let errSecInvalidTrustSetting: OSStatus = -25242
/// No access for item.
public let errSecNoAccessForItem: OSStatus = -25243
/// Invalid owner edit.
public let errSecInvalidOwnerEdit: OSStatus = -25244
/// Trust not available.
public let errSecTrustNotAvailable: OSStatus = -25245
/// Unsupported format.
public let errSecUnsupportedFormat: OSStatus = -25256
/// Unknown format.
public let errSecUnknownFormat: OSStatus = -25257
/// Key is sensitive.
public let errSecKeyIsSensitive: OSStatus = -25258
/// Multiple priv keys.
public let errSecMultiplePrivKeys: OSStatus = -25259
/// Passphrase required.
public let errSecPassphraseRequired: OSStatus = -25260
/// Invalid password ref.
public let errSecInvalidPasswordRef: OSStatus = -25261
/// Invalid trust settings.
public let errSecInvalidTrustSettings: OSStatus = -25262
/// No trust settings.
public let errSecNoTrustSettings: OSStatus = -25263
/// Pkcs12 verify failure.
public let errSecPkcs12VerifyFailure: OSStatus = -25264
/// No such keychain.
public let errSecNoSuchKeychain: OSStatus = -25294
/// Invalid keychain.
public let errSecInvalidKeychain: OSStatus = -25295
/// Duplicate keychain.
public let errSecDuplicateKeychain: OSStatus = -25296
/// Duplicate callback.
public let errSecDuplicateCallback: OSStatus = -25297
/// Invalid callback.
public let errSecInvalidCallback: OSStatus = -25298
/// Buffer too small.
public let errSecBufferTooSmall: OSStatus = -25301
/// Data too large.
public let errSecDataTooLarge: OSStatus = -25302
/// No such attr.
public let errSecNoSuchAttr: OSStatus = -25303
/// Invalid item ref.
public let errSecInvalidItemRef: OSStatus = -25304
/// Invalid search ref.
public let errSecInvalidSearchRef: OSStatus = -25305
/// No such class.
public let errSecNoSuchClass: OSStatus = -25306
/// No default keychain.
public let errSecNoDefaultKeychain: OSStatus = -25307
/// Read only attr.
public let errSecReadOnlyAttr: OSStatus = -25309
/// Wrong sec version.
public let errSecWrongSecVersion: OSStatus = -25310
/// Key size not allowed.
public let errSecKeySizeNotAllowed: OSStatus = -25311
/// No storage module.
public let errSecNoStorageModule: OSStatus = -25312
/// No certificate module.
public let errSecNoCertificateModule: OSStatus = -25313
/// No policy module.
public let errSecNoPolicyModule: OSStatus = -25314
/// Interaction required.
public let errSecInteractionRequired: OSStatus = -25315
/// Data not available.
public let errSecDataNotAvailable: OSStatus = -25316
/// Data not modifiable.
public let errSecDataNotModifiable: OSStatus = -25317
/// Invalid prefs domain.
public let errSecInvalidPrefsDomain: OSStatus = -25319
/// In dark wake.
public let errSecInDarkWake: OSStatus = -25320
/// Invalid certificate.
public let errSecInvalidCertificate: OSStatus = -26265
/// Not signer.
public let errSecNotSigner: OSStatus = -26267
/// Unsupported algorithm.
public let errSecUnsupportedAlgorithm: OSStatus = -26268
/// Policy denied.
public let errSecPolicyDenied: OSStatus = -26270
/// Unsupported operation.
public let errSecUnsupportedOperation: OSStatus = -26271
/// Unsupported padding.
public let errSecUnsupportedPadding: OSStatus = -26273
/// Invalid key.
public let errSecInvalidKey: OSStatus = -26274

/// Service not available.
public let errSecServiceNotAvailable: OSStatus = -67585
/// Insufficient client ID.
public let errSecInsufficientClientID: OSStatus = -67586
/// Device reset.
public let errSecDeviceReset: OSStatus = -67587
/// Device failed.
public let errSecDeviceFailed: OSStatus = -67588
/// Apple add app ACL subject.
public let errSecAppleAddAppACLSubject: OSStatus = -67589
/// Apple public key incomplete.
public let errSecApplePublicKeyIncomplete: OSStatus = -67590
/// Apple signature mismatch.
public let errSecAppleSignatureMismatch: OSStatus = -67591
/// Apple invalid key start date.
public let errSecAppleInvalidKeyStartDate: OSStatus = -67592
/// Apple invalid key end date.
public let errSecAppleInvalidKeyEndDate: OSStatus = -67593
/// Conversion error.
public let errSecConversionError: OSStatus = -67594
/// Apple SSLv2 rollback.
public let errSecAppleSSLv2Rollback: OSStatus = -67595
/// Quota exceeded.
public let errSecQuotaExceeded: OSStatus = -67596
/// File too big.
public let errSecFileTooBig: OSStatus = -67597
/// Invalid database blob.
public let errSecInvalidDatabaseBlob: OSStatus = -67598
/// Invalid key blob.
public let errSecInvalidKeyBlob: OSStatus = -67599
/// Incompatible database blob.
public let errSecIncompatibleDatabaseBlob: OSStatus = -67600
/// Incompatible key blob.
public let errSecIncompatibleKeyBlob: OSStatus = -67601
/// Unknown critical extension flag.
public let errSecUnknownCriticalExtensionFlag: OSStatus = -67603
/// No basic constraints.
public let errSecNoBasicConstraints: OSStatus = -67604
/// No basic constraints CA.
public let errSecNoBasicConstraintsCA: OSStatus = -67605
/// Invalid authority key ID.
public let errSecInvalidAuthorityKeyID: OSStatus = -67606
/// Invalid subject key ID.
public let errSecInvalidSubjectKeyID: OSStatus = -67607
/// Invalid key usage for policy.
public let errSecInvalidKeyUsageForPolicy: OSStatus = -67608
/// Invalid ID linkage.
public let errSecInvalidIDLinkage: OSStatus = -67610
/// Path length constraint exceeded.
public let errSecPathLengthConstraintExceeded: OSStatus = -67611
/// Invalid root.
public let errSecInvalidRoot: OSStatus = -67612
/// CRL expired.
public let errSecCRLExpired: OSStatus = -67613
/// CRL not valid yet.
public let errSecCRLNotValidYet: OSStatus = -67614
/// CRL not found.
public let errSecCRLNotFound: OSStatus = -67615
/// CRL server down.
public let errSecCRLServerDown: OSStatus = -67616
/// CRL bad URI.
public let errSecCRLBadURI: OSStatus = -67617
/// Unknown cert extension.
public let errSecUnknownCertExtension: OSStatus = -67618
/// Unknown CRL extension.
public let errSecUnknownCRLExtension: OSStatus = -67619
/// CRL not trusted.
public let errSecCRLNotTrusted: OSStatus = -67620
/// CRL policy failed.
public let errSecCRLPolicyFailed: OSStatus = -67621
/// IDP failure.
public let errSecIDPFailure: OSStatus = -67622
/// SMIME email addresses not found.
public let errSecSMIMEEmailAddressesNotFound: OSStatus = -67623
/// SMIME bad extended key usage.
public let errSecSMIMEBadExtendedKeyUsage: OSStatus = -67624
/// SMIME bad key usage.
public let errSecSMIMEBadKeyUsage: OSStatus = -67625
/// SMIME key usage not critical.
public let errSecSMIMEKeyUsageNotCritical: OSStatus = -67626
/// SMIME no email address.
public let errSecSMIMENoEmailAddress: OSStatus = -67627
/// SMIME subj alt name not critical.
public let errSecSMIMESubjAltNameNotCritical: OSStatus = -67628
/// SSL bad extended key usage.
public let errSecSSLBadExtendedKeyUsage: OSStatus = -67629
/// OCSP bad response.
public let errSecOCSPBadResponse: OSStatus = -67630
/// OCSP bad request.
public let errSecOCSPBadRequest: OSStatus = -67631
/// OCSP unavailable.
public let errSecOCSPUnavailable: OSStatus = -67632
/// OCSP status unrecognized.
public let errSecOCSPStatusUnrecognized: OSStatus = -67633
/// End of data.
public let errSecEndOfData: OSStatus = -67634
/// Incomplete cert revocation check.
public let errSecIncompleteCertRevocationCheck: OSStatus = -67635
/// Network failure.
public let errSecNetworkFailure: OSStatus = -67636
/// OCSP not trusted to anchor.
public let errSecOCSPNotTrustedToAnchor: OSStatus = -67637
/// Record modified.
public let errSecRecordModified: OSStatus = -67638
/// OCSP signature error.
public let errSecOCSPSignatureError: OSStatus = -67639
/// OCSP no signer.
public let errSecOCSPNoSigner: OSStatus = -67640
/// OCSP responder malformed req.
public let errSecOCSPResponderMalformedReq: OSStatus = -67641
/// OCSP responder internal error.
public let errSecOCSPResponderInternalError: OSStatus = -67642
/// OCSP responder try later.
public let errSecOCSPResponderTryLater: OSStatus = -67643
/// OCSP responder signature required.
public let errSecOCSPResponderSignatureRequired: OSStatus = -67644
/// OCSP responder unauthorized.
public let errSecOCSPResponderUnauthorized: OSStatus = -67645
/// OCSP response nonce mismatch.
public let errSecOCSPResponseNonceMismatch: OSStatus = -67646
/// Code signing bad cert chain length.
public let errSecCodeSigningBadCertChainLength: OSStatus = -67647
/// Code signing no basic constraints.
public let errSecCodeSigningNoBasicConstraints: OSStatus = -67648
/// Code signing bad path length constraint.
public let errSecCodeSigningBadPathLengthConstraint: OSStatus = -67649
/// Code signing no extended key usage.
public let errSecCodeSigningNoExtendedKeyUsage: OSStatus = -67650
/// Code signing development.
public let errSecCodeSigningDevelopment: OSStatus = -67651
/// Resource sign bad cert chain length.
public let errSecResourceSignBadCertChainLength: OSStatus = -67652
/// Resource sign bad ext key usage.
public let errSecResourceSignBadExtKeyUsage: OSStatus = -67653
/// Trust setting deny.
public let errSecTrustSettingDeny: OSStatus = -67654
/// Invalid subject name.
public let errSecInvalidSubjectName: OSStatus = -67655
/// Unknown qualified cert statement.
public let errSecUnknownQualifiedCertStatement: OSStatus = -67656
/// Mobile me request queued.
public let errSecMobileMeRequestQueued: OSStatus = -67657
/// Mobile me request redirected.
public let errSecMobileMeRequestRedirected: OSStatus = -67658
/// Mobile me server error.
public let errSecMobileMeServerError: OSStatus = -67659
/// Mobile me server not available.
public let errSecMobileMeServerNotAvailable: OSStatus = -67660
/// Mobile me server already exists.
public let errSecMobileMeServerAlreadyExists: OSStatus = -67661
/// Mobile me server service err.
public let errSecMobileMeServerServiceErr: OSStatus = -67662
/// Mobile me request already pending.
public let errSecMobileMeRequestAlreadyPending: OSStatus = -67663
/// Mobile me no request pending.
public let errSecMobileMeNoRequestPending: OSStatus = -67664
/// Mobile me CSR verify failure.
public let errSecMobileMeCSRVerifyFailure: OSStatus = -67665
/// Mobile me failed consistency check.
public let errSecMobileMeFailedConsistencyCheck: OSStatus = -67666
/// Not initialized.
public let errSecNotInitialized: OSStatus = -67667
/// Invalid handle usage.
public let errSecInvalidHandleUsage: OSStatus = -67668
/// PVC referent not found.
public let errSecPVCReferentNotFound: OSStatus = -67669
/// Function integrity fail.
public let errSecFunctionIntegrityFail: OSStatus = -67670

/// The cipher `TLS_RSA_WITH_AES_128_CBC_SHA`.
public let TLS_RSA_WITH_AES_128_CBC_SHA: SSLCipherSuite = 0x002F
/// The cipher `TLS_DHE_RSA_WITH_AES_128_CBC_SHA`.
public let TLS_DHE_RSA_WITH_AES_128_CBC_SHA: SSLCipherSuite = 0x0033
/// The cipher `TLS_RSA_WITH_AES_256_CBC_SHA`.
public let TLS_RSA_WITH_AES_256_CBC_SHA: SSLCipherSuite = 0x0035
/// The cipher `TLS_DHE_RSA_WITH_AES_256_CBC_SHA`.
public let TLS_DHE_RSA_WITH_AES_256_CBC_SHA: SSLCipherSuite = 0x0039
/// The cipher `TLS_RSA_WITH_AES_128_CBC_SHA256`.
public let TLS_RSA_WITH_AES_128_CBC_SHA256: SSLCipherSuite = 0x003C
/// The cipher `TLS_RSA_WITH_AES_256_CBC_SHA256`.
public let TLS_RSA_WITH_AES_256_CBC_SHA256: SSLCipherSuite = 0x003D
/// The cipher `TLS_DHE_RSA_WITH_AES_128_CBC_SHA256`.
public let TLS_DHE_RSA_WITH_AES_128_CBC_SHA256: SSLCipherSuite = 0x0067
/// The cipher `TLS_DHE_RSA_WITH_AES_256_CBC_SHA256`.
public let TLS_DHE_RSA_WITH_AES_256_CBC_SHA256: SSLCipherSuite = 0x006B
/// The cipher `TLS_RSA_WITH_AES_128_GCM_SHA256`.
public let TLS_RSA_WITH_AES_128_GCM_SHA256: SSLCipherSuite = 0x009C
/// The cipher `TLS_RSA_WITH_AES_256_GCM_SHA384`.
public let TLS_RSA_WITH_AES_256_GCM_SHA384: SSLCipherSuite = 0x009D
/// The cipher `TLS_DHE_RSA_WITH_AES_128_GCM_SHA256`.
public let TLS_DHE_RSA_WITH_AES_128_GCM_SHA256: SSLCipherSuite = 0x009E
/// The cipher `TLS_DHE_RSA_WITH_AES_256_GCM_SHA384`.
public let TLS_DHE_RSA_WITH_AES_256_GCM_SHA384: SSLCipherSuite = 0x009F
/// The cipher `TLS_AES_128_GCM_SHA256`.
public let TLS_AES_128_GCM_SHA256: SSLCipherSuite = 0x1301
/// The cipher `TLS_AES_256_GCM_SHA384`.
public let TLS_AES_256_GCM_SHA384: SSLCipherSuite = 0x1302
/// The cipher `TLS_CHACHA20_POLY1305_SHA256`.
public let TLS_CHACHA20_POLY1305_SHA256: SSLCipherSuite = 0x1303
/// The cipher `TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA`.
public let TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA: SSLCipherSuite = 0xC009
/// The cipher `TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA`.
public let TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA: SSLCipherSuite = 0xC00A
/// The cipher `TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA`.
public let TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA: SSLCipherSuite = 0xC013
/// The cipher `TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA`.
public let TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA: SSLCipherSuite = 0xC014
/// The cipher `TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256`.
public let TLS_ECDHE_ECDSA_WITH_AES_128_CBC_SHA256: SSLCipherSuite = 0xC023
/// The cipher `TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384`.
public let TLS_ECDHE_ECDSA_WITH_AES_256_CBC_SHA384: SSLCipherSuite = 0xC024
/// The cipher `TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256`.
public let TLS_ECDHE_RSA_WITH_AES_128_CBC_SHA256: SSLCipherSuite = 0xC027
/// The cipher `TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384`.
public let TLS_ECDHE_RSA_WITH_AES_256_CBC_SHA384: SSLCipherSuite = 0xC028
/// The cipher `TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256`.
public let TLS_ECDHE_ECDSA_WITH_AES_128_GCM_SHA256: SSLCipherSuite = 0xC02B
/// The cipher `TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384`.
public let TLS_ECDHE_ECDSA_WITH_AES_256_GCM_SHA384: SSLCipherSuite = 0xC02C
/// The cipher `TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256`.
public let TLS_ECDHE_RSA_WITH_AES_128_GCM_SHA256: SSLCipherSuite = 0xC02F
/// The cipher `TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384`.
public let TLS_ECDHE_RSA_WITH_AES_256_GCM_SHA384: SSLCipherSuite = 0xC030

extension SecKeyAlgorithm {
  /// Key exchange on a curve with a derivation by X9.63 and SHA1, standard.
  public static let ecdhKeyExchangeStandardX963SHA1 =
    SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA1")
  /// Key exchange on a curve with a derivation by X9.63 and SHA224, standard.
  public static let ecdhKeyExchangeStandardX963SHA224 =
    SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA224")
  /// Key exchange on a curve with a derivation by X9.63 and SHA256, standard.
  public static let ecdhKeyExchangeStandardX963SHA256 =
    SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA256")
  /// Key exchange on a curve with a derivation by X9.63 and SHA384, standard.
  public static let ecdhKeyExchangeStandardX963SHA384 =
    SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA384")
  /// Key exchange on a curve with a derivation by X9.63 and SHA512, standard.
  public static let ecdhKeyExchangeStandardX963SHA512 =
    SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandardX963SHA512")
  /// Encryption on a curve by AES-GCM and SHA224, standard.
  public static let eciesEncryptionStandardX963SHA224AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionStandardX963SHA224AESGCM")
  /// Encryption on a curve by AES-GCM, SHA224 and a variable IV, standard.
  public static let eciesEncryptionStandardVariableIVX963SHA224AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionStandardVariableIVX963SHA224AESGCM")
  /// Key exchange on a curve with a derivation by X9.63 and SHA1, cofactor.
  public static let ecdhKeyExchangeCofactorX963SHA1 =
    SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactorX963SHA1")
  /// Key exchange on a curve with a derivation by X9.63 and SHA224, cofactor.
  public static let ecdhKeyExchangeCofactorX963SHA224 =
    SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactorX963SHA224")
  /// Key exchange on a curve with a derivation by X9.63 and SHA256, cofactor.
  public static let ecdhKeyExchangeCofactorX963SHA256 =
    SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactorX963SHA256")
  /// Key exchange on a curve with a derivation by X9.63 and SHA384, cofactor.
  public static let ecdhKeyExchangeCofactorX963SHA384 =
    SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactorX963SHA384")
  /// Key exchange on a curve with a derivation by X9.63 and SHA512, cofactor.
  public static let ecdhKeyExchangeCofactorX963SHA512 =
    SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactorX963SHA512")
  /// Encryption on a curve by AES-GCM and SHA224, cofactor.
  public static let eciesEncryptionCofactorX963SHA224AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionCofactorX963SHA224AESGCM")
  /// Encryption on a curve by AES-GCM, SHA224 and a variable IV, cofactor.
  public static let eciesEncryptionCofactorVariableIVX963SHA224AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionCofactorVariableIVX963SHA224AESGCM")
}

/// An algorithm of a key: a signature, an encryption or a key exchange.
///
/// The text of each is its name (ours).
public struct SecKeyAlgorithm: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: CFString
  /// Creates a value from its raw value.
  public init(rawValue: CFString) { self.rawValue = rawValue }

}

extension SecKeyAlgorithm {
  /// Signature of a whole block without padding, by RSA.
  public static let rsaSignatureRaw = SecKeyAlgorithm(rawValue: "rsaSignatureRaw")
  /// Signature of bytes with the padding of PKCS #1, by RSA.
  public static let rsaSignatureDigestPKCS1v15Raw =
    SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15Raw")
  /// Signature of a SHA1 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureDigestPKCS1v15SHA1 =
    SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA1")
  /// Signature of a SHA224 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureDigestPKCS1v15SHA224 =
    SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA224")
  /// Signature of a SHA256 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureDigestPKCS1v15SHA256 =
    SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA256")
  /// Signature of a SHA384 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureDigestPKCS1v15SHA384 =
    SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA384")
  /// Signature of a SHA512 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureDigestPKCS1v15SHA512 =
    SecKeyAlgorithm(rawValue: "rsaSignatureDigestPKCS1v15SHA512")
  /// Signature of a message by its SHA1 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureMessagePKCS1v15SHA1 =
    SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA1")
  /// Signature of a message by its SHA224 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureMessagePKCS1v15SHA224 =
    SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA224")
  /// Signature of a message by its SHA256 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureMessagePKCS1v15SHA256 =
    SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA256")
  /// Signature of a message by its SHA384 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureMessagePKCS1v15SHA384 =
    SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA384")
  /// Signature of a message by its SHA512 digest with the padding of PKCS #1, by RSA.
  public static let rsaSignatureMessagePKCS1v15SHA512 =
    SecKeyAlgorithm(rawValue: "rsaSignatureMessagePKCS1v15SHA512")
  /// Signature of a SHA1 digest with PSS, by RSA.
  public static let rsaSignatureDigestPSSSHA1 =
    SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA1")
  /// Signature of a SHA224 digest with PSS, by RSA.
  public static let rsaSignatureDigestPSSSHA224 =
    SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA224")
  /// Signature of a SHA256 digest with PSS, by RSA.
  public static let rsaSignatureDigestPSSSHA256 =
    SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA256")
  /// Signature of a SHA384 digest with PSS, by RSA.
  public static let rsaSignatureDigestPSSSHA384 =
    SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA384")
  /// Signature of a SHA512 digest with PSS, by RSA.
  public static let rsaSignatureDigestPSSSHA512 =
    SecKeyAlgorithm(rawValue: "rsaSignatureDigestPSSSHA512")
  /// Signature of a message by its SHA1 digest with PSS, by RSA.
  public static let rsaSignatureMessagePSSSHA1 =
    SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA1")
  /// Signature of a message by its SHA224 digest with PSS, by RSA.
  public static let rsaSignatureMessagePSSSHA224 =
    SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA224")
  /// Signature of a message by its SHA256 digest with PSS, by RSA.
  public static let rsaSignatureMessagePSSSHA256 =
    SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA256")
  /// Signature of a message by its SHA384 digest with PSS, by RSA.
  public static let rsaSignatureMessagePSSSHA384 =
    SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA384")
  /// Signature of a message by its SHA512 digest with PSS, by RSA.
  public static let rsaSignatureMessagePSSSHA512 =
    SecKeyAlgorithm(rawValue: "rsaSignatureMessagePSSSHA512")
  /// Encryption of a whole block without padding, by RSA.
  public static let rsaEncryptionRaw = SecKeyAlgorithm(rawValue: "rsaEncryptionRaw")
  /// Encryption with the padding of PKCS #1, by RSA.
  public static let rsaEncryptionPKCS1 = SecKeyAlgorithm(rawValue: "rsaEncryptionPKCS1")
  /// Encryption with OAEP and SHA1, by RSA.
  public static let rsaEncryptionOAEPSHA1 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA1")
  /// Encryption with OAEP and SHA224, by RSA.
  public static let rsaEncryptionOAEPSHA224 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA224")
  /// Encryption with OAEP and SHA256, by RSA.
  public static let rsaEncryptionOAEPSHA256 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA256")
  /// Encryption with OAEP and SHA384, by RSA.
  public static let rsaEncryptionOAEPSHA384 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA384")
  /// Encryption with OAEP and SHA512, by RSA.
  public static let rsaEncryptionOAEPSHA512 = SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA512")
  /// Encryption by AES-GCM with a key encrypted by RSA, OAEP and SHA1.
  public static let rsaEncryptionOAEPSHA1AESGCM =
    SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA1AESGCM")
  /// Encryption by AES-GCM with a key encrypted by RSA, OAEP and SHA224.
  public static let rsaEncryptionOAEPSHA224AESGCM =
    SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA224AESGCM")
  /// Encryption by AES-GCM with a key encrypted by RSA, OAEP and SHA256.
  public static let rsaEncryptionOAEPSHA256AESGCM =
    SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA256AESGCM")
  /// Encryption by AES-GCM with a key encrypted by RSA, OAEP and SHA384.
  public static let rsaEncryptionOAEPSHA384AESGCM =
    SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA384AESGCM")
  /// Encryption by AES-GCM with a key encrypted by RSA, OAEP and SHA512.
  public static let rsaEncryptionOAEPSHA512AESGCM =
    SecKeyAlgorithm(rawValue: "rsaEncryptionOAEPSHA512AESGCM")
}

extension SecKeyAlgorithm {
  /// Signature of a digest in DER, on a curve.
  public static let ecdsaSignatureDigestX962 =
    SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962")
  /// Signature of a SHA1 digest in DER, on a curve.
  public static let ecdsaSignatureDigestX962SHA1 =
    SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA1")
  /// Signature of a SHA224 digest in DER, on a curve.
  public static let ecdsaSignatureDigestX962SHA224 =
    SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA224")
  /// Signature of a SHA256 digest in DER, on a curve.
  public static let ecdsaSignatureDigestX962SHA256 =
    SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA256")
  /// Signature of a SHA384 digest in DER, on a curve.
  public static let ecdsaSignatureDigestX962SHA384 =
    SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA384")
  /// Signature of a SHA512 digest in DER, on a curve.
  public static let ecdsaSignatureDigestX962SHA512 =
    SecKeyAlgorithm(rawValue: "ecdsaSignatureDigestX962SHA512")
  /// Signature of a message by its SHA1 digest in DER, on a curve.
  public static let ecdsaSignatureMessageX962SHA1 =
    SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA1")
  /// Signature of a message by its SHA224 digest in DER, on a curve.
  public static let ecdsaSignatureMessageX962SHA224 =
    SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA224")
  /// Signature of a message by its SHA256 digest in DER, on a curve.
  public static let ecdsaSignatureMessageX962SHA256 =
    SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA256")
  /// Signature of a message by its SHA384 digest in DER, on a curve.
  public static let ecdsaSignatureMessageX962SHA384 =
    SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA384")
  /// Signature of a message by its SHA512 digest in DER, on a curve.
  public static let ecdsaSignatureMessageX962SHA512 =
    SecKeyAlgorithm(rawValue: "ecdsaSignatureMessageX962SHA512")
  /// Key exchange on a curve, standard.
  public static let ecdhKeyExchangeStandard = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeStandard")
  /// Key exchange on a curve, cofactor.
  public static let ecdhKeyExchangeCofactor = SecKeyAlgorithm(rawValue: "ecdhKeyExchangeCofactor")
  /// Encryption on a curve by AES-GCM and SHA1, standard.
  public static let eciesEncryptionStandardX963SHA1AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionStandardX963SHA1AESGCM")
  /// Encryption on a curve by AES-GCM and SHA256, standard.
  public static let eciesEncryptionStandardX963SHA256AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionStandardX963SHA256AESGCM")
  /// Encryption on a curve by AES-GCM and SHA384, standard.
  public static let eciesEncryptionStandardX963SHA384AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionStandardX963SHA384AESGCM")
  /// Encryption on a curve by AES-GCM and SHA512, standard.
  public static let eciesEncryptionStandardX963SHA512AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionStandardX963SHA512AESGCM")
  /// Encryption on a curve by AES-GCM, SHA256 and a variable IV, standard.
  public static let eciesEncryptionStandardVariableIVX963SHA256AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionStandardVariableIVX963SHA256AESGCM")
  /// Encryption on a curve by AES-GCM, SHA384 and a variable IV, standard.
  public static let eciesEncryptionStandardVariableIVX963SHA384AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionStandardVariableIVX963SHA384AESGCM")
  /// Encryption on a curve by AES-GCM, SHA512 and a variable IV, standard.
  public static let eciesEncryptionStandardVariableIVX963SHA512AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionStandardVariableIVX963SHA512AESGCM")
  /// Encryption on a curve by AES-GCM and SHA1, cofactor.
  public static let eciesEncryptionCofactorX963SHA1AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionCofactorX963SHA1AESGCM")
  /// Encryption on a curve by AES-GCM and SHA256, cofactor.
  public static let eciesEncryptionCofactorX963SHA256AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionCofactorX963SHA256AESGCM")
  /// Encryption on a curve by AES-GCM and SHA384, cofactor.
  public static let eciesEncryptionCofactorX963SHA384AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionCofactorX963SHA384AESGCM")
  /// Encryption on a curve by AES-GCM and SHA512, cofactor.
  public static let eciesEncryptionCofactorX963SHA512AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionCofactorX963SHA512AESGCM")
  /// Encryption on a curve by AES-GCM, SHA256 and a variable IV, cofactor.
  public static let eciesEncryptionCofactorVariableIVX963SHA256AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionCofactorVariableIVX963SHA256AESGCM")
  /// Encryption on a curve by AES-GCM, SHA384 and a variable IV, cofactor.
  public static let eciesEncryptionCofactorVariableIVX963SHA384AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionCofactorVariableIVX963SHA384AESGCM")
  /// Encryption on a curve by AES-GCM, SHA512 and a variable IV, cofactor.
  public static let eciesEncryptionCofactorVariableIVX963SHA512AESGCM =
    SecKeyAlgorithm(rawValue: "eciesEncryptionCofactorVariableIVX963SHA512AESGCM")
}

/// A use of a key.
public enum SecKeyOperationType: Int, Sendable {
  case sign = 0
  case verify = 1
  case encrypt = 2
  case decrypt = 3
  case keyExchange = 4
}

/// A key of the parameters of a key exchange (Keychain.KC10).
public struct SecKeyKeyExchangeParameter: RawRepresentable, Hashable, Sendable {
  /// The raw value.
  public let rawValue: CFString
  /// Creates a value from its raw value.
  public init(rawValue: CFString) { self.rawValue = rawValue }

  /// The number of bytes to derive.
  public static let requestedSize = Self(rawValue: "requestedSize")
  /// The information that both owners share, data.
  public static let sharedInfo = Self(rawValue: "sharedInfo")
}

/// The padding of a message or a signature of the older functions.
public struct SecPadding: OptionSet, Hashable, Sendable {
  /// The raw value.
  public let rawValue: UInt32
  /// Creates a value from its raw value.
  public init(rawValue: UInt32) { self.rawValue = rawValue }

  /// The padding of PKCS #1.
  public static let PKCS1 = Self(rawValue: 1)
  /// OAEP with SHA-1.
  public static let OAEP = Self(rawValue: 2)
  /// A signature on a curve of two numbers; not supported.
  public static let sigRaw = Self(rawValue: 0x4000)
  /// The padding of PKCS #1, for an MD2 digest; not supported.
  public static let PKCS1MD2 = Self(rawValue: 0x8000)
  /// The padding of PKCS #1, for an MD5 digest.
  public static let PKCS1MD5 = Self(rawValue: 0x8001)
  /// The padding of PKCS #1, for a SHA-1 digest.
  public static let PKCS1SHA1 = Self(rawValue: 0x8002)
  /// The padding of PKCS #1, for a SHA-224 digest.
  public static let PKCS1SHA224 = Self(rawValue: 0x8003)
  /// The padding of PKCS #1, for a SHA-256 digest.
  public static let PKCS1SHA256 = Self(rawValue: 0x8004)
  /// The padding of PKCS #1, for a SHA-384 digest.
  public static let PKCS1SHA384 = Self(rawValue: 0x8005)
  /// The padding of PKCS #1, for a SHA-512 digest.
  public static let PKCS1SHA512 = Self(rawValue: 0x8006)
}

/// Revocation is looked up with the authority's server.
public let kSecRevocationOCSPMethod: CFOptionFlags = 1 << 0
/// Revocation is looked up in the authority's list.
public let kSecRevocationCRLMethod: CFOptionFlags = 1 << 1
/// The list is consulted before the server.
public let kSecRevocationPreferCRL: CFOptionFlags = 1 << 2
/// A certificate is only trusted if its authority confirms it.
public let kSecRevocationRequirePositiveResponse: CFOptionFlags = 1 << 3
/// Revocation is only looked up in what is stored.
public let kSecRevocationNetworkAccessDisabled: CFOptionFlags = 1 << 4
/// Revocation is looked up with the server or in the list.
public let kSecRevocationUseAnyAvailableMethod: CFOptionFlags =
  kSecRevocationOCSPMethod | kSecRevocationCRLMethod

/// The result of an evaluation of trust.
public enum SecTrustResultType: UInt32, Sendable {
  /// The trust has not been evaluated.
  case invalid = 0
  /// The user trusts the certificate.
  case proceed = 1
  /// The user does not trust the certificate.
  case deny = 3
  /// The certificate is trusted.
  case unspecified = 4
  /// The certificate is not trusted, but might be with other anchors, policies or another date.
  case recoverableTrustFailure = 5
  /// The certificate is not trusted.
  case fatalTrustFailure = 6
  /// The evaluation failed.
  case otherError = 7
}

/// The date of an evaluation.
public let kSecTrustEvaluationDate: CFString = "TrustEvaluationDate"
/// Whether the certificate has an extended validation; never in a result here.
public let kSecTrustExtendedValidation: CFString = "TrustExtendedValidation"
/// The organization of a certificate with an extended validation; never in a result here.
public let kSecTrustOrganizationName: CFString = "Organization"
/// The result, as a number.
public let kSecTrustResultValue: CFString = "TrustResultValue"
/// Whether the revocation was looked up; never in a result here.
public let kSecTrustRevocationChecked: CFString = "TrustRevocationChecked"
/// The date until which a response about the revocation is valid; never in a result here.
public let kSecTrustRevocationValidUntilDate: CFString = "TrustExpirationDate"
/// Whether the certificate is in public transparency logs; never in a result here.
public let kSecTrustCertificateTransparency: CFString = "TrustCertificateTransparency"
/// Whether the certificate need not be in a public transparency log; never in a result here.
public let kSecTrustCertificateTransparencyWhiteList: CFString =
  "TrustCertificateTransparencyWhiteList"

/// The peer does not keep to the protocol.
public let errSSLProtocol: OSStatus = -9_800
/// No cipher is common to both sides.
public let errSSLNegotiation: OSStatus = -9_801
/// The peer sent a fatal alert.
public let errSSLFatalAlert: OSStatus = -9_802
/// The call would have to wait.
public let errSSLWouldBlock: OSStatus = -9_803
/// The session is unknown.
public let errSSLSessionNotFound: OSStatus = -9_804
/// The peer ended the connection.
public let errSSLClosedGraceful: OSStatus = -9_805
/// The connection ended because of an error.
public let errSSLClosedAbort: OSStatus = -9_806
/// The chain of certificates is invalid.
public let errSSLXCertChainInvalid: OSStatus = -9_807
/// The format of a certificate is not valid.
public let errSSLBadCert: OSStatus = -9_808
/// A function of cryptography failed.
public let errSSLCrypto: OSStatus = -9_809
/// An internal error.
public let errSSLInternal: OSStatus = -9_810
/// The chain ends with an unknown certificate.
public let errSSLUnknownRootCert: OSStatus = -9_812
/// The chain has no certificate of an authority.
public let errSSLNoRootCert: OSStatus = -9_813
/// A certificate has expired.
public let errSSLCertExpired: OSStatus = -9_814
/// A certificate is not valid yet.
public let errSSLCertNotYetValid: OSStatus = -9_815
/// The connection ended without a message.
public let errSSLClosedNoNotify: OSStatus = -9_816
/// The place for the result is too small.
public let errSSLBufferOverflow: OSStatus = -9_817
/// The cipher is not valid.
public let errSSLBadCipherSuite: OSStatus = -9_818
/// The peer received a message that it did not expect.
public let errSSLPeerUnexpectedMsg: OSStatus = -9_819
/// The peer received a record with a wrong code.
public let errSSLPeerBadRecordMac: OSStatus = -9_820
/// The peer could not decrypt a record.
public let errSSLPeerDecryptionFail: OSStatus = -9_821
/// The peer received a record that is too long.
public let errSSLPeerRecordOverflow: OSStatus = -9_822
/// The peer refused the handshake.
public let errSSLPeerHandshakeFail: OSStatus = -9_824
/// The peer received a certificate that is not valid.
public let errSSLPeerBadCert: OSStatus = -9_825
/// The peer does not support the certificate.
public let errSSLPeerUnsupportedCert: OSStatus = -9_826
/// The certificate has been revoked.
public let errSSLPeerCertRevoked: OSStatus = -9_827
/// The certificate has expired.
public let errSSLPeerCertExpired: OSStatus = -9_828
/// The peer does not know the certificate.
public let errSSLPeerCertUnknown: OSStatus = -9_829
/// The peer received a value that is not valid.
public let errSSLIllegalParam: OSStatus = -9_830
/// The peer does not know the authority.
public let errSSLPeerUnknownCA: OSStatus = -9_831
/// The peer denies access.
public let errSSLPeerAccessDenied: OSStatus = -9_832
/// The peer could not read a message.
public let errSSLPeerDecodeError: OSStatus = -9_833
/// The peer could not verify a message.
public let errSSLPeerDecryptError: OSStatus = -9_834
/// The version of the protocol is not supported.
public let errSSLPeerProtocolVersion: OSStatus = -9_836
/// The ciphers are too weak for the peer.
public let errSSLPeerInsufficientSecurity: OSStatus = -9_837
/// An internal error of the peer.
public let errSSLPeerInternalError: OSStatus = -9_838
/// The user of the peer canceled.
public let errSSLPeerUserCancelled: OSStatus = -9_839
/// The peer does not negotiate again.
public let errSSLPeerNoRenegotiation: OSStatus = -9_840
/// The certificate is for another host.
public let errSSLHostNameMismatch: OSStatus = -9_843
/// The peer refused the connection.
public let errSSLConnectionRefused: OSStatus = -9_844
