/// A request to renew data; never made, since data is loaded once.
///
/// - Thread: as `AVAssetResourceLoadingRequest`; it adds nothing that changes.
open class AVAssetResourceRenewalRequest: AVAssetResourceLoadingRequest, @unchecked Sendable {}
