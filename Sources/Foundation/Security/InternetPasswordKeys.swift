// The protocols and authentications of internet passwords. The text of each is its name (ours).

/// The protocol FTP.
public let kSecAttrProtocolFTP: CFString = "kSecAttrProtocolFTP"
/// The protocol FTPAccount.
public let kSecAttrProtocolFTPAccount: CFString = "kSecAttrProtocolFTPAccount"
/// The protocol HTTP.
public let kSecAttrProtocolHTTP: CFString = "kSecAttrProtocolHTTP"
/// The protocol IRC.
public let kSecAttrProtocolIRC: CFString = "kSecAttrProtocolIRC"
/// The protocol NNTP.
public let kSecAttrProtocolNNTP: CFString = "kSecAttrProtocolNNTP"
/// The protocol POP3.
public let kSecAttrProtocolPOP3: CFString = "kSecAttrProtocolPOP3"
/// The protocol SMTP.
public let kSecAttrProtocolSMTP: CFString = "kSecAttrProtocolSMTP"
/// The protocol SOCKS.
public let kSecAttrProtocolSOCKS: CFString = "kSecAttrProtocolSOCKS"
/// The protocol IMAP.
public let kSecAttrProtocolIMAP: CFString = "kSecAttrProtocolIMAP"
/// The protocol LDAP.
public let kSecAttrProtocolLDAP: CFString = "kSecAttrProtocolLDAP"
/// The protocol AppleTalk.
public let kSecAttrProtocolAppleTalk: CFString = "kSecAttrProtocolAppleTalk"
/// The protocol AFP.
public let kSecAttrProtocolAFP: CFString = "kSecAttrProtocolAFP"
/// The protocol Telnet.
public let kSecAttrProtocolTelnet: CFString = "kSecAttrProtocolTelnet"
/// The protocol SSH.
public let kSecAttrProtocolSSH: CFString = "kSecAttrProtocolSSH"
/// The protocol FTPS.
public let kSecAttrProtocolFTPS: CFString = "kSecAttrProtocolFTPS"
/// The protocol HTTPS.
public let kSecAttrProtocolHTTPS: CFString = "kSecAttrProtocolHTTPS"
/// The protocol HTTPProxy.
public let kSecAttrProtocolHTTPProxy: CFString = "kSecAttrProtocolHTTPProxy"
/// The protocol HTTPSProxy.
public let kSecAttrProtocolHTTPSProxy: CFString = "kSecAttrProtocolHTTPSProxy"
/// The protocol FTPProxy.
public let kSecAttrProtocolFTPProxy: CFString = "kSecAttrProtocolFTPProxy"
/// The protocol SMB.
public let kSecAttrProtocolSMB: CFString = "kSecAttrProtocolSMB"
/// The protocol RTSP.
public let kSecAttrProtocolRTSP: CFString = "kSecAttrProtocolRTSP"
/// The protocol RTSPProxy.
public let kSecAttrProtocolRTSPProxy: CFString = "kSecAttrProtocolRTSPProxy"
/// The protocol DAAP.
public let kSecAttrProtocolDAAP: CFString = "kSecAttrProtocolDAAP"
/// The protocol EPPC.
public let kSecAttrProtocolEPPC: CFString = "kSecAttrProtocolEPPC"
/// The protocol IPP.
public let kSecAttrProtocolIPP: CFString = "kSecAttrProtocolIPP"
/// The protocol NNTPS.
public let kSecAttrProtocolNNTPS: CFString = "kSecAttrProtocolNNTPS"
/// The protocol LDAPS.
public let kSecAttrProtocolLDAPS: CFString = "kSecAttrProtocolLDAPS"
/// The protocol TelnetS.
public let kSecAttrProtocolTelnetS: CFString = "kSecAttrProtocolTelnetS"
/// The protocol IMAPS.
public let kSecAttrProtocolIMAPS: CFString = "kSecAttrProtocolIMAPS"
/// The protocol IRCS.
public let kSecAttrProtocolIRCS: CFString = "kSecAttrProtocolIRCS"
/// The protocol POP3S.
public let kSecAttrProtocolPOP3S: CFString = "kSecAttrProtocolPOP3S"
/// The authentication NTLM.
public let kSecAttrAuthenticationTypeNTLM: CFString = "kSecAttrAuthenticationTypeNTLM"
/// The authentication MSN.
public let kSecAttrAuthenticationTypeMSN: CFString = "kSecAttrAuthenticationTypeMSN"
/// The authentication DPA.
public let kSecAttrAuthenticationTypeDPA: CFString = "kSecAttrAuthenticationTypeDPA"
/// The authentication RPA.
public let kSecAttrAuthenticationTypeRPA: CFString = "kSecAttrAuthenticationTypeRPA"
/// The authentication HTTPBasic.
public let kSecAttrAuthenticationTypeHTTPBasic: CFString = "kSecAttrAuthenticationTypeHTTPBasic"
/// The authentication HTTPDigest.
public let kSecAttrAuthenticationTypeHTTPDigest: CFString = "kSecAttrAuthenticationTypeHTTPDigest"
/// The authentication HTMLForm.
public let kSecAttrAuthenticationTypeHTMLForm: CFString = "kSecAttrAuthenticationTypeHTMLForm"
/// The authentication Default.
public let kSecAttrAuthenticationTypeDefault: CFString = "kSecAttrAuthenticationTypeDefault"
