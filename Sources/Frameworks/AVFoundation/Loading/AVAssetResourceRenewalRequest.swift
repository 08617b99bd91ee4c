/// A request for data that was loaded before; there is none, since data is loaded once.
///
/// - Thread: as `AVAssetResourceLoadingRequest`; it adds nothing that changes.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}
