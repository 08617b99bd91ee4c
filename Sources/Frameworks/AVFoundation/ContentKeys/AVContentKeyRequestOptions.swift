// The option keys of a request to a server, which the phone cannot make (Players.CK2).

/// The option of the supported protocol versions, an array of numbers.
public let AVContentKeyRequestProtocolVersionsKey = "AVContentKeyRequestProtocolVersionsKey"
/// The option of whether the server's token includes validation data.
public let AVContentKeyRequestRequiresValidationDataInSecureTokenKey =
  "AVContentKeyRequestRequiresValidationDataInSecureTokenKey"
