// The keys of the options of a request to a server, which the phone cannot make (Players.CK2).

/// The option of the versions of the protocol that the app supports, in an array of numbers.
public let AVContentKeyRequestProtocolVersionsKey = "AVContentKeyRequestProtocolVersionsKey"
/// The option of whether the token of the server contains data to check it with.
public let AVContentKeyRequestRequiresValidationDataInSecureTokenKey =
  "AVContentKeyRequestRequiresValidationDataInSecureTokenKey"
