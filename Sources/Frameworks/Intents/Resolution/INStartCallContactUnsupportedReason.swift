/// The reason why a value is not possible.
///
/// - Source: the raw values of the public headers. Confidence: documented.
public enum INStartCallContactUnsupportedReason: Int, Sendable {
  /// No contact found.
  case noContactFound = 1
  /// Multiple contacts unsupported.
  case multipleContactsUnsupported = 2
  /// No handle for label.
  case noHandleForLabel = 3
  /// Invalid handle.
  case invalidHandle = 4
  /// Unsupported mmi ussd.
  case unsupportedMmiUssd = 5
  /// No call history for redial.
  case noCallHistoryForRedial = 6
  /// No usable handle for redial.
  case noUsableHandleForRedial = 7
  /// Requiring in app authentication.
  case requiringInAppAuthentication = 8
}
