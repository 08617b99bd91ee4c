import TactusPhoneLink

/// A reading of the general pasteboard for which an app waits.
struct PendingPaste: Sendable {
  /// The identifier of the request.
  var id: PasteboardReadID
  /// The app that reads.
  var app: AppID
}
