// The protocols and authentications of internet passwords. Step Keychain.KC17.

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
